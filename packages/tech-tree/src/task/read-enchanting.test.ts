import { expect, test } from 'vitest'
import { createTechTree } from '../create-tech-tree.ts'

const trees = ['1.16.5', '1.19.4', '1.20.6', '1.21.4'].map((version) => createTechTree(version))

test.each([
  ['Enchant dirt', /"dirt" is not understood; nothing can be put on it; /],
  ['Enchant iron_sword with protection', /iron_sword does not bear protection\./],
  ['Enchant iron_sword with sharpness 6', /levels of sharpness go from 1 to 5\./],
  ['Enchant iron_boots with feather_falling 99', /levels of feather_falling go from 1 to 4\./],
])('refuses %j, which no version allows', (text, message) => {
  for (const tree of trees)
    expect(tree.parseTask(text)).toMatchObject({
      status: 'refused',
      message: expect.stringMatching(message),
    })
})

test.each([
  'Enchant iron_sword with sharpness 5',
  'Enchant iron_axe with sharpness 5',
  'Enchant iron_helmet with thorns 3',
  'Enchant shears with efficiency',
  'Enchant iron_pickaxe with mending',
  'Enchant carved_pumpkin with binding_curse',
  'Enchant fishing_rod with lure 3',
  'Enchant book with protection 4',
  'Enchant bow',
])('reads %j in every version', (text) => {
  for (const tree of trees) expect(tree.parseTask(text)).toMatchObject({ status: 'parsed' })
})
