import { expect, test } from 'vitest'
import { loadRegistry } from '../registry/prismarine-loaders.ts'
import { animalsOf, populatedBiomes } from './animal-biomes.ts'
import { knownMobNames, mobKindOf } from './mob-kinds.ts'

const registry = loadRegistry('1.19.4')

test('every mob of the table exists in the default version or a later one', () => {
  const newest = loadRegistry('1.21.4')
  for (const name of knownMobNames())
    expect((mobKindOf({ registry }, name) ?? mobKindOf({ registry: newest }, name))?.name, name).toBe(name)
})

test.each(['1.16.5', '1.19.4', '1.21.4'])('things that do not live are no mobs in %s', (version) => {
  const own = { registry: loadRegistry(version) }
  for (const name of ['item', 'arrow', 'experience_orb', 'player', 'no_such_thing', ''])
    expect(mobKindOf(own, name), name).toBeUndefined()
  for (const name of ['parrot', 'villager', 'squid'])
    expect(mobKindOf(own, name)?.temper, name).toBe('passive')
  expect(mobKindOf(own, 'vindicator')?.temper).toBe('hostile')
})

test.each(['wither', 'warden', 'ravager', 'evoker', 'phantom', 'vex', 'illusioner', 'giant'])(
  'a %s is refused rather than played by something else',
  (name) => expect(mobKindOf({ registry }, name)).toBeUndefined(),
)

test('animals eat items that the version has', () => {
  for (const name of knownMobNames())
    for (const food of mobKindOf({ registry }, name)?.foods ?? [])
      expect(registry.itemsByName[food], `${name} eats ${food}`).toBeDefined()
})

test('every animal of every biome is a mob', () => {
  for (const biome of populatedBiomes())
    for (const name of animalsOf(biome)) expect(mobKindOf({ registry }, name), name).toBeDefined()
})

test('a biome that nobody knows has no animals', () => {
  expect(animalsOf('the_void')).toEqual([])
})
