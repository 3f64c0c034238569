import { expect, test } from 'vitest'
import { createTechTree } from '../create-tech-tree.ts'
import { creatureFacts } from '../sources/creature-facts.ts'
import { loadGameData } from '../sources/load-game-data.ts'
import { printTask } from './print-task.ts'

const versions = ['1.16.5', '1.17.1', '1.18.2', '1.19.4', '1.20.4', '1.21.4']

const fits = {
  Kill: () => true,
  Tame: (name: string) => creatureFacts(name).tamedWith.length > 0 || creatureFacts(name).isTamedByRiding,
  Breed: (name: string) => creatureFacts(name).breedsOn.length > 0,
  Milk: (name: string) => creatureFacts(name).givesMilk,
  Shear: (name: string) => creatureFacts(name).givesWool,
} as const

test.each(versions)('in %s every creature with each verb that fits is read back', (version) => {
  const tree = createTechTree(version)
  const { creatures } = loadGameData(version)
  const wrong = [...creatures].flatMap((creature) =>
    Object.entries(fits).flatMap(([verb, isFit]) => {
      if (!isFit(creature)) return []
      return [`${verb} 1 ${creature}`, `${verb} 2 ${creature}`, `${verb} 1 ${creature} before night`].filter(
        (phrase) => {
          const read = tree.parseTask(phrase)
          return read.status === 'refused' || printTask(read.task) !== phrase
        },
      )
    }),
  )
  expect(wrong).toEqual([])
})

test.each(versions)('in %s every item that can be had is read back with every verb that fits', (version) => {
  const tree = createTechTree(version)
  const wrong = tree.items.flatMap((item) => {
    if (!Number.isFinite(tree.effort(item))) return []
    const isCrafted = tree.ways(item).some(({ type }) => type === 'craft')
    const verbs = ['Obtain', 'Have', 'Deposit', ...(isCrafted ? ['Craft'] : [])]
    return verbs
      .map((verb) => (verb === 'Deposit' ? `Deposit 1 ${item} into the chest` : `${verb} 1 ${item}`))
      .filter((phrase) => {
        const read = tree.parseTask(phrase)
        return read.status === 'refused' || printTask(read.task) !== phrase
      })
  })
  expect(wrong).toEqual([])
})

test.each([
  ['Kill 1 skeleton with a bow', 'Kill 1 skeleton with bow'],
  ['Mine 2 quartz in the Nether before night', 'Mine 2 quartz in the_nether before night'],
  ['collect obsidian 10', 'Obtain 10 obsidian'],
  ['Enchant a diamond sword with sharpness III', 'Enchant diamond_sword with sharpness 3'],
  ['brew three potions of strength', 'Brew 3 potion of strength'],
  ['name the cow "Old Bess"', 'Name cow "Old Bess"'],
  ['go to 10, 64, -3', 'Go to (10, 64, -3)'],
  ['Ride a pig', 'Ride pig'],
  ['Eat until hunger 15', 'Eat until hunger 15'],
  ['Eat until hunger is 18', 'Eat until hunger 18'],
  ['Eat food until the hunger bar reaches at least 15', 'Eat until hunger 15'],
  ['Eat something until your food level is above 16', 'Eat until hunger 17'],
  ['eat until full', 'Eat until hunger 20'],
  ['Eat until not hungry', 'Eat until hunger 20'],
  ['Eat until hunger is 15/20 or more', 'Eat until hunger 15'],
  ['Eat cooked beef until hunger is 15', 'Eat cooked_beef until hunger 15'],
  ['eat 3 bread until hunger 18', 'Eat 3 bread until hunger 18'],
  ['Restore hunger to 20', 'Eat until hunger 20'],
  ['Refill the hunger bar', 'Eat until hunger 20'],
  ['Fill hunger', 'Eat until hunger 20'],
  ['Raise your hunger to at least 17', 'Eat until hunger 17'],
  ['Reach hunger 18', 'Eat until hunger 18'],
  ['Eat bread', 'Eat bread'],
  ['put on a full set of leather armour', 'Equip full leather armor'],
  ['find a desert temple', 'Find desert_pyramid'],
  ['build the nether portal', 'Build nether_portal'],
  ['gain the night vision effect', 'Gain night_vision'],
])('%s is %s', (text, printed) => {
  const tree = createTechTree('1.19.4')
  const read = tree.parseTask(text)
  if (read.status === 'refused') throw new Error(read.message)
  expect(printTask(read.task)).toBe(printed)
  expect(tree.parseTask(printed)).toEqual(read)
})

test.each([
  ['Mine 3 dirt quickly', 'quickly', 'Mine 3 dirt'],
  ['Mine 3 iron ore in a cave', 'in a cave', 'Mine 3 iron_ore'],
  ['Do not kill a cow', 'do', undefined],
  ['Mine exactly 3 dirt', 'exactly 3 dirt', undefined],
  ['Kill 1 cow with kindness', 'with kindness', 'Kill 1 cow'],
  ['Enchant a bow with love', 'with love', 'Enchant bow'],
  ['Craft an iron pikaxe', 'iron pikaxe', 'Craft 1 iron_pickaxe'],
  ['Find 3 cows', '3', 'Find cow'],
  ['Explore until you find 2 villages', '2', undefined],
  ['Enchant 2 bows', '2', undefined],
  ['Mine 3 dirt and dance', 'dance', undefined],
])('%s is refused because of %s', (text, part, nearest) => {
  const read = createTechTree('1.19.4').parseGoal(text)
  expect(read).toMatchObject({ status: 'refused', part })
  if (nearest !== undefined) expect(read).toMatchObject({ nearest })
})
