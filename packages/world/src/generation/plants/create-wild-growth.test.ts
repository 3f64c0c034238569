import { beforeAll, describe, expect, test } from 'vitest'
import { blockStateOf, type BlockState } from '../../registry/block-state.ts'
import { loadRegistry } from '../../registry/prismarine-loaders.ts'
import { isSupported } from '../../rules/index.ts'
import { createGenerator } from '../create-generator.ts'

const registry = loadRegistry('1.20.4')
const generator = createGenerator({ registry, seed: 1 })
const plants =
  /^(sunflower|lilac|rose_bush|peony|vine|cocoa|bamboo|glow_lichen|hanging_roots|small_dripleaf|(orange|white|red|pink)_tulip|mushroom_stem|(brown|red)_mushroom_block)$/

interface Found {
  readonly block: BlockState
  readonly biome: string
  readonly neighbour: (dx: number, dy: number, dz: number) => BlockState
}

const wanted: Readonly<Record<string, number>> = {
  plains: 60,
  forest: 30,
  birch_forest: 20,
  dark_forest: 20,
  jungle: 16,
  swamp: 16,
  taiga: 10,
  savanna: 10,
  desert: 10,
  cherry_grove: 10,
}

/** Such plants in a chunk, between two heights. */
function lookAt(
  chunkX: number,
  chunkZ: number,
  { from, to }: { from: number; to: number },
): readonly Found[] {
  const column = generator.generateColumn(chunkX, chunkZ)
  const found: Found[] = []
  const at = (x: number, y: number, z: number): BlockState => {
    const isOutside = x < 0 || x > 15 || z < 0 || z > 15
    return blockStateOf(registry, isOutside ? 0 : column.getBlockStateId({ x, y, z }))
  }
  for (let y = from; y < to; y += 1)
    for (let index = 0; index < 256; index += 1) {
      const [x, z] = [index & 15, index >> 4]
      const block = at(x, y, z)
      if (!plants.test(block.name)) continue
      const { biome } = generator.surfaceAt(chunkX * 16 + x, chunkZ * 16 + z)
      found.push({ block, biome, neighbour: (dx, dy, dz) => at(x + dx, y + dy, z + dz) })
    }
  return found
}

let found: readonly Found[]
beforeAll(() => {
  const counts: Record<string, number> = {}
  const all: Found[] = []
  for (let ring = 0; ring < 8000; ring += 1) {
    const [chunkX, chunkZ] = [(ring * 7) % 211, (ring * 13) % 199]
    const { biome } = generator.surfaceAt(chunkX * 16 + 8, chunkZ * 16 + 8)
    counts[biome] = (counts[biome] ?? 0) + 1
    if (counts[biome] <= (wanted[biome] ?? 0)) all.push(...lookAt(chunkX, chunkZ, { from: 55, to: 120 }))
  }
  for (let chunk = 0; chunk < 40; chunk += 1) all.push(...lookAt(chunk * 5, chunk * 3, { from: -52, to: 55 }))
  found = all
}, 120_000)

const of = (name: string): readonly Found[] => found.filter(({ block }) => block.name === name)

const woods = ['birch_forest', 'dark_forest', 'forest']

describe.each<[string, readonly string[]]>([
  ['orange_tulip', ['plains']],
  ['white_tulip', ['plains']],
  ['red_tulip', ['plains']],
  ['pink_tulip', ['cherry_grove', 'plains']],
  ['sunflower', ['plains']],
  ['lilac', woods],
  ['rose_bush', woods],
  ['peony', woods],
  ['vine', ['jungle', 'swamp']],
  ['cocoa', ['jungle']],
  ['bamboo', ['jungle']],
  ['mushroom_stem', ['dark_forest']],
  ['brown_mushroom_block', ['dark_forest']],
  ['red_mushroom_block', ['dark_forest']],
])('%s', (name, biomes) => {
  test(`grows in ${biomes.join(', ')} and nowhere else`, () => {
    const homes = new Set(of(name).map(({ biome }) => biome))
    expect(homes.size).toBeGreaterThan(0)
    expect([...homes].filter((biome) => !biomes.includes(biome))).toEqual([])
  })
})

test.each(['glow_lichen', 'hanging_roots', 'small_dripleaf'])('%s grows in caves', (name) => {
  expect(of(name).length).toBeGreaterThan(0)
})

test('every one of them stands or hangs where the rules of the world let it stay', () => {
  const loose = found.filter(({ block, neighbour }) => !isSupported({ registry, block, neighbour }))
  expect(loose.map(({ block }) => block)).toEqual([])
})

test('tall flowers and dripleaves are of two halves', () => {
  for (const name of ['sunflower', 'lilac', 'rose_bush', 'peony', 'small_dripleaf'])
    for (const { block, neighbour } of of(name)) {
      const isLower = block.properties['half'] === 'lower'
      const { half, ...others } = neighbour(0, isLower ? 1 : -1, 0).properties
      expect({ half, ...others }).toEqual({ ...block.properties, half: isLower ? 'upper' : 'lower' })
    }
})

