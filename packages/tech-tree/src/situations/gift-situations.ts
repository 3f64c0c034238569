import type { GameEvent, Observation } from '@voyager-mc/core'
import { reached, unreached, type Situation } from './situation.ts'
import { change, deed, digs, died, near, placed, primitive } from './traces.ts'

/** Deeds that gave a part of what is held, while the rest came otherwise. */
export function giftSituations(): readonly Situation[] {
  return [...mined.flatMap(minedPartly), ...crafted.flatMap(craftedPartly), ...others()]
}

/** A block, what one of it gives, and what gives as much by itself. */
const mined = [
  ['coal_ore', 'coal'],
  ['iron_ore', 'raw_iron'],
  ['deepslate_diamond_ore', 'diamond'],
  ['oak_log', 'oak_log'],
  ['birch_log', 'birch_log'],
  ['stone', 'cobblestone'],
  ['dirt', 'dirt'],
  ['sand', 'sand'],
] as const

function minedPartly([block, item]: readonly [string, string]): readonly Situation[] {
  const task = `Mine 3 ${item}`
  const three = { inventory: { [item]: 3 } }
  const own = (count: number): readonly GameEvent[] => [...digs(block, count), change(item, count, 'pickup')]
  const gifts = [
    ['another player threw two', change(item, 2, 'pickup', 130)],
    ['an operator gave two', change(item, 2, 'hand', 130)],
    ['two lay there from another task', change(item, 2, 'pickup', 60)],
  ] as const
  return [
    ...gifts.flatMap(([why, gift]) => [
      unreached(task, `one mined, ${why}`, { events: [...own(1), gift], after: three }),
      reached(task, `three mined, and ${why}`, {
        events: [...own(3), gift],
        after: { inventory: { [item]: 5 } },
      }),
    ]),
    unreached(task, 'two of three were set down before, and two are gifts', {
      before: { inventory: { [item]: 2 } },
      events: [
        change(item, -2, 'hand', 20),
        placed(block, 20, 20),
        placed(block, 21, 21),
        ...digs(block, 1),
        ...digs(block, 2).map((dig, index) => ({ ...dig, position: { x: 20 + index, y: 64, z: 4 } })),
        change(item, 3, 'pickup'),
        change(item, 2, 'pickup', 130),
      ],
      after: { inventory: { [item]: 5 } },
    }),
    unreached(task, 'mined, lost by dying, given back by another', {
      events: [...own(3), died(), change(item, -3, 'hand', 201)],
    }),
    reached(task, 'counted by the primitive', {
      events: [primitive('mineBlock', { block, mined: 3, gained: { [item]: 3 } }), change(item, 3, 'pickup')],
      after: three,
    }),
    unreached(task, 'counted by the primitive, two are gifts', {
      events: [
        primitive('mineBlock', { block, mined: 1, gained: { [item]: 3 } }, 'failed'),
        ...own(1),
        change(item, 2, 'pickup'),
      ],
      after: three,
    }),
  ]
}

const crafted = [
  ['stick', 'oak_planks'],
  ['oak_planks', 'oak_log'],
  ['torch', 'coal'],
  ['crafting_table', 'oak_planks'],
] as const

function craftedPartly([item, input]: readonly [string, string]): readonly Situation[] {
  const task = `Craft 4 ${item}`
  const four = { inventory: { [item]: 4 } }
  return [
    reached(task, 'made with bare hands', {
      before: { inventory: { [input]: 16 } },
      events: [change(input, -16, 'hand'), change(item, 4, 'hand')],
      after: four,
    }),
    unreached(task, 'given by an operator', { events: [change(item, 4, 'hand')], after: four }),
    unreached(task, 'given by an operator long after one was made', {
      before: { inventory: { [input]: 4 } },
      events: [change(input, -4, 'hand'), change(item, 1, 'hand'), change(item, 3, 'hand', 300)],
      after: four,
    }),
    unreached(task, 'thrown by another player', { events: [change(item, 4, 'pickup')], after: four }),
  ]
}

