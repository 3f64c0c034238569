import { reached, unreached, type Situation } from './situation.ts'
import { blocks, near, placed } from './traces.ts'

/** Structures by signs that others share, and what is one's own. */
export function lookAlikeSituations(): readonly Situation[] {
  return [...structures.flatMap(([name, own, others]) => signsOf(name, { own, others })), ...ownHouses()]
}

interface Seen {
  readonly blocks: readonly string[]
  readonly creature?: string
  readonly dimension?: string
}

/** A structure, signs of it, and those of others that look like it, each with the words for it. */
const structures: readonly (readonly [string, Seen, readonly (readonly [string, Seen])[]])[] = [
  [
    'pillager outpost',
    { blocks: ['cobblestone', 'dark_oak_log', 'birch_planks'], creature: 'pillager' },
    [
      ['a patrol beside a house of cobblestone', { blocks: ['cobblestone'], creature: 'pillager' }],
      ['a patrol in a dark forest', { blocks: ['dark_oak_log', 'grass_block'], creature: 'pillager' }],
      ['the tower without its people', { blocks: ['cobblestone', 'dark_oak_log'] }],
    ],
  ],
  [
    'igloo',
    { blocks: ['snow_block', 'ice', 'white_carpet'] },
    [
      ['snow and ice of the land', { blocks: ['snow_block', 'ice'] }],
      ['a carpet in a house', { blocks: ['white_carpet', 'oak_planks'] }],
    ],
  ],
  [
    'stronghold',
    { blocks: ['stone_bricks', 'cracked_stone_bricks', 'mossy_stone_bricks'] },
    [
      [
        'bricks of a ruined portal',
        { blocks: ['stone_bricks', 'cracked_stone_bricks', 'crying_obsidian', 'netherrack'] },
      ],
      ['the cellar of an igloo', { blocks: ['stone_bricks', 'infested_stone_bricks', 'snow_block'] }],
    ],
  ],
  [
    'mineshaft',
    { blocks: ['rail', 'oak_fence', 'cobweb'] },
    [
      ['an abandoned village', { blocks: ['cobweb', 'oak_fence', 'bell', 'dirt_path'] }],
      ['the library of a stronghold', { blocks: ['cobweb', 'oak_fence', 'bookshelf'] }],
      ['a railway', { blocks: ['rail', 'powered_rail'] }],
    ],
  ],
  [
    'desert temple',
    { blocks: ['cut_sandstone', 'blue_terracotta', 'sand'] },
    [['a village in the desert', { blocks: ['cut_sandstone', 'orange_terracotta', 'bell', 'hay_block'] }]],
  ],
  [
    'nether fortress',
    { blocks: ['nether_bricks', 'nether_brick_fence'], dimension: 'the_nether' },
    [
      ['the same at home', { blocks: ['nether_bricks', 'nether_brick_fence'], dimension: 'overworld' }],
      ['bricks alone', { blocks: ['nether_bricks'], dimension: 'the_nether' }],
    ],
  ],
]

function signsOf(
  name: string,
  { own, others }: { readonly own: Seen; readonly others: readonly (readonly [string, Seen])[] },
): readonly Situation[] {
  return ['Find', 'Enter'].flatMap((verb) => [
    reached(`${verb} a ${name}`, 'its own signs', { after: look(own) }),
    ...others.map(([why, seen]) => unreached(`${verb} a ${name}`, why, { after: look(seen) })),
  ])
}

function look({ blocks: names, creature, dimension }: Seen) {
  return {
    nearbyBlocks: blocks(...names),
    ...(creature === undefined ? {} : { nearbyEntities: near(creature) }),
    ...(dimension === undefined ? {} : { dimension }),
  }
}

function ownHouses(): readonly Situation[] {
  const kinds = [
    ['Enter a nether fortress', 'the_nether', ['nether_bricks', 'nether_brick_fence']],
    ['Find an ocean monument', 'overworld', ['prismarine', 'sea_lantern']],
    ['Find an igloo', 'overworld', ['snow_block', 'white_carpet']],
  ] as const
  return kinds.map(([task, dimension, names]) =>
    unreached(task, 'set down by the agent', {
      before: { dimension },
      events: names.flatMap((name, row) => [1, 2, 3].map((x) => placed(name, x + 4 * row))),
      after: { dimension, nearbyBlocks: blocks(...names) },
    }),
  )
}
