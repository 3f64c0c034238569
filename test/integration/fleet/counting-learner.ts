import { setTimeout as sleep } from 'node:timers/promises'
import { InvalidArgumentError } from '@voyager-mc/core'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import { makeObservation } from '@voyager-mc/core/testing'
import type { Learn } from '@voyager-mc/fleet'

/**
 * A learner for tests that plays no game: it takes `steps` steps of `stepMs` each, writes each one with its world, and
 * checks at its beginning that journal and world are at the same step.
 */
export const learn: Learn = async ({ spec, runStore, world, skillStore, signal, onProgress, onNotice }) => {
  const { steps = 10, stepMs = 20, fault, skill, notice } = spec.settings ?? {}
  if (fault === 'mistake') throw new InvalidArgumentError('fault', fault, 'leave it out.')
  if (typeof notice === 'string') onNotice(notice)
  const records = await Array.fromAsync(runStore.readJournal())
  const kept = await world.load()
  const worldStep = kept === undefined ? 0 : Number(kept.meta)
  if (worldStep !== records.length)
    throw new Error(`The journal has ${records.length} steps, and the world ${worldStep}.`)
  for (let step = records.length; step < Number(steps); step += 1) {
    if (signal.aborted) return null
    await sleep(Number(stepMs))
    if (fault === 'exit' && step === 3 && records.length === 0) process.exit(9)
    if (fault === 'freeze' && step === 3 && records.length === 0) process.kill(process.pid, 'SIGSTOP')
    await world.commit({ meta: step + 1, columns: [], players: {}, mechanics: {} })
    await runStore.append({ sequence: step, atMs: step, event: stepEnd(step) })
    onProgress({ step: step + 1 })
  }
  if (typeof skill === 'string') {
    // A process for each run: most of them have no skill and load no library.
    const { createSkillLibrary } = await import('@voyager-mc/skill-library')
    const library = createSkillLibrary({ store: skillStore })
    const source = `async function ${skill}(bot) { bot.chat('seed ${spec.seed}') }`
    await library.add({ name: skill, source }, { name: `Practise ${skill}` })
    await library.close()
  }
  return { steps: Number(steps), resumedAt: records.length }
}

function stepEnd(step: number): VoyagerEvent {
  const outcome = { status: 'completed' } as const
  return { type: 'step-end', step: { observation: makeObservation({ yaw: step }), events: [], outcome } }
}
