import { expect, test } from 'vitest'
import { createRandomSource } from '../context/random-source.ts'
import { loadRegistry } from '../registry/prismarine-loaders.ts'
import { specialLoot } from './special-loot.ts'

// What Java Edition drops and minecraft-data leaves out: https://minecraft.wiki gives each on the block's page.
const unlisted: Readonly<Record<string, readonly string[]>> = {
  // The name since 1.20.3.
  tall_grass: ['short_grass'],
}

const properties = (age: number) => ({
  age,
  half: 'lower',
  part: 'foot',
  layers: 3,
  pickles: 2,
  candles: 2,
  berries: true,
  hanging: false,
})

/** Everything that a block's own rule drops, over many draws, tools and ages. */
function dropsOf(version: string, name: string): ReadonlySet<string> | undefined {
  const registry = loadRegistry(version)
  const random = createRandomSource(5)
  const found = new Set<string>()
  let isSpecial = false
  for (let draw = 0; draw < 240; draw += 1) {
    const block = { name, properties: properties(draw % 8) }
    const tool = ['', 'shears', 'iron_pickaxe'][draw % 3] ?? ''
    const isItem = (item: string): boolean => registry.itemsByName[item] !== undefined
    const drops = specialLoot({ block, tool, fortune: draw % 4, random, isItem })
    isSpecial ||= drops !== undefined
    for (const drop of drops ?? []) found.add(drop.name)
  }
  return isSpecial ? found : undefined
}

test.each(['1.16.5', '1.19.4', '1.21.4'])(
  'special drops of %s are items that minecraft-data knows of',
  (version) => {
    const { blockLoot } = loadRegistry(version)
    const others: string[] = []
    for (const [name, { drops }] of Object.entries(blockLoot)) {
      const known = new Set([...drops.map(({ item }) => item), ...(unlisted[name] ?? [])])
      for (const item of dropsOf(version, name) ?? []) if (!known.has(item)) others.push(`${name}: ${item}`)
    }
    expect(others).toEqual([])
  },
)
