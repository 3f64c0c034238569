import { expect, test } from 'vitest'
import { createTechTree } from '../create-tech-tree.ts'
import { printTask } from './print-task.ts'

const tree = createTechTree('1.19.4')

/** Ways to say a number before a thing, behind it, and in words. */
const amounts: readonly ((thing: string, plural: string) => string)[] = [
  (_thing, plural) => `3 ${plural}`,
  (_thing, plural) => `three ${plural}`,
  (thing) => `3 ${thing}`,
  (thing) => `3x ${thing}`,
  (thing) => `3 x ${thing}`,
  (_thing, plural) => `${plural} x3`,
  (_thing, plural) => `${plural} x 3`,
  (_thing, plural) => `${plural} 3`,
  (_thing, plural) => `${plural}, 3`,
  (_thing, plural) => `${plural} (3)`,
  (_thing, plural) => `a total of 3 ${plural}`,
  (_thing, plural) => `at least three ${plural}`,
]

/** Words a goal may be said with, and what each of them means. */
const counted = [
  ['Kill 3 cow', ['kill', 'hunt', 'slay', 'slaughter', 'defeat'], 'cow', 'cows'],
  ['Tame 3 wolf', ['tame', 'befriend', 'domesticate'], 'wolf', 'wolves'],
  ['Breed 3 sheep', ['breed', 'mate'], 'sheep', 'sheep'],
  ['Shear 3 sheep', ['shear', 'clip'], 'sheep', 'sheep'],
  ['Milk 3 cow', ['milk'], 'cow', 'cows'],
  ['Mine 3 iron_ore', ['mine', 'dig up', 'dig'], 'iron ore', 'iron ores'],
  ['Craft 3 torch', ['craft', 'make', 'create'], 'torch', 'torches'],
  ['Smelt 3 raw_iron', ['smelt'], 'raw iron', 'raw iron'],
  ['Cook 3 beef', ['cook', 'roast', 'grill', 'fry'], 'beef', 'beef'],
  ['Grow 3 wheat', ['grow', 'farm', 'cultivate'], 'wheat', 'wheat'],
  ['Brew 3 potion of strength', ['brew'], 'potion of strength', 'potions of strength'],
  ['Trade 3 bread', ['trade for', 'buy', 'purchase'], 'bread', 'bread'],
  ['Barter 3 ender_pearl', ['barter for'], 'ender pearl', 'ender pearls'],
  ['Loot 3 diamond', ['loot', 'plunder'], 'diamond', 'diamonds'],
  ['Obtain 3 stick', ['get', 'collect', 'gather', 'acquire', 'obtain', 'pick up'], 'stick', 'sticks'],
  ['Plant 3 oak_sapling', ['plant'], 'oak sapling', 'oak saplings'],
  ['Place 3 torch', ['place', 'put down', 'set down'], 'torch', 'torches'],
  ['Harvest 3 wheat', ['harvest', 'reap'], 'wheat', 'wheat'],
  ['Fish 3 cod', ['fish for', 'catch'], 'cod', 'cod'],
  ['Smith 3 netherite_sword', ['smith', 'forge'], 'netherite sword', 'netherite swords'],
  ['Fill 3 water_bucket', ['fill'], 'water bucket', 'water buckets'],
] as const

/** Limits behind a task, and how they are printed. */
const limits = [
  ['', ''],
  [' before night', ' before night'],
  [' before nightfall', ' before night'],
  [' before it gets dark', ' before night'],
  [' in the Nether', ' in the_nether'],
  [' while in the Nether', ' in the_nether'],
  [' without dying', ' without dying'],
  [' without taking any damage', ' without damage'],
  [', please', ''],
] as const

const fronts = ['', 'Please ', 'I want you to ', 'Go and ', 'You should ', 'Try to ', 'Your task is to ']

function read(text: string): string {
  const parsed = tree.parseGoal(text)
  if (parsed.status === 'refused') return parsed.message
  return parsed.tasks.map((task) => printTask(task)).join(', then ')
}

test.each(counted)('%s is understood with every verb and number', (printed, verbs, thing, plural) => {
  const wrong = verbs.flatMap((verb) =>
    amounts.map((amount) => `${verb} ${amount(thing, plural)}`).filter((text) => read(text) !== printed),
  )
  expect(wrong).toEqual([])
})

