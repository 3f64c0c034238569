import type { Program, ProgramOutcome } from '@voyager-mc/core'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import type { Connection } from '../connection/join-world.ts'
import type { Primitive } from '../primitives/define-primitive.ts'
import type { PrimitiveContext } from '../primitives/primitive-context.ts'
import { createProgramHost } from '../program-host/create-program-host.ts'
import type { ProgramRunner } from '../program-runner/program-runner.ts'
import { keepSettings } from './keep-settings.ts'
import { outlast } from './outlast.ts'
import { startGrace, type Grace } from './start-grace.ts'
import { stopEverything } from './stop-everything.ts'
import { watchDeath, type DeathWatch } from './watch-death.ts'

export interface RunProgramOptions {
  readonly connection: Pick<Connection, 'bot' | 'lost'>
  readonly context: PrimitiveContext
  readonly runner: ProgramRunner
  readonly primitives: readonly Primitive[]
  readonly timeoutMs: number
  /** A death ends the program; without it, who keeps what it carries goes on. */
  readonly endsAtDeath: boolean
  /** Tells the primitives that the program has ended. */
  readonly end: () => void
}

/** End of a program, and the time that is left to come to rest. */
export interface ProgramRun {
  readonly outcome: ProgramOutcome
  readonly grace: Grace
}

// All that a step does after its program, in milliseconds: a second for cleaning up and three for coming to rest.
const graceMs = 4500

/** Runs one program and takes away what it has left behind. */
export async function runProgram(
  program: Program,
  { connection: { bot, lost }, context, runner, primitives, timeoutMs, endsAtDeath, end }: RunProgramOptions,
): Promise<ProgramRun> {
  const putSettingsBack = keepSettings(bot)
  const pending = new Set<Promise<unknown>>()
  const loose = new Set<Promise<unknown>>()
  const host = createProgramHost(context, primitives, {
    ofPrimitives: (work) => track(pending, work),
    ofBot: (work) => void track(loose, work),
  })
  const death = watchDeath(bot)
  const signal = endsAtDeath ? AbortSignal.any([context.signal, death.signal]) : context.signal
  const ended = await runner.run(program, host, { signal, limits: { wallMs: timeoutMs } })
  end()
  const hasDied = endsAtDeath && death.signal.aborted && ended.status === 'interrupted'
  const grace = startGrace(context.clock, { graceMs, lost })
  await grace.wait(async (over) => {
    await stopEverything(bot, { lost: over })
    await Promise.allSettled(pending)
    await outlast(bot, loose, { lost: over })
    if (hasDied) await waitForTicks(bot, respawnTicks, { signal: over, until: () => bot.health > 0 })
  })
  death.stop()
  const outcome = hasDied && !lost.aborted ? failedBy(death) : ended
  putSettingsBack()
  return { outcome, grace }
}

// A server gives a new body at once; one with a full queue may take a second.
const respawnTicks = 40

function failedBy({ describe }: DeathWatch): ProgramOutcome {
  return { status: 'failed', message: describe() }
}

/** Keeps a promise in the set until it settles, so that a step can wait for work nobody awaited. */
function track<Value>(pending: Set<Promise<unknown>>, work: Promise<Value>): Promise<Value> {
  pending.add(work)
  const forget = (): void => {
    pending.delete(work)
  }
  work.then(forget, forget)
  return work
}
