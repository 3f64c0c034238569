import { reached, unreached, type Situation } from './situation.ts'
import type { GameEvent } from '@voyager-mc/core'
import { change, commanded, deed, digs, dug, fed, placed, primitive } from './traces.ts'

/** Goals that were reached and undone again, and those that only look so because something else happened besides. */
export function aftermathSituations(): readonly Situation[] {
  return [...eaten(), ...undone(), ...portals(), ...stored(), ...worn(), ...replacements()]
}

function eaten(): readonly Situation[] {
  return ['bread', 'apple', 'cooked_beef'].flatMap((item) => {
    const bite = [change(item, -1, 'hand', 150), fed(151, 15)]
    const hungry = { food: 10 }
    return [
      unreached(`Obtain 3 ${item}`, 'one of them was eaten', {
        before: hungry,
        events: [change(item, 3, 'chest'), ...bite],
        after: { food: 15, inventory: { [item]: 2 } },
      }),
      reached(`Obtain 3 ${item}`, 'one of those held before was eaten first', {
        before: { ...hungry, inventory: { [item]: 1 } },
        events: [change(item, 4, 'chest'), ...bite],
        after: { food: 15, inventory: { [item]: 4 } },
      }),
    ]
  })
}

function undone(): readonly Situation[] {
  const tamed = deed('creature-tame', 'wolf', { item: 'bone' })
  const fire = [{ name: 'fire', count: 1, nearest: { x: 5, y: 64, z: 4 }, distanceBlocks: 5 }]
  return [
    unreached('Tame 1 wolf', 'slain afterwards', {
      events: [tamed, deed('creature-kill', 'wolf', { tick: 300 })],
    }),
    reached('Tame 1 wolf', 'another was slain before', {
      events: [deed('creature-kill', 'wolf', { tick: 30 }), tamed],
    }),
    unreached('Place 1 chest', 'fire burns where it stood', {
      events: [placed('chest', 5)],
      after: { nearbyBlocks: fire },
    }),
    reached('Plant 1 oak_sapling', 'it has grown', {
      events: [placed('oak_sapling', 5)],
      after: { nearbyBlocks: fire.map((block) => ({ ...block, name: 'oak_log' })) },
    }),
    unreached('Have 2 diamond', 'given by a command', {
      events: [commanded('give', '/give bot diamond 2'), change('diamond', 2, 'hand')],
      after: { inventory: { diamond: 2 } },
    }),
    reached('Have 2 diamond', 'held, and one more given by a command', {
      before: { inventory: { diamond: 2 } },
      events: [commanded('give', '/give bot diamond 1'), change('diamond', 1, 'hand')],
      after: { inventory: { diamond: 3 } },
    }),
  ]
}

function portals(): readonly Situation[] {
  const task = 'Build a nether portal'
  const frame = Array.from({ length: 10 }, (_unused, x) => placed('obsidian', x))
  const glow = (x: number) => ({
    nearbyBlocks: [{ name: 'nether_portal', count: 6, nearest: { x, y: 65, z: 4 }, distanceBlocks: 3 }],
  })
  const built = primitive('buildPortal')
  return [
    reached(task, 'it glows in the frame', { events: frame, after: glow(5) }),
    unreached(task, 'obsidian was set somewhere, and another portal found', {
      events: frame,
      after: glow(300),
    }),
    reached(task, 'obsidian was dug for it', { events: [...digs('obsidian', 10), built] }),
    unreached(task, 'taken down again', { events: [built, { ...dug('obsidian'), tick: 300 }] }),
    reached(task, 'went through, and dug obsidian there', {
      events: [
        built,
        { type: 'dimension-change', tick: 200, dimension: 'the_nether' },
        { ...dug('obsidian'), tick: 300 },
      ],
      after: { dimension: 'the_nether' },
    }),
  ]
}

function stored(): readonly Situation[] {
  const task = 'Deposit 5 dirt into the chest'
  const mined = [...digs('dirt', 5), change('dirt', 5, 'pickup')]
  const put = (dirt: number): GameEvent =>
    primitive('depositItemIntoChest', { put: { dirt }, x: 1, y: 64, z: 1 })
  const before = { inventory: { dirt: 5 } }
  const tidying = 'Deposit useless items into the chest'
  const junk = Array.from({ length: 17 }, (_unused, index) =>
    change(`junk_${index}`, -64, 'hand', 100 + 20 * index),
  )
  return [
    reached(task, 'dug in the attempt, put in', {
      events: [...mined, change('dirt', -5, 'chest', 105), put(5)],
    }),
    reached(task, 'dug in the attempt, without the primitive', {
      events: [...mined, change('dirt', -5, 'chest', 105)],
    }),
    unreached(task, 'three put in, two thrown away', {
      before,
      events: [change('dirt', -3, 'chest', 105), put(3), change('dirt', -2, 'hand', 200)],
    }),
    unreached(task, 'put in, taken out, thrown away', {
      before,
      events: [
        change('dirt', -5, 'chest', 105),
        put(5),
        change('dirt', 5, 'chest', 200),
        change('dirt', -5, 'hand', 300),
      ],
    }),
    unreached(tidying, 'one stored, the rest thrown into lava', {
      before: { usedSlots: 36 },
      events: [change('dirt', -1, 'chest'), ...junk],
      after: { usedSlots: 18 },
    }),
  ]
}

