import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { checkCall } from './check-call.ts'

const check = checkCall(createTechTree('1.19.4'))
type Value = string | number | boolean | undefined
const judge = (name: string, ...values: Value[]): string | undefined =>
  check({ name, line: 1, values: [undefined, ...values] })

test.each<[string, Value[], string]>([
  ['mcData.itemsByName', ['oak_plank'], 'there is no item "oak_plank"; did you mean "oak_planks"?'],
  ['mcData.blocksByName', ['oak_logs'], 'there is no block "oak_logs"; did you mean "oak_log"?'],
  ['craftItem', ['oak_plank'], 'craftItem: there is no item "oak_plank"; did you mean "oak_planks"?'],
  ['mineBlock', ['oak_logs', 3], 'mineBlock: there is no block "oak_logs"; did you mean "oak_log"?'],
  ['mineBlock', ['raw_iron', 3], 'mineBlock: there is no block "raw_iron"; did you mean "iron_ore"?'],
  ['killMob', ['cows'], 'killMob: there is no mob "cows"; did you mean "cow"?'],
  ['smeltItem', ['raw_iron', 'charcoals'], 'there is no item "charcoals"; did you mean "charcoal"?'],
  ['equipItem', ['zzzzqqqq'], 'equipItem: there is no item "zzzzqqqq"; use a name from the game.'],
  ['mineBlock', [5], 'mineBlock takes a name as a text, not 5.'],
  ['mineBlock', ['dirt', 0], 'mineBlock: the count 0 is not a whole number above 0.'],
  ['dropItem', ['dirt', 0], 'dropItem: the count 0 is not a whole number above 0.'],
  ['shootTarget', ['ghasts', 4], 'shootTarget: there is no mob "ghasts"; did you mean "ghast"?'],
  ['shootTarget', ['ghast', 0], 'shootTarget: the count 0 is not a whole number above 0.'],
  ['towerUp', [2.5], 'towerUp: the count 2.5 is not a whole number above 0.'],
  ['craftItem', ['stick', 1.5], 'craftItem: the count 1.5 is not a whole number above 0.'],
  ['craftItem', ['cobblestone'], 'cobblestone cannot be crafted. Cobblestone drops from stone'],
  ['craftItem', ['bedrock'], 'bedrock cannot be crafted.'],
  ['smeltItem', ['dirt', 'coal'], 'dirt cannot be smelted.'],
])('says about %s with %j: %s', (name, values, message) => {
  expect(judge(name, ...values)).toContain(message)
})

test.each<[string, Value[]]>([
  ['mineBlock', ['oak_log', 3]],
  ['mineBlock', [undefined, undefined]],
  ['craftItem', ['leather_cap']],
  ['mineBlock', ['lapis_lazuli_ore']],
  ['smeltItem', ['raw_iron', 'coal', 3]],
  ['killMob', ['zombie', 60]],
  ['eatFood', ['']],
  ['useItemOn', ['bucket', 'water']],
  ['useItemOn', ['shears', 'sheep']],
  ['harvestCrop', ['wheat', 5]],
  ['myHelper', ['nonsense', -1]],
])('has nothing against %s with %j', (name, values) => {
  expect(judge(name, ...values)).toBeUndefined()
})
