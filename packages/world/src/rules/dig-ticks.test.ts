import loadBlock from 'prismarine-block'
import loadRegistry from 'prismarine-registry'
import { describe, expect, test } from 'vitest'
import { digTicks, type DigTicksOptions } from './dig-ticks.ts'

const registry = loadRegistry('1.19.4')

test.each<[string, Partial<DigTicksOptions>, number]>([
  ['dirt', {}, 15],
  ['grass_block', {}, 18],
  ['sand', {}, 15],
  ['oak_log', {}, 60],
  ['oak_log', { tool: 'wooden_axe' }, 30],
  ['oak_log', { tool: 'iron_axe' }, 10],
  ['oak_log', { tool: 'golden_axe' }, 5],
  ['stone', {}, 150],
  ['stone', { tool: 'wooden_pickaxe' }, 23],
  ['stone', { tool: 'stone_pickaxe' }, 12],
  ['stone', { tool: 'iron_pickaxe' }, 8],
  ['stone', { tool: 'diamond_pickaxe' }, 6],
  ['stone', { tool: 'netherite_pickaxe' }, 5],
  ['stone', { tool: 'iron_axe' }, 150],
  ['iron_ore', { tool: 'wooden_pickaxe' }, 150],
  ['iron_ore', { tool: 'stone_pickaxe' }, 23],
  ['diamond_ore', { tool: 'iron_pickaxe' }, 15],
  ['obsidian', { tool: 'diamond_pickaxe' }, 188],
  ['obsidian', {}, 5000],
  ['dirt', { tool: 'iron_shovel' }, 3],
  ['dirt', { tool: 'diamond_shovel', enchantments: { efficiency: 5 } }, 0],
  ['stone', { tool: 'diamond_pickaxe', enchantments: { efficiency: 5 } }, 2],
  ['stone', { tool: 'diamond_pickaxe', enchantments: { efficiency: 5 }, effects: { haste: 2 } }, 0],
  ['stone', { enchantments: { efficiency: 5 } }, 150],
  ['stone', { tool: 'iron_pickaxe', effects: { haste: 2 } }, 6],
  ['stone', { tool: 'iron_pickaxe', effects: { conduit_power: 1 } }, 7],
  ['stone', { tool: 'iron_pickaxe', effects: { mining_fatigue: 1 } }, 25],
  ['stone', { tool: 'iron_pickaxe', inWater: true }, 38],
  ['stone', { tool: 'iron_pickaxe', inWater: true, enchantments: { aqua_affinity: 1 } }, 8],
  ['stone', { tool: 'iron_pickaxe', onGround: false }, 38],
  ['stone', { tool: 'iron_pickaxe', inWater: true, onGround: false }, 188],
  ['stone', { creative: true }, 0],
  ['cobweb', { tool: 'shears' }, 8],
  ['oak_leaves', { tool: 'shears' }, 0],
  ['white_wool', { tool: 'shears' }, 5],
  ['poppy', {}, 0],
  ['torch', {}, 0],
  ['bedrock', { tool: 'netherite_pickaxe' }, Number.POSITIVE_INFINITY],
])('breaking %s with %j takes %d ticks', (block, options, ticks) => {
  expect(digTicks({ registry, block, ...options })).toBe(ticks)
})

// The client's own clock: a server that wants more time than it would refuse honest bots.
describe.each(['1.16.5', '1.18.2', '1.19.4', '1.20.1', '1.20.4', '1.21.1', '1.21.4'])('in %s', (version) => {
  test('no block takes longer than prismarine-block says', () => {
    const data = loadRegistry(version)
    const Block = loadBlock(data)
    const slower: string[] = []
    const tools = [
      undefined,
      'stone_pickaxe',
      'iron_pickaxe',
      'iron_axe',
      'diamond_shovel',
      'shears',
      'iron_sword',
    ]
    for (const definition of data.blocksArray) {
      for (const tool of tools) {
        const id = tool === undefined ? null : (data.itemsByName[tool]?.id ?? null)
        const client = Block.fromStateId(definition.defaultState, 0).digTime(id, false, false, false) / 50
        const server = digTicks({ registry: data, block: definition.name, tool })
        if (server > client + 1e-9) slower.push(`${definition.name} with ${tool}: ${server} > ${client}`)
      }
    }
    expect(slower).toEqual([])
  })
})

test('ore is dug at the pickaxe’s speed where the data names a tier instead of a tool', () => {
  const data = loadRegistry('1.21.4')
  expect(digTicks({ registry: data, block: 'iron_ore', tool: 'iron_pickaxe' })).toBe(15)
  expect(digTicks({ registry: data, block: 'iron_ore', tool: 'iron_shovel' })).toBe(300)
})

test('an unknown block breaks at once', () => {
  expect(digTicks({ registry, block: 'no_such_block' })).toBe(0)
})
