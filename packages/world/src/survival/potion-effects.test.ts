import { expect, test } from 'vitest'
import { potionEffects } from './potion-effects.ts'

test.each([
  ['swiftness', [{ name: 'Speed', ticks: 3600, amplifier: 0 }]],
  ['minecraft:long_fire_resistance', [{ name: 'FireResistance', ticks: 9600, amplifier: 0 }]],
  ['strong_healing', [{ name: 'InstantHealth', ticks: 1, amplifier: 1 }]],
  ['strong_slowness', [{ name: 'Slowness', ticks: 400, amplifier: 3 }]],
  [
    'turtle_master',
    [
      { name: 'Slowness', ticks: 400, amplifier: 3 },
      { name: 'Resistance', ticks: 400, amplifier: 2 },
    ],
  ],
  ['strong_water_breathing', []],
  ['water', []],
  ['', []],
  ['toString', []],
])('a potion of %j', (potion, effects) => {
  expect(potionEffects(potion)).toEqual(effects)
})
