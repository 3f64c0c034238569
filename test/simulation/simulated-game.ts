import {
  EnvironmentLostError,
  type Environment,
  type Observation,
  type PrimitiveDescription,
  type Program,
  type StepResult,
} from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import type { Clock } from '@voyager-mc/core'
import type { Home } from '@voyager-mc/voyager/home'
import type { Defect } from './defects.ts'
import type { FaultPlan } from './fault-plan.ts'
import { act, readWorld, writeWorld, type SimulatedWorld } from './simulated-world.ts'

/** Parts of a simulated game. */
export interface SimulatedGameOptions {
  readonly home: Home
  readonly plan: FaultPlan
  readonly clock: Clock
  /** Called where a process could end between two operations. */
  readonly mayDie: () => void
  readonly defect?: Defect | undefined
}

const primitives: readonly PrimitiveDescription[] = [
  primitive('mineBlock', 'Mines blocks and takes what they drop.'),
  primitive('craftItem', 'Crafts by a recipe, several times.'),
]

/** A small world whose connection fails as the plan says; its changes are kept with the run's home. */
export function simulatedGame({ home, plan, clock, mayDie, defect }: SimulatedGameOptions): Environment {
  let world = readWorld(home.database)
  let isJoined = false
  const keep = (next: SimulatedWorld): void => {
    world = next
    if (defect === 'world-saves-alone') writeWorld(home.database, next)
    else home.stage((database) => writeWorld(database, next))
    mayDie()
  }
  const lose = (reason: 'kicked' | 'disconnected'): never => {
    isJoined = false
    throw new EnvironmentLostError(reason, 'The simulated connection is gone.')
  }
  return {
    primitives,
    async reset({ signal } = {}) {
      signal?.throwIfAborted()
      const fault = plan.draw('connection-cut', 'packet-delayed')
      if (fault === 'connection-cut') lose('disconnected')
      if (fault === 'packet-delayed')
        await clock.sleep(2000, { signal: signal ?? new AbortController().signal })
      isJoined = true
      keep({ ...world, tick: world.tick + 1 })
      return observe(world)
    },
    async step(program, { signal } = {}) {
      signal?.throwIfAborted()
      if (!isJoined) lose('disconnected')
      const fault = plan.draw(
        'connection-cut',
        'connection-stalled',
        'packet-delayed',
        'kicked',
        'game-interrupted',
      )
      if (fault === 'connection-cut') lose('disconnected')
      if (fault === 'kicked') lose('kicked')
      if (fault === 'connection-stalled') {
        if (defect === 'silence-completes') return makeStepResult({ observation: observe(world) })
        return stalled(signal)
      }
      if (fault === 'packet-delayed') await clock.sleep(500, signal && { signal })
      const { next, outcome } = play(program, world)
      if (fault === 'game-interrupted')
        return makeStepResult({
          observation: observe(world),
          outcome: { status: 'interrupted', message: 'The game was ended and begun again.' },
        })
      keep(next)
      return makeStepResult({ observation: observe(world), outcome })
    },
    close: async () => undefined,
  }
}

function primitive(name: string, summary: string): PrimitiveDescription {
  return {
    name,
    summary,
    parameters: [
      { name: 'name', type: 'string', summary: 'Name of the block or item.' },
      { name: 'count', type: 'number', summary: 'How often.' },
    ],
    example: `await ${name}(bot, "dirt", 2)`,
  }
}

/** Nothing comes any more until somebody stops waiting. */
function stalled(signal: AbortSignal | undefined): Promise<StepResult> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function play(
  { source }: Program,
  before: SimulatedWorld,
): { readonly next: SimulatedWorld; readonly outcome: StepResult['outcome'] } {
  let next = { ...before, tick: before.tick + 2 }
  for (const [, primitive = '', item = '', count = ''] of source.matchAll(
    /await (mineBlock|craftItem)\(bot, "(\w+)", (\d+)\)/g,
  )) {
    const done = act(next, { primitive, item, count: Number(count) })
    if (done === undefined)
      return { next, outcome: { status: 'failed', message: `${primitive} found no way to ${item}.` } }
    next = done
  }
  return { next, outcome: { status: 'completed' } }
}

function observe({ tick, inventory }: SimulatedWorld): Observation {
  return makeObservation({ inventory, elapsedTicks: tick })
}