test.each(limits)('a limit %j stands behind every goal', (said, printed) => {
  const wrong = counted
    .map(([task, [verb], , plural]) => [`${verb} three ${plural}${said}`, `${task}${printed}`] as const)
    .filter(([text, task]) => read(text) !== task)
  expect(wrong).toEqual([])
})

test.each(fronts)('%j before a goal says nothing', (front) => {
  const wrong = counted
    .map(([task, [verb], , plural]) => [`${front}${verb} three ${plural}`, task] as const)
    .filter(([text, task]) => read(text) !== task)
  expect(wrong).toEqual([])
})

test.each([
  ['ride a pig', 'Ride pig'],
  ['hop on a horse', 'Ride horse'],
  ['get on a boat', 'Ride boat'],
  ['sleep through the night', 'Sleep'],
  ['take a nap', 'Sleep'],
  ['sleep in your bed until dawn', 'Sleep'],
  ['wear a full set of iron armor', 'Equip full iron armor'],
  ['put on iron armour', 'Equip full iron armor'],
  ['equip a complete diamond armor set', 'Equip full diamond armor'],
  ['go to (10, 64, -3)', 'Go to (10, 64, -3)'],
  ['walk to 10 64 -3', 'Go to (10, 64, -3)'],
  ['head to x=10 y=64 z=-3', 'Go to (10, 64, -3)'],
  ['travel to the nether', 'Go to the_nether'],
  ['find a desert', 'Find desert'],
  ['locate the nearest village', 'Find village'],
  ['look for a jungle biome', 'Find jungle'],
  ['visit a village', 'Go to village'],
  ['build a house from the schematic "hut.schem"', 'Build schematic hut.schem'],
  ['build schematic hut.schem', 'Build schematic hut.schem'],
  ['build a nether portal and enter the nether', 'Build nether_portal, then Enter the_nether'],
  ['make a portal to the nether', 'Build nether_portal'],
  ['light a nether portal', 'Build nether_portal'],
  ['fill a bucket with water', 'Fill 1 water_bucket'],
  ['fill two buckets with lava', 'Fill 2 lava_bucket'],
  ['kill a skeleton with a bow', 'Kill 1 skeleton with bow'],
  ['shoot a skeleton using a bow', 'Kill 1 skeleton with bow'],
  ['with a bow, kill a skeleton', 'Kill 1 skeleton with bow'],
  ['in the Nether, kill two blazes', 'Kill 2 blaze in the_nether'],
  ['before night, mine five logs', 'Mine 5 wood log before night'],
  ['enchant an iron sword with sharpness', 'Enchant iron_sword with sharpness'],
  ['put sharpness 2 on an iron sword', 'Enchant iron_sword with sharpness 2'],
  ['name a cow "Bess"', 'Name cow "Bess"'],
  ['give a cow the name "Bess"', 'Name cow "Bess"'],
  ['barter with piglins for obsidian', 'Barter 1 obsidian'],
  ['trade with a villager', 'Trade'],
  ['trade bread with a villager', 'Trade 1 bread'],
  ['cook a steak', 'Cook 1 cooked_beef'],
  ['collect obsidian 10', 'Obtain 10 obsidian'],
])('%j means %s', (text, printed) => {
  expect(read(text)).toBe(printed)
})