function worn(): readonly Situation[] {
  const pieces = [
    ['head', 'helmet'],
    ['torso', 'chestplate'],
    ['legs', 'leggings'],
    ['feet', 'boots'],
  ] as const
  const poured = [change('milk_bucket', -1, 'hand'), change('bucket', 1, 'hand')]
  return [
    ...pieces.flatMap(([slot, piece]) => [
      reached(`wear an iron ${piece}`, 'on the body', { after: { equipment: { [slot]: `iron_${piece}` } } }),
      unreached(`wear an iron ${piece}`, 'in the hand', { after: { equipment: { hand: `iron_${piece}` } } }),
    ]),
    reached('drink milk', 'drunk by a program of its own', {
      before: { inventory: { milk_bucket: 1 } },
      events: poured,
      after: { inventory: { bucket: 1 } },
    }),
    unreached('drink milk', 'put into a chest', {
      before: { inventory: { milk_bucket: 1 } },
      events: [change('milk_bucket', -1, 'chest')],
    }),
  ]
}

function replacements(): readonly Situation[] {
  const after = { inventory: { iron_pickaxe: 1 } }
  const made = [change('iron_ingot', -3, 'craft'), change('iron_pickaxe', 1, 'craft')]
  const task = 'Craft 1 iron_pickaxe'
  return [
    reached(task, 'the old one broke on the way', {
      before: after,
      events: [change('iron_pickaxe', -1, 'hand', 20), ...made],
      after,
    }),
    unreached(task, 'the new one broke', {
      before: after,
      events: [...made, change('iron_pickaxe', -1, 'hand', 300)],
      after,
    }),
    reached('Craft 3 iron_ingot', 'made in a furnace', {
      events: [change('raw_iron', -3, 'smelt'), change('iron_ingot', 3, 'smelt')],
      after: { inventory: { iron_ingot: 3 } },
    }),
    reached('Fish 1 salmon', 'caught, and a cod killed besides', {
      events: [
        deed('creature-kill', 'cod'),
        primitive('fishItem', { gained: { salmon: 1 } }),
        change('salmon', 1, 'pickup'),
      ],
      after: { inventory: { salmon: 1 } },
    }),
    ...anyYield(),
  ]
}

/** Tasks that name no thing: whatever comes so counts. */
function anyYield(): readonly Situation[] {
  const give = deed('creature-barter', 'piglin', { item: 'gold_ingot' })
  const cast = primitive('fishItem', { gained: { ink_sac: 1 } })
  return [
    reached('trade with a villager', 'sold wheat', {
      before: { inventory: { wheat: 20 } },
      events: [change('wheat', -20, 'trade'), change('emerald', 1, 'trade')],
      after: { inventory: { emerald: 1 } },
    }),
    unreached('trade with a villager', 'an emerald was found', {
      events: [change('emerald', 1, 'chest')],
      after: { inventory: { emerald: 1 } },
    }),
    reached('Fish', 'an ink sac', {
      events: [cast, change('ink_sac', 1, 'pickup')],
      after: { inventory: { ink_sac: 1 } },
    }),
    reached('Barter', 'iron boots', {
      events: [give, change('iron_boots', 1, 'pickup', 300)],
      after: { inventory: { iron_boots: 1 } },
    }),
    unreached('Barter', 'nothing came', { events: [give, change('gold_ingot', -1, 'hand')] }),
    reached('Loot', 'bread out, dirt in', {
      before: { inventory: { dirt: 9 } },
      events: [change('bread', 1, 'chest'), change('dirt', -9, 'chest')],
      after: { inventory: { bread: 1 } },
    }),
    unreached('Loot', 'dirt in and out again', {
      before: { inventory: { dirt: 3 } },
      events: [change('dirt', -3, 'chest'), change('dirt', 3, 'chest', 200)],
      after: { inventory: { dirt: 3 } },
    }),
  ]
}
