import { givenFunctions } from '@voyager-mc/action'
import { allPrimitives } from '@voyager-mc/bot-runtime'
import { expect, test } from 'vitest'

const given = givenFunctions(allPrimitives)
const told = (task: string): readonly string[] =>
  given
    .fitting(task)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('(')[0] ?? '')

test.each([
  ['Mine 1 wood log', []],
  ['Craft 1 furnace', []],
  ['Smelt 3 raw_iron', []],
  ['Shear 1 sheep', ['shearAnimal']],
  ['Breed 2 cows', ['breedAnimals']],
  ['Deposit useless items into the chest at (1, 2, 3)', expect.arrayContaining(['depositItemIntoChest'])],
  ['Catch 1 salmon', ['fishItem']],
  ['Catch 2 cod with a fishing_rod', ['fishItem']],
  ['Brew 1 potion of healing', expect.arrayContaining(['brewPotion'])],
  ['Enchant 1 iron_sword', ['enchantItem']],
  ['Tame 1 wolf', ['tameAnimal']],
  ['Ride a horse', expect.arrayContaining(['rideEntity'])],
  ['Kill 1 ghast with a bow', expect.arrayContaining(['shootTarget'])],
  ['Find a village', ['findStructure']],
  ['Trade with a villager for 1 bread', expect.arrayContaining(['tradeWithVillager'])],
  ['Enter the nether', expect.arrayContaining(['buildPortal', 'enterPortal'])],
  ['Sleep in a bed', ['sleepInBed']],
  ['Plant 3 wheat_seeds', expect.arrayContaining(['plantCrop'])],
  ['Build a small house', expect.arrayContaining(['buildStructure'])],
])('%s is told of %j in full', (task, names) => {
  expect(told(task)).toEqual(names)
})

test('every primitive is told of, in full or by its name', () => {
  const listed = allPrimitives.filter(({ isUnlisted = false }) => !isUnlisted)
  for (const { name } of listed) expect(given.text).toMatch(new RegExp(`\\b${name}\\b`))
})