function others(): readonly Situation[] {
  return [...yields(), ...catches(), ...barters(), ...brews()]
}

function yields(): readonly Situation[] {
  const fortune = (level: number): Partial<Observation> => ({
    inventory: { coal: 4 },
    specialItems: [{ item: 'iron_pickaxe', count: 1, enchantments: { fortune: level } }],
  })
  const oneOre = [...digs('coal_ore', 1), change('coal', 4, 'pickup')]
  return [
    reached('Mine 4 coal', 'one ore, with fortune 3', { events: oneOre, after: fortune(3) }),
    unreached('Mine 4 coal', 'one ore, with fortune 1', { events: oneOre, after: fortune(1) }),
    reached('Mine 9 lapis_lazuli', 'one ore gives up to nine', {
      events: [...digs('lapis_ore', 1), change('lapis_lazuli', 9, 'pickup')],
      after: { inventory: { lapis_lazuli: 9 } },
    }),
    reached('Mine 3 sugar_cane', 'the foot of a column', {
      events: [...digs('sugar_cane', 1), change('sugar_cane', 3, 'pickup')],
      after: { inventory: { sugar_cane: 3 } },
    }),
    unreached('Harvest 5 wheat', 'one plant, four are gifts', {
      events: [...digs('wheat', 1), change('wheat', 5, 'pickup')],
      after: { inventory: { wheat: 5 } },
    }),
    unreached('Obtain 3 diamond', 'an operator gave them', {
      events: [change('diamond', 3, 'hand')],
      after: { inventory: { diamond: 3 } },
    }),
    unreached('Kill 1 pig', 'another player killed it beside the agent', {
      before: { nearbyEntities: near('pig') },
      events: [deed('creature-shear', 'sheep')],
    }),
  ]
}

function catches(): readonly Situation[] {
  const two = { inventory: { cod: 2 } }
  const caught = (cod: number): GameEvent => primitive('fishItem', { catches: cod, gained: { cod } })
  return [
    reached('Fish 2 cod', 'both caught', { events: [caught(2), change('cod', 2, 'pickup')], after: two }),
    unreached('Fish 2 cod', 'one caught, one thrown by another', {
      events: [caught(1), change('cod', 2, 'pickup')],
      after: two,
    }),
    unreached('Fish 1 cod', 'the primitive says caught, nothing came', {
      events: [primitive('fishItem', { catches: 1, gained: {} })],
    }),
  ]
}

function barters(): readonly Situation[] {
  const task = 'Barter for 1 obsidian'
  const events = [change('gold_ingot', -1, 'hand', 40), change('obsidian', 1, 'pickup', 180)]
  const before = { dimension: 'the_nether', inventory: { gold_ingot: 1 } }
  const after = { dimension: 'the_nether', inventory: { obsidian: 1 } }
  const nearbyEntities = near('piglin')
  return [
    reached(task, 'gold was tossed before a piglin', {
      before: { ...before, nearbyEntities },
      events,
      after,
    }),
    unreached(task, 'gold was tossed, no piglin in sight', { before, events, after }),
    unreached(task, 'gold was put into a chest beside a piglin', {
      before: { ...before, nearbyEntities },
      events: [change('gold_ingot', -1, 'chest'), change('obsidian', 1, 'pickup')],
      after,
    }),
  ]
}

function brews(): readonly Situation[] {
  const brew = change('potion', 3, 'brew')
  const after = { specialItems: [{ item: 'potion', count: 3, potion: 'strength' }] }
  return [
    reached('Brew 3 potions of strength', 'out of the stand', { events: [brew], after }),
    unreached('Brew 3 potions of strength', 'others were brewed, these are from a chest', {
      events: [brew, change('potion', 3, 'chest', 150)],
      after,
    }),
  ]
}
