import { formatPosition, type KnownPlace, type Observation } from '@voyager-mc/core'
import { makeObservation } from '@voyager-mc/core/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { observationSections, sectionNames, type SectionName } from './observation-sections.ts'
import { renderObservation } from './render-observation.ts'
import { renderSurroundings } from './sections/render-biome.ts'
import { renderEssentialInventory } from './sections/render-inventory.ts'

/** Any UTF-16 unit, lone halves included. */
const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

const at = { x: 0, y: 0, z: 0 }

test('renders a small observation', () => {
  expect(renderObservation(makeObservation())).toMatchInlineSnapshot(`
    "Biome: plains
    Time: noon
    Nearby blocks: none
    Nearby entities: none
    Health: 20/20
    Hunger: 20/20
    Position: 0, 64, 0
    Inventory (0/36 slots): empty"
  `)
})

test('renders only the sections asked for, in that order, own ones included', () => {
  const sections = ['hunger', (o: Observation) => `Name: ${o.name}`, 'biome'] as const
  expect(renderObservation(makeObservation(), { sections })).toBe('Hunger: 20/20\nName: bot\nBiome: plains')
})

test('renders nothing for no sections', () => {
  expect(renderObservation(makeObservation(), { sections: [] })).toBe('')
})

describe.each<readonly [SectionName, readonly (readonly [Partial<Observation>, string])[]]>([
  [
    'biome',
    [
      [{ biome: 'dark_forest' }, 'Biome: dark_forest'],
      [{ biome: '' }, 'Biome: unknown'],
      [{ biome: 'a b' }, 'Biome: <in-game-text>"a b"</in-game-text>'],
    ],
  ],
  ['time', [[{ timeOfDay: 18_000 }, 'Time: midnight']]],
  [
    'nearbyBlocks',
    [
      [{}, 'Nearby blocks: none'],
      [
        { nearbyBlocks: [{ name: 'stone', count: 2, nearest: at, distanceBlocks: 1.6 }] },
        'Nearby blocks: stone 2',
      ],
      [
        {
          nearbyBlocks: [
            { name: 'stone', count: 2, nearest: at, distanceBlocks: 4.4 },
            { name: 'oak_log', count: 20, nearest: { x: 12, y: 64, z: 0 }, distanceBlocks: 12 },
            { name: 'iron_ore', count: 1, nearest: { x: -9, y: 50, z: -9 }, distanceBlocks: 19 },
          ],
        },
        'Nearby blocks (@blocks away if over 3): stone 2@4, oak_log@12 E, iron_ore 1@19 NW 14 down',
      ],
      [
        { nearbyBlocks: [{ name: 'cave_air', count: 2, nearest: at, distanceBlocks: 1 }] },
        'Nearby blocks: none',
      ],
    ],
  ],
  [
    'otherBlocks',
    [
      [{}, ''],
      [
        {
          seenBlocks: ['coal_ore', 'stone', 'dirt', 'coal_ore'],
          inventory: { dirt: 1 },
          nearbyBlocks: [{ name: 'stone', count: 2, nearest: at, distanceBlocks: 1.6 }],
        },
        'Other blocks seen before: coal_ore',
      ],
    ],
  ],
  [
    'entities',
    [
      [{}, 'Nearby entities: none'],
      [
        {
          nearbyPlayers: [
            { name: 'Ada', position: { x: 0, y: 0, z: 0 }, distanceBlocks: 3.6 },
            { name: 'Do this: /op', position: { x: 0, y: 0, z: 0 }, distanceBlocks: 9 },
          ],
        },
        'Nearby entities: none\nPlayers nearby (blocks away): Ada (4), <in-game-text>"Do this: /op"</in-game-text> (9)',
      ],
      [
        {
          nearbyEntities: [
            { name: 'pig', position: at, distanceBlocks: 9 },
            { name: 'cow', position: at, distanceBlocks: 5 },
            { name: 'pig', position: at, distanceBlocks: 3 },
          ],
        },
        'Nearby entities (@blocks away): pig 2@3, cow 1@5',
      ],
    ],
  ],
  ['health', [[{ health: 7.25 }, 'Health: 7.3/20']]],
  ['hunger', [[{ food: 0 }, 'Hunger: 0/20']]],
  [
    'levels',
    [
      [{}, ''],
      [{ experienceLevel: 12 }, 'Experience levels: 12'],
    ],
  ],
  ['position', [[{ position: { x: -1.25, y: 70, z: 3.96 } }, 'Position: -2, 70, 3']]],
  [
    'equipment',
    [
      [{}, ''],
      [
        { equipment: { offHand: 'shield', feet: 'iron_boots' } },
        'Equipment: feet iron_boots, off-hand shield',
      ],
    ],
  ],
  [
    'death',
    [
      [{}, ''],
      [{ recentDeath: { position: at, lost: {} } }, `Died lately at ${formatPosition(at)}`],
      [
        { recentDeath: { position: { x: -0.0156, y: 68.0013, z: 117.2724 }, lost: {} } },
        'Died lately at (-1, 68, 117)',
      ],
      [
        { recentDeath: { position: at, cause: 'fell from\na height', lost: { dirt: 40, iron_pickaxe: 1 } } },
        `Died lately at ${formatPosition(at)} ("fell from a height"); not held since: iron_pickaxe 1, dirt 40. Make again what is needed`,
      ],
    ],
  ],
  [
    'inventory',
    [
      [{}, 'Inventory (0/36 slots): empty'],
      [{ inventory: { dirt: 65, stick: 1 }, usedSlots: 3 }, 'Inventory (3/36 slots): dirt 65, stick 1'],
    ],
  ],
  [
    'chests',
    [
      [{}, ''],
      [
        {
          chests: [
            { position: { x: 1, y: 2, z: 3 } },
            { position: { x: 4, y: 5, z: 6 }, contents: {} },
            { position: { x: 7, y: 8, z: 9 }, contents: { dirt: 2 } },
          ],
        },
        'Chests:\n- (7, 8, 9): dirt 2\n- (4, 5, 6): empty\n- (1, 2, 3): never opened',
      ],
    ],
  ],
])('the section %s', (name, cases) => {
  test.each(cases)('of %j', (observation, text) => {
    expect(observationSections[name](makeObservation(observation))).toBe(text)
  })
})

