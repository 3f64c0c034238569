import { ModelOutputError } from '@voyager-mc/core'
import { makeObservation } from '@voyager-mc/core/testing'
import { createTechTree } from '@voyager-mc/tech-tree'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { plannerActionAgent } from './planner-action-agent.ts'

const agent = plannerActionAgent({ techTree: createTechTree('1.19.4') })
const write = async (task: string): Promise<string> => {
  const request = { task: { name: task }, observation: makeObservation(), skills: [] }
  const { source } = await agent.generate(request)
  // Throws when the text is no JavaScript.
  new Script(source)
  return source
}

test.each([
  ['Milk 2 cow', 'useItemOn(bot, "bucket", "cow")'],
  ['Get 2 leather from cows', 'await hunt(bot, "cow", round)'],
  ['Get 2 leather from horses', 'await hunt(bot, "horse", round)'],
  ['Get 3 white wool from sheep with shears', 'useItemOn(bot, "shears", "sheep")'],
  ['Shear a sheep', 'useItemOn(bot, "shears", "sheep")'],
  ['Breed 1 cow', 'name === "wheat"'],
  ['Tame a wolf with a bone', 'name === "bone"'],
  ['Kill 2 skeleton with a bow', 'shoot(bot, "bow", "skeleton")'],
  ['Find a cow', 'await seek(bot, ["cow"], round)'],
  ['Find lava', 'lookFor(bot, ["lava"], round)'],
  ['Go to (300, 64, -2)', 'new Vec3(300, 64, -2)'],
  ['Wear full iron armor', 'await wear("iron_boots", obtainIronBoots)'],
  ['Fill a bucket with water', 'useItemOn(bot, "bucket", "water")'],
  ['Grow 2 wheat', 'plantCrop(bot, "wheat_seeds"'],
  ['Build a nether portal', 'const result = await buildPortal(bot)'],
  ['Enter the nether', 'await travelTo(bot, "the_nether")'],
  ['Enter the end', 'await fillFrames(bot)'],
  ['Find a stronghold', 'await followEye(bot, Math.round(walk))'],
  ['Kill the ender dragon', 'await breakCrystals(bot)'],
  ['Kill the ender dragon', 'await enterEnd(bot)'],
  ['Kill the ender dragon', 'await standBy(bot)'],
  ['Kill the ender dragon', 'ring.filter((each) => isClear(each, 8))'],
  ['Kill the ender dragon', '"spectral_arrow"]) > 0; round += 1'],
  ['Enter the end', 'const missing = frame() ? openFrames(bot).length : 12'],
  ['Kill the ender dragon', 'await obtainEnderEye(bot, frame() ? missing : 16)'],
  ['Kill the ender dragon', 'await obtainArrow(bot, 36)'],
  ['Obtain 2 blaze_rod', 'await findStructure(bot, "nether_fortress", 600)'],
  ['Obtain 2 blaze_rod', 'if (isSpent(bot)) break;'],
  ['Obtain 2 blaze_rod', 'await outfit(bot);\n  }'],
  ['Obtain 2 blaze_rod', 'countOf(bot, ["iron_sword", "diamond_sword", "netherite_sword"]) === 0'],
  ['Obtain 2 blaze_rod', '< 8) await obtainLogs(bot, 8)'],
  ['Obtain 2 blaze_rod', '< 40) await obtainCobblestone(bot, 64)'],
  ['Obtain 14 ender_pearl', 'travelTo(bot, isMany ? "the_nether" : "overworld")'],
  ['Obtain 14 ender_pearl', 'await obtainStoneSword(bot, 1)'],
  ['Obtain 14 ender_pearl', '+ (isMany ? 2 * count : 0)'],
  ['Obtain 14 ender_pearl', 'if (isMany) vain = (await waitInForest(bot, round, vain))'],
  ['Obtain 2 blaze_rod', 'await leaveSpawner(bot)'],
  ['Obtain 1 netherite_ingot', 'await leavePortal(bot, round)'],
  ['Mine 2 iron_ore', 'await breakSpawner(bot)'],
  ['Mine 1 nether_wart', 'if (!(await calmBlazes(bot))) continue'],
  ['Mine 1 fern', 'await equipItem(bot, "shears")'],
  ['Obtain 1 carved_pumpkin', 'await useItemOn(bot, "shears", "pumpkin")'],
  ['Kill 1 ghast', 'await travelTo(bot, "the_nether")'],
  ['Find a village', 'bot.nearestEntity(({ name }) => ["villager"].includes(name))'],
  ['Go to a desert', '["desert"].includes(ground.biome.name)'],
  ['Trade for 2 bread', 'await tradeWithVillager(bot, item, 1)'],
  ['Barter for obsidian', 'bot.useOn(piglin)'],
  ['Loot 1 saddle', 'await getItemFromChest(bot, chest, { [item]: missing() })'],
  ['Gain absorption', 'await bot.consume()'],
  ['Gain strength', 'await drinkPotion(bot, "strength")'],
  ['Brew a potion of strength', 'await obtainBlazePowder(bot, 2)'],
  ['Brew a potion of strength', 'await findStructure(bot, "nether_fortress", 600)'],
  ['Brew a potion of strength', 'await brewPotion(bot, "strength", wanted)'],
  ['Brew a potion of strength', 'if (bot.health < 16) await enterPortal(bot, "nether_portal")'],
  ['Kill 1 ghast', 'countMeals(bot) < 8'],
  ['Kill 1 ghast', 'await cookMeat(bot, 8)'],
  ['Brew a potion of strength', '=== "the_nether") await enterPortal(bot, "nether_portal")'],
  ['Brew a potion of strength', 'if (result.reason === "interrupted") await bot.waitForTicks(60)'],
  ['Enchant an iron sword', 'await bringStation(bot, "enchanting_table", obtainEnchantingTable)'],
  ['Enchant an iron sword with sharpness 2', '=== "sharpness" && Number(each.split(" ")[1]) >= 2'],
  ['Smith a netherite sword', 'await obtainDiamondSword(bot, 1)'],
  ['Name a cow "Bess"', 'await combineItems(bot, "name_tag", "", "Bess")'],
  ['Ride a pig', 'await rideEntity(bot, "pig")'],
  ['Ride a horse', 'await tameAnimal(bot, "horse")'],
  ['Get into a boat', 'await useItemOn(bot, "oak_boat", "water")'],
  ['Tame a horse', 'await tameAnimal(bot, "horse")'],
  ['Sleep', 'await obtainWhiteBed(bot, 1)'],
])('%s is written with %s', async (task, part) => {
  expect(await write(task)).toContain(part)
})