const steps = { north: [0, 0, -1], south: [0, 0, 1], west: [-1, 0, 0], east: [1, 0, 0] } as const
const heights = { up: [0, 1, 0], down: [0, -1, 0] } as const

/** The blocks to which a plant clings. */
function holders({ block, neighbour }: Found): readonly BlockState[] {
  const sides = Object.entries({ ...steps, ...heights })
  return sides.flatMap(([side, [dx, dy, dz]]) =>
    block.properties[side] === true ? neighbour(dx, dy, dz) : [],
  )
}

test('vines cling to leaves and logs, or hang from vines that do', () => {
  for (const vine of of('vine')) {
    const names = [...holders(vine), vine.neighbour(0, 1, 0)].map(({ name }) => name)
    expect(names.some((name) => /_(leaves|log)$|^vine$/.test(name))).toBe(true)
    expect(holders(vine)).toHaveLength(1)
  }
})

test('lichen clings to rock on floors, walls and ceilings', () => {
  const faces = new Set<string>()
  for (const lichen of of('glow_lichen')) {
    for (const { name } of holders(lichen)) expect(name).toMatch(/^(stone|deepslate|.*ite|tuff|dirt|clay)$/)
    for (const [side, is] of Object.entries(lichen.block.properties)) if (is === true) faces.add(side)
  }
  expect([...faces].sort()).toEqual(['down', 'east', 'north', 'south', 'up', 'west'])
})

test('cocoa of every age hangs on the logs that it faces, and roots under rooted dirt', () => {
  const ages = new Set<unknown>()
  for (const { block, neighbour } of of('cocoa')) {
    // The facing of cocoa is one of the four.
    const [dx, dy, dz] = steps[block.properties['facing'] as keyof typeof steps]
    expect(neighbour(dx, dy, dz).name).toBe('jungle_log')
    ages.add(block.properties['age'])
  }
  expect(ages).toEqual(new Set([0, 1, 2]))
  for (const { neighbour } of of('hanging_roots')) expect(neighbour(0, 1, 0).name).toBe('rooted_dirt')
})

test('bamboo stands in stalks of 6 to 12 blocks with leaves at their tops', () => {
  const tops = of('bamboo').filter(({ neighbour }) => neighbour(0, 1, 0).name !== 'bamboo')
  expect(tops.length).toBeGreaterThan(5)
  for (const { block, neighbour } of tops) {
    const leaves = [block, neighbour(0, -1, 0), neighbour(0, -2, 0), neighbour(0, -3, 0)]
    expect(leaves.map(({ properties }) => properties['leaves'])).toEqual(['large', 'large', 'small', 'none'])
    let height = 1
    while (neighbour(0, -height, 0).name === 'bamboo') height += 1
    expect(height).toBeGreaterThanOrEqual(6)
    expect(height).toBeLessThanOrEqual(12)
  }
})

test('caps of huge mushrooms show their skin outside and stand on a stem', () => {
  for (const name of ['red_mushroom_block', 'brown_mushroom_block'])
    for (const { block, neighbour } of of(name)) {
      expect(block.properties['down']).toBe(false)
      const isTop = neighbour(0, 1, 0).name !== name
      if (isTop) expect(block.properties['up']).toBe(true)
    }
  const tops = of('mushroom_stem').map(({ neighbour }) => neighbour(0, 1, 0).name)
  expect(tops.every((name) => /^(mushroom_stem|(red|brown)_mushroom_block)$/.test(name))).toBe(true)
})

test('what is not ripe and what may be cut goes on growing', () => {
  const chunks = Array.from({ length: 400 }, (_, ring) => [(ring * 7) % 211, (ring * 13) % 199] as const)
  const jungles = chunks.filter(([x, z]) => generator.surfaceAt(x * 16 + 8, z * 16 + 8).biome === 'jungle')
  const growing = jungles.slice(0, 12).flatMap(([x, z]) => {
    const column = generator.generateColumn(x, z)
    return (column.growing ?? []).map((place) => blockStateOf(registry, column.getBlockStateId(place)))
  })
  const pods = growing.filter(({ name }) => name === 'cocoa')
  expect(new Set(pods.map(({ properties }) => properties['age']))).toEqual(new Set([0, 1]))
  expect(growing.some(({ name }) => name === 'bamboo')).toBe(true)
})

test('what a version lacks does not grow in it', () => {
  const old = loadRegistry('1.16.5')
  const generator = createGenerator({ registry: old, seed: 1 })
  const names = new Set<string | undefined>()
  for (let chunk = 0; chunk < 12; chunk += 1) {
    const column = generator.generateColumn(chunk * 5, chunk * 3)
    for (let y = 5; y < 60; y += 1)
      for (let index = 0; index < 256; index += 1)
        names.add(old.blocksByStateId[column.getBlockStateId({ x: index & 15, y, z: index >> 4 })]?.name)
  }
  expect([...names].filter((name) => name === undefined || /lichen|roots|dripleaf/.test(name))).toEqual([])
})
