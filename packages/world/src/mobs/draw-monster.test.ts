import { expect, test } from 'vitest'
import { createRandomSource } from '../context/random-source.ts'
import { drawMonster, type MonsterHome } from './draw-monster.ts'

const counts = (biome: string, home?: MonsterHome): Record<string, number> => {
  const random = createRandomSource(1)
  const found: Record<string, number> = {}
  for (let draws = 0; draws < 2000; draws += 1) {
    const name = drawMonster(random, biome, { home })
    found[name] = (found[name] ?? 0) + 1
  }
  return found
}

test('common monsters are about as frequent as each other and endermen are rare', () => {
  const { zombie = 0, skeleton = 0, spider = 0, creeper = 0, enderman = 0, witch = 0 } = counts('plains')
  for (const common of [zombie, skeleton, spider, creeper]) expect(common).toBeGreaterThan(400)
  expect(enderman).toBeLessThan(100)
  expect(witch).toBeLessThan(enderman)
})

test('deserts have husks, snow has strays and only swamps have slimes', () => {
  expect(counts('desert')).not.toHaveProperty('zombie')
  expect(counts('desert')).toHaveProperty('husk')
  expect(counts('snowy_plains')).not.toHaveProperty('skeleton')
  expect(counts('snowy_plains')).toHaveProperty('stray')
  expect(counts('swamp')['slime']).toBeGreaterThan(300)
  expect(counts('plains')).not.toHaveProperty('slime')
})

test('fortresses have blazes and wither skeletons, bastions piglins, hoglins and a few brutes', () => {
  const fortress = counts('nether_wastes', 'fortress')
  expect(fortress['blaze']).toBeGreaterThan(fortress['magma_cube'] ?? 0)
  expect(fortress).toHaveProperty('wither_skeleton')
  const bastion = counts('nether_wastes', 'bastion')
  expect(Object.keys(bastion).sort()).toEqual(['hoglin', 'piglin', 'piglin_brute'])
  expect(bastion['piglin_brute']).toBeLessThan(300)
  expect(counts('nether_wastes')).not.toHaveProperty('blaze')
})

test('warped forests have endermen and nothing else, but for the fortresses in them', () => {
  expect(counts('warped_forest')).toEqual({ enderman: 2000 })
  expect(counts('warped_forest', 'fortress')).toHaveProperty('blaze')
})

test('crimson forests have hoglins, piglins and some zombified ones in the shares of the game', () => {
  const { hoglin = 0, piglin = 0, zombified_piglin: zombified = 0, ...others } = counts('crimson_forest')
  expect(others).toEqual({})
  expect(hoglin / 2000).toBeCloseTo(9 / 15, 1)
  expect(piglin / 2000).toBeCloseTo(5 / 15, 1)
  expect(zombified / 2000).toBeCloseTo(1 / 15, 1)
  expect(zombified).toBeGreaterThan(80)
  expect(counts('crimson_forest', 'bastion')).toHaveProperty('piglin_brute')
})

test('soul sand valleys have ghasts, skeletons and a few endermen', () => {
  const { ghast = 0, skeleton = 0, enderman = 0, ...others } = counts('soul_sand_valley')
  expect(others).toEqual({})
  expect(ghast / 2000).toBeCloseTo(50 / 71, 1)
  expect(skeleton / 2000).toBeCloseTo(20 / 71, 1)
  expect(enderman).toBeGreaterThan(5)
  expect(enderman).toBeLessThan(80)
})
