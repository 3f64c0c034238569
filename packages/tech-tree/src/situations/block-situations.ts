import { reached, unreached, type Situation } from './situation.ts'
import { blocks, change, commanded, died, digs, dug, placed, primitive } from './traces.ts'

/** Placing, planting, building and storing. */
export function blockSituations(): readonly Situation[] {
  return [...placing(), ...planting(), ...building(), ...storing(), ...tidying()]
}

function placing(): readonly Situation[] {
  return ['chest', 'torch', 'cobblestone'].flatMap((block) => [
    reached(`Place 1 ${block}`, 'set down', { events: [placed(block)] }),
    reached(`Place 2 ${block}`, 'two in two cells', { events: [placed(block), placed(block, 5)] }),
    reached(`Place 1 ${block}`, 'proved by the primitive', {
      events: [primitive('placeItem', { item: block })],
    }),
    unreached(`Place 1 ${block}`, 'held only', { after: { inventory: { [block]: 1 } } }),
    unreached(`Place 1 ${block}`, 'taken up again', {
      events: [placed(block), { ...dug(block), tick: 120 }],
    }),
    unreached(`Place 1 ${block}`, 'another block', { events: [placed('dirt')] }),
    unreached(`Place 2 ${block}`, 'one cell, twice', { events: [placed(block), placed(block)] }),
    unreached(`Place 1 ${block} at (9, 64, 4)`, 'elsewhere', { events: [placed(block)] }),
    reached(`Place 1 ${block} at (4, 64, 4)`, 'there', { events: [placed(block)] }),
    unreached(`Place 1 ${block}`, 'one stood near already', {
      before: { nearbyBlocks: blocks(block) },
      after: { nearbyBlocks: blocks(block) },
    }),
    unreached(`Craft 1 ${block === 'cobblestone' ? 'furnace' : block}`, 'crafted before, placed now', {
      before: { inventory: { [block]: 1 } },
      events: [placed(block)],
    }),
  ])
}

function planting(): readonly Situation[] {
  return [
    reached('Plant 1 wheat_seeds', 'sown', { events: [placed('wheat')] }),
    reached('Plant 3 wheat seeds', 'proved by the primitive', {
      events: [primitive('plantCrop', { seed: 'wheat_seeds', planted: 3 })],
    }),
    unreached('Plant 3 wheat seeds', 'two sown', { events: [placed('wheat'), placed('wheat', 5)] }),
    unreached('Plant 1 wheat_seeds', 'the seeds were lost', { before: { inventory: { wheat_seeds: 1 } } }),
    unreached('Harvest 10 wheat', 'sown, not harvested', {
      events: Array.from({ length: 10 }, (_unused, x) => placed('wheat', x)),
    }),
    reached('Grow 2 wheat', 'sown, ripe, harvested', {
      events: [placed('wheat'), placed('wheat', 5), ...digs('wheat', 2), change('wheat', 2, 'pickup', 5001)],
      after: { inventory: { wheat: 2 } },
    }),
    unreached('Grow 2 wheat', 'harvested in a village', {
      events: [...digs('wheat', 2), change('wheat', 2, 'pickup')],
      after: { inventory: { wheat: 2 } },
    }),
  ]
}

function building(): readonly Situation[] {
  const frame = Array.from({ length: 10 }, (_unused, x) => placed('obsidian', x))
  const task = 'Build a nether portal'
  return [
    reached(task, 'frame and glow', {
      events: frame,
      after: { nearbyBlocks: blocks('nether_portal', 'obsidian') },
    }),
    unreached(task, 'no glow', { events: frame, after: { nearbyBlocks: blocks('obsidian') } }),
    unreached(task, 'found one', { after: { nearbyBlocks: blocks('nether_portal', 'obsidian') } }),
    unreached(task, 'set down by a command', {
      events: [commanded('setblock', '/fill 0 64 0 3 68 0 obsidian'), ...frame],
      after: { nearbyBlocks: blocks('nether_portal') },
    }),
    reached('Build schematic tower.schem', 'compared with the plan', {
      events: [placed('stone', 0), primitive('buildSchematic', { schematic: 'tower' })],
    }),
    unreached('Build schematic tower.schem', 'stood already', {
      events: [primitive('buildSchematic', { schematic: 'tower' })],
    }),
    unreached('Build schematic tower.schem', 'set by a command', {
      events: [
        placed('stone', 0),
        commanded('setblock', '/setblock 1 64 0 stone'),
        primitive('buildSchematic', { schematic: 'tower' }),
      ],
    }),
    unreached('Build schematic tower.schem', 'another plan', {
      events: [placed('stone', 0), primitive('buildSchematic', { schematic: 'hut' })],
    }),
    unreached('Build schematic tower.schem', 'not finished', {
      events: [placed('stone', 0), primitive('buildSchematic', { schematic: 'tower' }, 'failed')],
    }),
  ]
}

const position = { x: 1, y: 64, z: 1 }

function storing(): readonly Situation[] {
  const held = { inventory: { dirt: 5 } }
  const stored = (count: number) => ({ chests: [{ position, contents: { dirt: count } }] })
  return ['Deposit 5 dirt', 'put 5 dirt into a chest', 'Deposit 5 dirt into the chest at (1, 64, 1)'].flatMap(
    (task) => [
      reached(task, 'put in', { before: held, events: [change('dirt', -5, 'chest')], after: stored(5) }),
      reached(task, 'only snapshots', { before: held, after: stored(5) }),
      unreached(task, 'thrown away', { before: held, events: [change('dirt', -5, 'hand')] }),
      unreached(task, 'lost by dying', { before: held, events: [change('dirt', -5, 'hand'), died()] }),
      unreached(task, 'there were five in it before', {
        before: { ...held, ...stored(5) },
        after: { ...held, ...stored(5) },
      }),
      unreached(task, 'put in and taken out', {
        before: held,
        events: [change('dirt', -5, 'chest'), change('dirt', 5, 'chest', 200)],
        after: { ...held, ...stored(0) },
      }),
      unreached(task, 'three of five', {
        before: held,
        events: [change('dirt', -3, 'chest')],
        after: { inventory: { dirt: 2 }, ...stored(3) },
      }),
    ],
  )
}

function tidying(): readonly Situation[] {
  const task = 'Deposit useless items into the chest at (1, 64, 1)'
  return [
    reached(task, 'few slots in use', {
      before: { usedSlots: 34 },
      events: [change('dirt', -64, 'chest')],
      after: { usedSlots: 18 },
    }),
    unreached(task, 'still full', {
      before: { usedSlots: 34 },
      events: [change('dirt', -64, 'chest')],
      after: { usedSlots: 28 },
    }),
    unreached(task, 'lost by dying', {
      before: { usedSlots: 34 },
      events: [died()],
      after: { usedSlots: 0 },
    }),
    unreached(task, 'thrown away', {
      before: { usedSlots: 34 },
      events: [change('dirt', -64, 'hand')],
      after: { usedSlots: 18 },
    }),
  ]
}
