import { expect, test } from 'vitest'
import { createTechTree } from '../create-tech-tree.ts'
import { readBack } from '../../testing/read-back.ts'

const versions = ['1.16.5', '1.19.4', '1.21.4']
const trees = versions.map((version) => createTechTree(version))
const tree = createTechTree('1.19.4')

/** Sentences of players, each with the phrase it means. */
const meant = [
  ['Could you please tame me a horse?', 'Tame 1 horse'],
  ['get me 3 steaks please', 'Obtain 3 cooked_beef'],
  ['I need 4 sticks', 'Obtain 4 stick'],
  ['hey bot, breed two cows for us', 'Breed 2 cow'],
  ['go mine 3 logs', 'Mine 3 wood log'],
  ['milk the nearest cow', 'Milk 1 cow'],
  ['loot the nearest chest', 'Loot'],
  ['take five torches from a chest', 'Loot 5 torch'],
  ['loot an iron ingot from a village chest', 'Loot 1 iron_ingot from village'],
  ['trade gold with piglins for obsidian', 'Barter 1 obsidian'],
  ['go back to the overworld', 'Go to overworld'],
  ['walk 50 metres', 'Explore 50 blocks'],
  ['find a mushroom island', 'Find mushroom_fields'],
  ['explore until you find a jungle temple', 'Explore until jungle_pyramid'],
  ['sleep in my bed tonight', 'Sleep'],
  ['sleep in the overworld', 'Sleep in overworld'],
  ['have a nap', 'Sleep'],
  ['put my iron boots on', 'Equip iron_boots'],
  ['wear a turtle shell', 'Equip turtle_helmet'],
  ['grow 16 sugarcane', 'Grow 16 sugar_cane'],
  ['get 4 oak wood planks', 'Obtain 4 oak_planks'],
  ['mine one hundred and twenty stone', 'Mine 120 stone'],
  ['bake 2 loaves of bread', 'Craft 2 bread'],
  ['make 6 glass', 'Smelt 6 glass'],
  ['craft a netherite sword', 'Smith 1 netherite_sword'],
  ['plant a tree', 'Plant 1 sapling'],
  ['plant wheat', 'Plant 1 wheat_seeds'],
  ['place water', 'Place 1 water_bucket'],
  ['put unbreaking 3 on a fishing rod before night', 'Enchant fishing_rod with unbreaking 3 before night'],
  ['upgrade my diamond sword to netherite', 'Smith 1 netherite_sword'],
  ['brew an extended potion of night vision', 'Brew 1 potion of long_night_vision'],
  ['call the pig Mr. Piggy', 'Name pig "Mr. Piggy"'],
  ['ignite a nether portal', 'Build nether_portal'],
  ['build a house from house.schem', 'Build schematic house.schem'],
  ['with a bow, in the Nether, kill a ghast', 'Kill 1 ghast with bow in the_nether'],
  ['ride a boat', 'Ride boat'],
  ['kill a cow with arrows', 'Kill 1 cow with ranged weapon'],
  ['kill two skeletons with a bow and arrows', 'Kill 2 skeleton with bow'],
  ['wear chain boots', 'Equip chainmail_boots'],
  ['craft two work benches', 'Craft 2 crafting_table'],
  ['fill two empty buckets with lava', 'Fill 2 lava_bucket'],
  ['build from the schematic house.litematic', 'Build schematic house.litematic'],
  ['build and light a nether portal', 'Build nether_portal'],
  ['collect white wool x6 from sheep using shears', 'Obtain 6 white_wool from sheep with shears'],
] as const

/** Goals of several parts, whose words hold for more than one of them. */
const compound = [
  ['craft an iron chestplate and put it on', 'Craft 1 iron_chestplate, then Equip iron_chestplate'],
  ['catch two cod, cook them and eat them', 'Fish 2 cod, then Cook 2 cod, then Eat 2 cooked_cod'],
  ['build a portal to the nether and step through it', 'Build nether_portal, then Enter the_nether'],
  ['place a red bed and sleep in it', 'Place 1 red_bed, then Sleep'],
  ['kill a zombie and a skeleton with a bow', 'Kill 1 zombie with bow, then Kill 1 skeleton with bow'],
  [
    'kill a zombie with an axe and a creeper with a bow',
    'Kill 1 zombie with axe, then Kill 1 creeper with bow',
  ],
  ['kill a blaze and a ghast in the Nether', 'Kill 1 blaze in the_nether, then Kill 1 ghast in the_nether'],
  ['get 2 leather and 3 beef from cows', 'Obtain 2 leather from cow, then Obtain 3 beef from cow'],
  [
    'put 5 iron and 3 gold in a chest',
    'Deposit 5 iron_ingot into the chest, then Deposit 3 gold_ingot into the chest',
  ],
  ['craft a diamond sword and pickaxe', 'Craft 1 diamond_sword, then Craft 1 diamond_pickaxe'],
  ['craft a diamond sword and a pickaxe', 'Craft 1 diamond_sword, then Craft 1 pickaxe'],
  ['craft stone and iron pickaxes', 'Craft 1 stone_pickaxe, then Craft 1 iron_pickaxe'],
  ['get 3 red and 2 blue wool', 'Obtain 3 red_wool, then Obtain 2 blue_wool'],
  ['get coal and iron swords', 'Obtain 1 coal, then Obtain 1 iron_sword'],
  ["name the cat O'Malley and the dog Rex", 'Name cat "O\'Malley", then Name wolf "Rex"'],
  ['name the horse Epona and ride it', 'Name horse "Epona", then Ride horse'],
  ['craft torches and then, after that, sleep', 'Craft 1 torch, then Sleep'],
] as const