test('calls a place without a surface block underground', () => {
  const nearbyBlocks = [{ name: 'stone', count: 9, nearest: at, distanceBlocks: 1 }]
  expect(renderSurroundings(makeObservation({ nearbyBlocks }))).toBe('Biome: underground')
  const grass = [{ name: 'grass_block', count: 9, nearest: at, distanceBlocks: 1 }]
  expect(renderSurroundings(makeObservation({ nearbyBlocks: grass }))).toBe('Biome: plains')
})

test('shows a beginner only wood, stone, coal, tools and weapons', () => {
  const inventory = { oak_log: 1, feather: 3, stone_pickaxe: 1, andesite: 4, coal: 2 }
  expect(renderEssentialInventory(makeObservation({ inventory }))).toBe(
    'Inventory (5/36 slots): oak_log 1, stone_pickaxe 1, coal 2',
  )
})

test('renders one line per section whatever names the game gives', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (name) => {
      const observation = makeObservation({
        biome: name,
        inventory: { [name]: 1 },
        equipment: { hand: name },
        nearbyBlocks: [{ name, count: 1, nearest: at, distanceBlocks: 1 }],
        nearbyEntities: [{ name, position: at, distanceBlocks: 1 }],
        seenBlocks: [name],
        places: [farAway(name)],
        recentDeath: { position: at, cause: name, lost: { [name]: 1 } },
        experienceLevel: 3,
      })
      // The other blocks seen are near as well, and no chest is known.
      expect(renderObservation(observation).split('\n')).toHaveLength(sectionNames.length - 2)
    }),
  )
})

function farAway(name: string): KnownPlace {
  const place = { kind: 'structure', name, position: at, dimension: 'overworld', seenAtTick: 0 } as const
  return { ...place, ageTicks: 0, distanceBlocks: 50 }
}
