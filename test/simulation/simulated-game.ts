import type { Observation, PrimitiveDescription, Program, StepResult } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { interruptedStep, type FaultlessGame, type SimulatedGameOptions } from './game-under-faults.ts'
import { act, readWorld, writeWorld, type SimulatedWorld } from './simulated-world.ts'

const primitives: readonly PrimitiveDescription[] = [
  primitive('mineBlock', 'Mines blocks and takes what they drop.'),
  primitive('craftItem', 'Crafts by a recipe, several times.'),
]

/** A small world whose changes are kept with the run's home. */
export function simulatedGame({ home, mayDie, defect }: SimulatedGameOptions): FaultlessGame {
  let world = readWorld(home.database)
  const keep = (next: SimulatedWorld): void => {
    world = next
    if (defect === 'world-saves-alone') writeWorld(home.database, next)
    else home.stage((database) => writeWorld(database, next))
    mayDie()
  }
  return {
    primitives,
    async reset() {
      keep({ ...world, tick: world.tick + 1 })
      return observe(world)
    },
    async step(program) {
      const { next, outcome } = play(program, world)
      keep(next)
      return makeStepResult({ observation: observe(world), outcome })
    },
    interrupt: async () => interruptedStep(observe(world)),
    idle: () => makeStepResult({ observation: observe(world) }),
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