test.each([...meant, ...compound])('%j means %j, and its print itself', (said, printed) => {
  expect(readBack(tree, said)).toBe(printed)
  expect(readBack(tree, printed)).toBe(printed)
})

/** Deeds that cannot be done with the thing, each with the part that is wrong and the nearest that can be done. */
const undoable = [
  ['breed cows with diamonds', 'with diamond', 'Breed 1 cow'],
  ['tame a wolf with fish', 'with fish', 'Tame 1 wolf'],
  ['tame a horse with a saddle', 'with saddle', 'Tame 1 horse'],
  ['tame a creeper', 'creeper', 'Find creeper'],
  ['smith an iron sword', 'iron_sword', 'Craft 1 iron_sword'],
  ['barter 5 gold ingots', 'gold_ingot', 'Obtain 5 gold_ingot'],
  ['fish 2 diamonds', 'diamond', 'Obtain 2 diamond'],
  ['catch a rabbit', 'rabbit', 'Obtain 1 rabbit'],
  ['grow 3 diamonds', 'diamond', 'Obtain 3 diamond'],
  ['grow a tree', 'wood log', 'Obtain 1 wood log'],
  ['trade for netherite ingots', 'netherite_ingot', 'Craft 1 netherite_ingot'],
  ['smelt 3 dirt', 'dirt', 'Obtain 3 dirt'],
  ['smelt a chest', 'chest', 'Obtain 1 chest'],
  ['craft a saddle', 'saddle', 'Obtain 1 saddle'],
  ['place a stick', 'stick', undefined],
  ['plant a diamond', 'diamond', undefined],
  ['name two cows Bess', '2', 'Name cow "Bess"'],
  ['go to the village at (1, 64, 1)', 'village', 'Go to village'],
  ['sleep in the nether', 'in the_nether', 'Sleep'],
  ['get a splash potion of harming', 'of harming', undefined],
  ['obtain 2 strength potions', 'strength potions', 'Brew 2 potion of strength'],
  ['loot three chests', '3', 'Loot'],
  ['breed pigs with potatoes x2', 'with potatoes x2', 'Breed 1 pig'],
  ['kill a zombie with two swords', 'with two swords', 'Kill 1 zombie'],
  ['fill a big bucket with water', 'big bucket', 'Fill 1 water_bucket'],
  ['kill 0 zombies', '0', 'Kill 1 zombie'],
  ['obtain bedrock', 'bedrock', undefined],
  ['mine 1,000 stone', '1000', 'Mine 512 stone'],
  ['craft exactly 3 sticks', 'exactly 3 sticks', 'Craft 3 stick'],
  ['give me 5 torches', 'give', 'Obtain 5 torch'],
  ['defend the village', 'defend', 'Find village'],
] as const

test.each(undoable)('%j is refused because of %j; the nearest is %j', (said, part, nearest) => {
  const parsed = tree.parseGoal(said)
  expect(parsed).toMatchObject({ status: 'refused', part, nearest: expect.anything() })
  if (parsed.status === 'refused' && nearest !== undefined)
    expect(readBack(tree, parsed.nearest ?? '')).toBe(nearest)
})

const strange = [
  ...undoable.map(([said]) => said),
  'make friends with a wolf',
  'find a cave',
  'dig down 10 blocks',
  'rest until morning',
  'walk 100 blocks north',
  'survive the night',
  'be level 30',
  'build an iron golem',
  'enchant full iron armor',
  'exchange emeralds for bread',
  'find a shipwreck',
  'go home',
  'do nothing',
  'dance',
  '%§!',
  '',
]

test.each(strange)('the nearest to %j is understood in every version', (said) => {
  for (const each of trees) {
    const parsed = each.parseGoal(said)
    if (parsed.status === 'parsed') continue
    expect(each.parseGoal(parsed.nearest ?? '')).toMatchObject({ status: 'parsed' })
    expect(parsed.part === undefined).toBe(said === '')
  }
})
