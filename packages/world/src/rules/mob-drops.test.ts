import loadRegistry from 'prismarine-registry'
import { expect, test } from 'vitest'
import { mobDrops, type MobDropsOptions } from './mob-drops.ts'

const registry = loadRegistry('1.19.4')

function dropsOf(name: string, options: Partial<MobDropsOptions> & { roll?: number } = {}): string {
  const { roll = 0.5, ...rest } = options
  const drops = mobDrops({ registry, name, random: () => roll, ...rest })
  return drops.map((drop) => `${drop.name} ${drop.count}`).join(', ') || 'nothing'
}

test.each<[string, Partial<MobDropsOptions> & { roll?: number }, string]>([
  ['cow', {}, 'leather 1, beef 2'],
  ['cow', { roll: 0 }, 'beef 1'],
  ['cow', { roll: 0.99 }, 'leather 2, beef 3'],
  ['cow', { burning: true }, 'leather 1, cooked_beef 2'],
  ['cow', { looting: 3, roll: 0.99 }, 'leather 5, beef 6'],
  ['pig', {}, 'porkchop 2'],
  ['pig', { burning: true }, 'cooked_porkchop 2'],
  ['sheep', {}, 'mutton 2, white_wool 1'],
  ['sheep', { wool: 'black_wool' }, 'mutton 2, black_wool 1'],
  ['sheep', { wool: undefined }, 'mutton 2'],
  ['chicken', {}, 'feather 1, chicken 1'],
  ['rabbit', {}, 'rabbit_hide 1, rabbit 1'],
  ['rabbit', { roll: 0.05 }, 'rabbit_foot 1'],
  ['rabbit', { roll: 0.05, killedByPlayer: false }, 'nothing'],
  ['zombie', {}, 'rotten_flesh 1'],
  ['zombie', { roll: 0.001 }, 'iron_ingot 1, carrot 1, potato 1'],
  ['zombie', { roll: 0.001, killedByPlayer: false }, 'nothing'],
  ['skeleton', {}, 'arrow 1, bone 1'],
  ['creeper', {}, 'gunpowder 1'],
  ['spider', { roll: 0.99 }, 'string 2, spider_eye 1'],
  ['spider', { roll: 0.1 }, 'nothing'],
  ['enderman', { roll: 0.9 }, 'ender_pearl 1'],
  ['blaze', { roll: 0.9 }, 'blaze_rod 1'],
  ['blaze', { roll: 0.9, killedByPlayer: false }, 'nothing'],
  ['shulker', { roll: 0.49 }, 'shulker_shell 1'],
  ['shulker', { roll: 0.5 }, 'nothing'],
  ['shulker', { roll: 0.68, looting: 3 }, 'shulker_shell 1'],
  ['shulker', { roll: 0.69, looting: 3 }, 'nothing'],
  ['squid', {}, 'ink_sac 2'],
  ['cod', { burning: true }, 'cooked_cod 1'],
  ['iron_golem', {}, 'poppy 1, iron_ingot 4'],
  ['witch', { roll: 0.99 }, 'nothing'],
  ['wolf', {}, 'nothing'],
  ['cat', { roll: 0.99 }, 'string 2'],
  ['no_such_mob', {}, 'nothing'],
])('%s with %j leaves %s', (name, options, expected) => {
  expect(dropsOf(name, options)).toBe(expected)
})

test.each(['1.16.5', '1.18.2', '1.19.4', '1.20.4', '1.21.4'])('every drop is an item of %s', (version) => {
  const data = loadRegistry(version)
  for (const name of Object.keys(data.entityLoot)) {
    for (const drop of mobDrops({ registry: data, name, random: () => 0.999 })) {
      expect(data.itemsByName[drop.name], `${name} drops ${drop.name}`).toBeDefined()
    }
  }
})
