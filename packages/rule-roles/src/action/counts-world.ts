import type { Program, ProgramModule } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'
import { countsFacts } from './counts-facts.ts'
import { countsFarm } from './counts-farm.ts'
import { countsJourneys } from './counts-journeys.ts'
import { placelessVector as vector } from './placeless-vector.ts'

/** World of numbers that a test plays programs on. */
export interface CountsWorld {
  /** Number of an item that is held. */
  readonly count: (name: string) => number
  /** Reasons of the calls that failed. */
  readonly failures: readonly string[]
  /** Items that were thrown away, in order. */
  readonly dropped: readonly string[]
  run(program: Program): Promise<void>
}

/** Ticks in which the hens of a place lay one egg. */
const ticksForAnEgg = 1800

/** A world without space: everything natural is in sight, and primitives obey the rules on counts. */
// One closure over the counts, which every part of it reads and writes.
// oxlint-disable-next-line max-lines-per-function
export function countsWorld(techTree: TechTree, start: Readonly<Record<string, number>> = {}): CountsWorld {
  // Block ids are the names themselves.
  const blocksByName = new Proxy({}, { get: (_target, name) => ({ id: name }) })
  const mcData = { blocksByName, foodsByName: {} }
  const facts = countsFacts(techTree)
  const held = new Map(Object.entries(start))
  const standing = new Set<string>()
  const farm = countsFarm(techTree)
  const fractions = new Map<string, number>()
  const failures: string[] = []
  const dropped: string[] = []
  const count = (name: string): number => held.get(name) ?? 0
  let eggs = 0
  const add = (name: string, amount: number): void => void held.set(name, count(name) + amount)
  const drop = (drops: Readonly<Record<string, number>>): void => {
    for (const [name, average] of Object.entries(drops)) {
      const sum = (fractions.get(name) ?? 0) + average
      fractions.set(name, sum % 1)
      if (sum >= 1) add(name, Math.floor(sum))
    }
  }
  const fail = (reason: string): { status: string; reason: string } => {
    failures.push(reason)
    return { status: 'failed', reason }
  }
  const done = { status: 'succeeded' }
  const journeys = countsJourneys({
    count,
    add,
    fail,
    drop: (mob) => drop(techTree.mobDrops(mob) ?? {}),
  })
  const isNatural = (name: string): boolean =>
    standing.has(name) ||
    farm.isGrowing(name) ||
    (facts.natural.has(name) && !farm.isCrop(name) && journeys.isHere(name))
  const bot = {
    food: 20,
    time: { timeOfDay: 6000 },
    game: journeys.game,
    entity: { position: vector(0, 64, 0) },
    chat: () => undefined,
    waitForTicks: async (ticks: number) => void (eggs += ticks / ticksForAnEgg),
    blockAt: () => ({ name: 'air' }),
    inventory: {
      slots: [],
      items: () =>
        [...held].filter(([, amount]) => amount > 0).map(([name, amount]) => ({ name, count: amount })),
    },
    findBlock: ({ matching }: { matching: string | string[] }) => {
      const names = [matching].flat()
      const name = names.find(isNatural) ?? names.find((each) => each === 'water' || each === 'lava')
      return name === undefined ? null : { name, position: vector(0, 64, 0) }
    },
    findBlocks: () => [],
    get entities() {
      return [
        ...(eggs >= 1 ? [{ name: 'item' }] : []),
        ...facts.mobs.filter(({ name }) => journeys.isHere(name)),
      ].map((mob) => ({ ...mob, position: vector(0, 64, 0) }))
    },
    nearestEntity(accept: (entity: { name: string; position: object }) => boolean) {
      return this.entities.find(accept) ?? null
    },
  }
  const primitives = {
    ...journeys.primitives,
    mineBlock: async (_bot: object, name: string, wanted: number) => {
      const block = techTree.block(name)
      if (block === undefined || !isNatural(name)) return fail(`no ${name}`)
      if (standing.delete(name)) {
        add(name, 1)
        return done
      }
      if (block.tools.length > 0 && !block.tools.some((tool) => count(tool) > 0))
        return fail(`no tool for ${name}`)
      const sheared = techTree.ways(name).some((way) => way.tools.includes('shears'))
      for (let each = 0; each < wanted; each += 1) {
        if (sheared && count('shears') > 0) add(name, 1)
        else drop(block.drops)
      }
      return done
    },
    dropItem: async (_bot: object, name: string, amount: number) => {
      add(name, -Math.min(amount, count(name)))
      dropped.push(name)
      return done
    },
    craftItem: async (_bot: object, name: string, times: number) => {
      for (let each = 0; each < times; each += 1) {
        const recipes = techTree.ways(name).filter((way) => way.type === 'craft')
        const way = recipes.find(
          (recipe) =>
            (recipe.station === undefined || standing.has(recipe.station)) &&
            Object.entries(recipe.inputs).every(([input, amount]) => count(input) >= amount),
        )
        if (way === undefined) return fail(`cannot craft ${name}`)
        for (const [input, amount] of Object.entries(way.inputs)) add(input, -amount)
        for (const [item, amount] of Object.entries(way.returns ?? {})) add(item, amount)
        add(name, way.yields)
      }
      return done
    },
    smeltItem: async (_bot: object, name: string, fuel: string, wanted: number) => {
      const output = techTree.smeltingResult(name)
      const pieces = Math.ceil(wanted / (fuel.endsWith('coal') ? 8 : 1.5))
      if (!standing.has('furnace') || output === undefined) return fail(`no furnace for ${name}`)
      add(fuel, -Math.min(pieces, count(fuel)))
      if (count(name) < wanted || wanted < 1) return fail(`not enough ${name}`)
      add(name, -wanted)
      add(output, wanted)
      return done
    },
    placeItem: async (_bot: object, name: string) => {
      if (count(name) < 1) return fail(`no ${name}`)
      add(name, -1)
      standing.add(name)
      return done
    },
    exploreUntil: async (_bot: object, _direction: object, _seconds: number, callback: () => unknown) =>
      callback() || null,
    collectDrops: async () => {
      add('egg', Math.floor(eggs))
      eggs %= 1
      return done
    },
    fishItem: async () => {
      drop({ cod: 0.6, salmon: 0.2, pufferfish: 0.2 })
      return done
    },
    useItemOn: async (_bot: object, item: string, target: string) => {
      const way = techTree.items
        .flatMap((name) => techTree.ways(name))
        .find(
          (each) =>
            each.type === 'use' && each.on === target && (item in each.inputs || each.tools.includes(item)),
        )
      if (way === undefined || count(item) < 1) return fail(`cannot use ${item}`)
      for (const [input, amount] of Object.entries(way.inputs)) add(input, -amount)
      add(way.item, way.yields)
      return done
    },
    equipItem: async () => done,
    eatFood: async () => done,
    goTo: async () => done,
    depositItemIntoChest: async () => done,
    plantCrop: async (_bot: object, seed: string, wanted: number) => {
      if (count(seed) < wanted || wanted < 1) return fail(`not enough ${seed}`)
      add(seed, -wanted)
      farm.sow(seed, wanted)
      return done
    },
    harvestCrop: async (_bot: object, crop: string, wanted: number) => {
      const harvest = farm.reap(crop, wanted)
      // Not counted as a failure: a program may look before it sows.
      if (harvest === undefined) return { status: 'failed', reason: 'not-found' }
      drop(harvest)
      return done
    },
    sleepInBed: async () => done,
    recall: async () => null,
  }
  class Vec3 {
    constructor(x: number, y: number, z: number) {
      return vector(x, y, z)
    }
  }
  return {
    count,
    failures,
    dropped,
    async run({ name, source, modules = [] }: Program): Promise<void> {
      const globals = { mcData, Vec3, console: { log: () => undefined }, ...primitives }
      // The program was written by the package under test, in this process, from fixed templates.
      // oxlint-disable-next-line typescript/no-implied-eval
      const make = new Function(
        ...Object.keys(globals),
        // Each skill has a scope of its own, as it has in a game.
        `${[...modules.map(ownScope), source].join('\n')}\nreturn ${name}`,
      )
      await make(...Object.values(globals))(bot)
    },
  }
}

function ownScope({ name, source }: ProgramModule): string {
  return `const ${name} = (() => {\n${source}\nreturn ${name} })()`
}
