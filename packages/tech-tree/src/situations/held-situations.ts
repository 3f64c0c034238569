import type { GameEvent, ItemSource } from '@voyager-mc/core'
import { reached, unreached, type Situation } from './situation.ts'
import { change, commanded, died, digs, primitive } from './traces.ts'

/** One way to come by an item, with the traces it leaves. */
interface Coming {
  readonly verb: string
  /** The thing as the task names it. */
  readonly thing: string
  /** The item that is gained. */
  readonly item: string
  /** Another item that looks like it. */
  readonly unlike: string
  readonly source: ItemSource
  /** Events besides the gain. */
  readonly traces: readonly GameEvent[]
}

const comings: readonly Coming[] = [
  {
    verb: 'Mine',
    thing: 'iron_ore',
    item: 'raw_iron',
    unlike: 'raw_copper',
    source: 'pickup',
    traces: digs('iron_ore', 3, 'stone_pickaxe'),
  },
  {
    verb: 'Mine',
    thing: 'diamond',
    item: 'diamond',
    unlike: 'coal',
    source: 'pickup',
    traces: digs('deepslate_diamond_ore', 3, 'iron_pickaxe'),
  },
  {
    verb: 'Mine',
    thing: 'oak_log',
    item: 'oak_log',
    unlike: 'birch_log',
    source: 'pickup',
    traces: digs('oak_log', 3),
  },
  {
    verb: 'Craft',
    thing: 'stick',
    item: 'stick',
    unlike: 'oak_planks',
    source: 'hand',
    traces: [change('oak_planks', -2, 'hand')],
  },
  {
    verb: 'Craft',
    thing: 'iron_pickaxe',
    item: 'iron_pickaxe',
    unlike: 'stone_pickaxe',
    source: 'craft',
    traces: [change('iron_ingot', -3, 'craft')],
  },
  {
    verb: 'Craft',
    thing: 'red_wool',
    item: 'red_wool',
    unlike: 'white_wool',
    source: 'craft',
    traces: [change('red_dye', -1, 'craft')],
  },
  {
    verb: 'Smelt',
    thing: 'raw_iron',
    item: 'iron_ingot',
    unlike: 'gold_ingot',
    source: 'smelt',
    traces: [change('raw_iron', -1, 'smelt')],
  },
  {
    verb: 'Cook',
    thing: 'beef',
    item: 'cooked_beef',
    unlike: 'beef',
    source: 'smelt',
    traces: [change('beef', -1, 'smelt')],
  },
  {
    verb: 'Fish',
    thing: 'cod',
    item: 'cod',
    unlike: 'salmon',
    source: 'pickup',
    traces: [primitive('fishItem', { catches: 3, gained: { cod: 3 } })],
  },
  {
    verb: 'Harvest',
    thing: 'wheat',
    item: 'wheat',
    unlike: 'wheat_seeds',
    source: 'pickup',
    traces: digs('wheat', 3),
  },
]

/** Items held, for each way of coming by them. */
export function heldSituations(): readonly Situation[] {
  return comings.flatMap((coming) => [...plainCases(coming), ...foreignCases(coming)])
}

function plainCases(coming: Coming): readonly Situation[] {
  const { verb, thing, item, unlike, source, traces } = coming
  const task = `${verb} 3 ${thing}`
  const gain = (count: number): readonly GameEvent[] => [...traces, change(item, count, source)]
  return [
    reached(task, 'gained in the attempt', { events: gain(3), after: { inventory: { [item]: 3 } } }),
    reached(task, 'more than asked', { events: gain(5), after: { inventory: { [item]: 5 } } }),
    reached(task, 'gained on top of what was held', {
      before: { inventory: { [item]: 2 } },
      events: gain(3),
      after: { inventory: { [item]: 5 } },
    }),
    reached(task, 'only snapshots, nothing recorded', { after: { inventory: { [item]: 3 } } }),
    unreached(task, 'nothing happened', {}),
    unreached(task, 'too few', { events: gain(2), after: { inventory: { [item]: 2 } } }),
    unreached(task, 'held before, nothing gained', {
      before: { inventory: { [item]: 3 } },
      after: { inventory: { [item]: 3 } },
    }),
    unreached(task, 'topped up only', {
      before: { inventory: { [item]: 2 } },
      events: gain(1),
      after: { inventory: { [item]: 3 } },
    }),
    unreached(task, 'gained and used up again', { events: [...gain(3), change(item, -3, 'hand', 200)] }),
    unreached(task, 'another kind', {
      events: [...traces, change(unlike, 3, source)],
      after: { inventory: { [unlike]: 3 } },
    }),
    unreached(task, 'lost by dying', { events: [...gain(3), died(), change(item, -3, 'hand', 201)] }),
    reached(task, 'died, but kept everything', {
      events: [...gain(3), died()],
      after: { inventory: { [item]: 3 } },
    }),
  ]
}

function foreignCases({ verb, thing, item, source, traces }: Coming): readonly Situation[] {
  const task = `${verb} 3 ${thing}`
  const after = { inventory: { [item]: 3 } }
  const before = { inventory: { [item]: 3 } }
  return [
    unreached(task, 'given by a command', {
      events: [commanded('give', `/give bot minecraft:${item} 3`), change(item, 3, 'hand')],
      after,
    }),
    unreached(task, 'taken out of a chest', {
      events: [primitive('getItemFromChest', { taken: { [item]: 3 } }), change(item, 3, 'chest')],
      after,
    }),
    unreached(task, 'bought from a villager', {
      events: [change('emerald', -3, 'trade'), change(item, 3, 'trade')],
      after,
    }),
    unreached(task, 'thrown away and picked up again', {
      before,
      events: [...traces, change(item, -3, 'hand'), change(item, 3, 'pickup', 150)],
      after,
    }),
    unreached(task, 'two of three from a chest', {
      events: [...traces, change(item, 1, source), change(item, 2, 'chest')],
      after,
    }),
  ]
}