/** Sentences with words that are no number and no thing, and what is meant. */
const wordings = [
  [
    'shoot a skeleton and a creeper',
    'Kill 1 skeleton with ranged weapon, then Kill 1 creeper with ranged weapon',
  ],
  ['shoot a ghast in the Nether', 'Kill 1 ghast with ranged weapon in the_nether'],
  ['Shoot a creeper with a crossbow', 'Kill 1 creeper with crossbow'],
  ['kill three hostile mobs at least', 'refused'],
  ['kill 3 hostile mobs', 'Kill 3 monster'],
  ['Smelt 8 iron ore into ingots', 'Smelt 8 iron_ore'],
  ['smelt clay balls into bricks', 'Smelt 1 clay_ball'],
  ['smelt sand into iron', 'refused'],
  ['Dig down to y=11', 'Go to y 11'],
  ['climb to height 120', 'Go to y 120'],
  ['reach y level -58 before night', 'Go to y -58 before night'],
  ['go to x: 5 z: 7', 'Go to x 5, z 7'],
  ['Go to y=-70000', 'refused'],
  ['go to 1, 4000, 3', 'refused'],
  ['get half a stack of dirt', 'Obtain 32 dirt'],
  ['get half a stack of ender pearls', 'Obtain 8 ender_pearl'],
  ['upgrade the diamond pickaxe to netherite', 'Smith 1 netherite_pickaxe'],
  ['make a netherite sword at a smithing table', 'Smith 1 netherite_sword'],
  ['get the strength effect', 'Gain strength'],
  ['light a nether portal with flint and steel', 'Build nether_portal'],
  ['name a sheep "Bob" with a name tag', 'Name sheep "Bob"'],
  ['loot the chests of a bastion', 'Loot from bastion_remnant'],
  ['loot a nether fortress', 'Loot from nether_fortress'],
  ['loot two saddles from a village', 'Loot 2 saddle from village'],
  ['loot the moon', 'refused'],
  ['fill 0 buckets with lava', 'refused'],
  ['brew 0 potions of healing', 'refused'],
  ['smelt 0 sand into glass', 'refused'],
  ['reach level 30', 'refused'],
  ['go to y level 30', 'Go to y 30'],
  ['dig down to level 11', 'Go to y 11'],
  ['go to x 100 y 64 z -200', 'Go to (100, 64, -200)'],
  ['walk to the coordinates 100, 64, -200', 'Go to (100, 64, -200)'],
  ['go to the nearest village', 'Go to village'],
  ['mine 10 minecraft:stone', 'Mine 10 stone'],
  ['get wool of any colour', 'Obtain 1 wool'],
  ['get diamonds of any colour', 'refused'],
  ['craft a bed of any color', 'Craft 1 bed'],
  ['get 5 food', 'Obtain 5 food'],
  ['kill 3 animals', 'Kill 3 animal'],
  ['drink milk', 'Eat milk_bucket'],
  ['wear leather', 'Equip full leather armor'],
  ['wear a stick', 'refused'],
  ['wear a shield', 'Equip shield'],
  ['hold a torch', 'Equip torch'],
  ['fill a glass bottle', 'Fill 1 potion'],
  ['fill 3 water bottles', 'Fill 3 potion'],
  ['fill a cauldron', 'refused'],
  ['fill a bucket', 'refused'],
  ['build a portal and go through it', 'Build nether_portal, then Enter the_nether'],
  ['place a bed and sleep in it', 'Place 1 bed, then Sleep'],
  ['mine 3 iron ore and smelt it', 'Mine 3 iron_ore, then Smelt 3 iron_ore'],
  ['tame a wolf and name it Rex', 'Tame 1 wolf, then Name wolf "Rex"'],
  ['kill a cow with a bow and eat it', 'refused'],
  ['enter it', 'refused'],
] as const

test.each(wordings)('%s: %s', (text, printed) => {
  const isRefused = tree.parseGoal(text).status === 'refused'
  expect(isRefused ? 'refused' : read(text)).toBe(printed)
  if (!isRefused) expect(read(printed)).toBe(printed)
})

test('an animal is any of the meadow, also one whose meat has another name', () => {
  const parsed = createTechTree('1.19.4').parseTask('kill an animal')
  const names = parsed.status === 'parsed' ? parsed.task.names : []
  expect(names[0]).toBe('cow')
  expect(names).toEqual(expect.arrayContaining(['pig', 'sheep', 'chicken', 'rabbit', 'goat']))
})

test('whoever looks for a chest or a bed wants one that stands there, and diamonds to have', () => {
  const verbOf = (text: string): string => {
    const parsed = createTechTree('1.19.4').parseTask(text)
    return parsed.status === 'parsed' ? parsed.task.verb : parsed.status
  }
  expect(['find a chest', 'find a bed', 'find a furnace'].map(verbOf)).toEqual(['find', 'find', 'find'])
  expect(['find a diamond', 'find 10 iron ore'].map(verbOf)).toEqual(['obtain', 'obtain'])
})

test('a potion is drunk for its effect, which has to last', () => {
  const parsed = createTechTree('1.19.4').parseTask('drink a strength potion')
  expect(parsed).toMatchObject({ status: 'parsed', task: { verb: 'gain', names: ['strength'] } })
  const healing = createTechTree('1.19.4').parseTask('drink a potion of healing')
  expect(healing).toMatchObject({ status: 'refused', message: expect.stringContaining('whose effect lasts') })
  expect(createTechTree('1.19.4').parseTask('drink milk')).toMatchObject({ task: { verb: 'eat' } })
})