test.each([
  ['Obtain 1 water_bucket', 'obtainWaterBucket', 'water'],
  ['Obtain 1 milk_bucket', 'obtainMilkBucket', 'cow'],
])('%s, asked for in the Nether, leads home first', async (task, name, target) => {
  const observation = makeObservation({ dimension: 'the_nether', inventory: { bucket: 1 } })
  const { source } = await agent.generate({ task: { name: task }, observation, skills: [] })
  const [body = ''] = new RegExp(`async function ${name}\\(bot, count\\)[^]*?\\n}`).exec(source) ?? []
  const [home, use] = ['travelTo(bot, "overworld")', `useItemOn(bot, "bucket", "${target}")`]
  expect(body.indexOf(home)).toBeGreaterThan(0)
  expect(body.indexOf(use)).toBeGreaterThan(body.indexOf(home))
})

test.each([
  ['Kill 1 zombie with a sword', 'no control primitive fights with that weapon'],
  ['Get 2 bones from skeletons with a bow', 'cannot be had'],
  ['Tame a horse with wheat', 'it is mounted with empty hands'],
  ['Smith an iron sword', 'there is no way to smith it'],
  ['Gain luck', 'neither food nor a potion brings it; the nearest that is possible is "Gain absorption"'],
])('%s is refused: %s', async (task, why) => {
  const refusal: unknown = await write(task).catch((error: unknown) => error)
  expect(refusal).toSatisfy(ModelOutputError.isInstance)
  expect(String(refusal)).toContain(why)
})
