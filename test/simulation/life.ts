import { join } from 'node:path'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import type { Home } from '@voyager-mc/voyager/home'
import type { Witness } from './check-home.ts'
import { takeCrashImage } from './crash-image.ts'
import type { Defect } from './defects.ts'
import type { FaultPlan } from './fault-plan.ts'
import { SimulatedModel } from './simulated-model.ts'
import { readWorld, writeWorld } from './simulated-world.ts'
import { isBoundary } from '../integration/kills/world-faults.ts'
import type { WorldKind } from './world-kind.ts'
import { mendStorage, removeHome, spoilStorage } from './storage-faults.ts'

/** End of a life: killed, with what was left of its home; or by itself. */
export interface LifeEnd {
  /** Directory in which the next life goes on. */
  readonly directory: string
  readonly isFinished: boolean
  readonly witness: Witness
}

export interface OpenLifeOptions {
  readonly directory: string
  readonly plan: FaultPlan
  readonly witness: Witness
  readonly defect?: Defect | undefined
  readonly world: WorldKind
}

/** One process, as somebody outside sees it. */
export interface Life {
  readonly model: SimulatedModel
  readonly signal: AbortSignal
  witness(this: void): Witness
  /** Events of this life that were heard of. */
  heardNow(this: void): readonly string[]
  /** The home as the end by a kill, or a removal, left it; absent while nobody did that. */
  image(this: void): LifeEnd | undefined
  isRemoved(this: void): boolean
  onEvent(this: void, event: VoyagerEvent): void
  /** Called where a process could end between two operations. */
  mayDie(this: void): void
  /** Called when a tick of the embedded world waits for the record it is kept with. */
  noteStaged(this: void, tick: number): void
  /** Only these events are kept from now on. */
  goOnFrom(this: void, events: readonly string[]): void
}

/** Events that are told and not kept. */
const unkept: ReadonlySet<VoyagerEvent['type']> = new Set(['store-error', 'program-text'])

/** Opens the life of a home, whose faults the plan decides. */
export function openLife(
  home: Home,
  { directory, plan, witness: earlier, defect, world }: OpenLifeOptions,
): Life {
  let before = earlier.heard
  const now: string[] = []
  const model = new SimulatedModel(plan, { defect, world })
  const stop = new AbortController()
  const worldBefore = readWorld(home.database)
  let { tick } = earlier
  let staged: number | undefined
  let image: LifeEnd | undefined
  let isRemoved = false
  const witness = (): Witness => ({
    heard: [...before, ...now],
    requests: earlier.requests + model.requests,
    ...(tick !== undefined && { tick }),
    ...(staged !== undefined && { staged }),
  })
  const takeImage = (): void => {
    const copy = takeCrashImage(home.path, join(directory, 'next'))
    image = { directory: copy, isFinished: false, witness: witness() }
  }
  const mayDie = (): void => {
    if (image !== undefined || plan.draw('killed') === undefined) return
    takeImage()
    stop.abort()
  }
  return {
    model,
    signal: stop.signal,
    witness,
    heardNow: () => now,
    image: () => image,
    isRemoved: () => isRemoved,
    mayDie,
    noteStaged(next) {
      if (image === undefined) staged = next
    },
    goOnFrom(events) {
      before = events
    },
    onEvent(event) {
      if (event.type === 'store-error') mendStorage(home)
      if (image !== undefined || unkept.has(event.type)) return
      now.push(asKept(event))
      if (isBoundary(event.type)) tick = staged ?? tick
      if (defect === 'reader-cuts' && plan.random() < 0.05)
        home.database.run('DELETE FROM journal WHERE sequence = (SELECT max(sequence) FROM journal)')
      if (defect === 'refused-saves' && plan.random() < 0.05) writeWorld(home.database, worldBefore)
      spoilStorage(home, plan)
      mayDie()
      // What comes after the end of a run is nobody's promise.
      if (image !== undefined || event.type === 'run-end' || plan.draw('home-removed') === undefined) return
      takeImage()
      removeHome(home)
      isRemoved = true
    },
  }
}

/** Text of an event as it is kept: a home keeps the places that are remembered once, and not with every event. */
function asKept(event: VoyagerEvent): string {
  return JSON.stringify(event, (name, value: unknown) => (name === 'places' ? undefined : value))
}
