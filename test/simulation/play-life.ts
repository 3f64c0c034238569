import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Home } from '@voyager-mc/voyager/home'
import { openHome } from '@voyager-mc/voyager/home'
import { AgentError } from '@voyager-mc/core'
import {
  attempts,
  createVoyager,
  RunLockedError,
  type RunStore,
  type VoyagerEvent,
} from '@voyager-mc/voyager'
import { createDefaultRoles } from '@voyager-mc/voyager/preset'
import { memorySkillStore, sqliteSkillStore } from '@voyager-mc/skill-library'
import { checkHome, type Witness } from './check-home.ts'
import { takeCrashImage } from './crash-image.ts'
import type { Defect } from './defects.ts'
import type { FaultPlan } from './fault-plan.ts'
import { simulatedClock } from './simulated-clock.ts'
import { simulatedGame } from './simulated-game.ts'
import { SimulatedModel } from './simulated-model.ts'
import { Violation } from './violation.ts'

/** Events that are told and not kept. */
const unkept: ReadonlySet<VoyagerEvent['type']> = new Set(['store-error', 'program-text'])

export interface PlayLifeOptions {
  readonly directory: string
  readonly plan: FaultPlan
  readonly witness: Witness
  readonly attemptLimit: number
  readonly defect?: Defect | undefined
}

/** How a life ended: killed, with what was left of its home; or by itself. */
export interface LifeEnd {
  /** Directory in which the next life goes on. */
  readonly directory: string
  readonly isFinished: boolean
  readonly witness: Witness
}

/** Plays a run from its opening to its end, by itself or by a kill between any two events. */
export async function playLife(options: PlayLifeOptions): Promise<LifeEnd> {
  const { directory, plan, attemptLimit, defect } = options
  const home = await openHome(directory)
  const heard = [...options.witness.heard]
  const model = new SimulatedModel(plan)
  const clock = simulatedClock()
  const roles = await makeRoles(home, { plan, model, defect })
  const stop = new AbortController()
  const witness = (): Witness => ({ heard: [...heard], requests: options.witness.requests + model.requests })
  let image: { readonly directory: string; readonly witness: Witness } | undefined
  const mayDie = (): void => {
    if (image !== undefined || plan.draw('killed') === undefined) return
    image = { directory: takeCrashImage(home.path, join(directory, 'next')), witness: witness() }
    stop.abort()
  }
  const onEvent = (event: VoyagerEvent): void => {
    if (event.type === 'store-error') mendStorage(home)
    if (image !== undefined || unkept.has(event.type)) return
    heard.push(JSON.stringify(event))
    if (defect === 'reader-cuts' && plan.random() < 0.05)
      home.database.run('DELETE FROM journal WHERE sequence = (SELECT max(sequence) FROM journal)')
    spoilStorage(home, plan)
    mayDie()
  }
  try {
    await checkHome(home, { witness: witness(), skillLibrary: roles.skillLibrary })
    if (defect === 'two-owners') rmSync(`${home.path}-owner`)
    await assertRefused(directory)
    const voyager = createVoyager({
      ...roles,
      environment: simulatedGame({ home, plan, clock, mayDie, defect }),
      ...(defect === 'events-before-journal'
        ? { store: hearingFirst(home.runStore, onEvent) }
        : { store: home.runStore, onEvent }),
      clock,
      random: plan.random,
      stepTimeoutMs: 20_000,
      recovery: { environmentTries: 4, modelPatienceMs: 10_000, firstDelayMs: 100 },
    })
    const result = await voyager.learn({
      until: attempts(attemptLimit),
      resume: heard.length > 0,
      signal: stop.signal,
    }).result
    return image
      ? { ...image, isFinished: false }
      : { directory, isFinished: result.reason === 'condition-met', witness: witness() }
  } catch (error) {
    // A run may end by itself where it can do nothing more; the next life has to find all that was promised.
    if (!AgentError.isInstance(error)) throw error
    return image ? { ...image, isFinished: false } : { directory, isFinished: false, witness: witness() }
  } finally {
    mendStorage(home)
    await roles.skillLibrary.close()
    await home.close()
  }
}

interface RoleParts extends Pick<PlayLifeOptions, 'plan' | 'defect'> {
  readonly model: SimulatedModel
}

function makeRoles(home: Home, { plan, model, defect }: RoleParts): ReturnType<typeof createDefaultRoles> {
  const skillStore =
    defect === 'skills-forgotten'
      ? memorySkillStore()
      : sqliteSkillStore(home.database, { mirror: false, commitWith: home.commitWith })
  return createDefaultRoles({
    version: '1.19.4',
    model,
    store: home.runStore,
    skillStore,
    random: plan.random,
    reservedNames: [],
  })
}

/** Refuses writes, or makes the disk full, until the run has told of it. */
function spoilStorage({ database }: Home, plan: FaultPlan): void {
  const fault = plan.draw('write-refused', 'disk-full')
  if (fault === 'write-refused') database.exec('PRAGMA query_only = ON')
  if (fault !== 'disk-full') return
  const pages = Number(database.get('PRAGMA page_count')?.['page_count'])
  database.exec(`PRAGMA max_page_count = ${pages}`)
}

function mendStorage({ database }: Home): void {
  database.exec('PRAGMA query_only = OFF; PRAGMA max_page_count = 1000000')
}

async function assertRefused(directory: string): Promise<void> {
  const second = await openHome(directory).catch((error: unknown) => error)
  if (!RunLockedError.isInstance(second)) throw new Violation('A second owner was not refused.')
}

/** The store of an earlier version, in which an event was heard of before it was kept. */
function hearingFirst(store: RunStore, onEvent: (event: VoyagerEvent) => void): RunStore {
  return {
    ...store,
    append: (record) => {
      onEvent(record.event)
      return store.append(record)
    },
  }
}
