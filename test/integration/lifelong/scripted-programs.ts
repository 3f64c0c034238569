// Programs as a chat model would write them: self-contained, with helper functions in front.
const gathering = `function countOf(bot, ending) {
  return bot.inventory.items().filter((item) => item.name.endsWith(ending)).reduce((sum, item) => sum + item.count, 0)
}

async function gatherLogs(bot, wanted) {
  for (let round = 0; round < 16 && countOf(bot, "_log") < wanted; round++) {
    const log = bot.findBlock({ matching: (block) => block.name.endsWith("_log"), maxDistance: 32 })
    if (log) await mineBlock(bot, log.name, wanted - countOf(bot, "_log"))
    else await exploreUntil(bot, new Vec3(round % 2, 0, 1), 30, () =>
      bot.findBlock({ matching: (block) => block.name.endsWith("_log"), maxDistance: 32 }))
  }
}

async function gatherPlanks(bot, wanted) {
  for (let round = 0; round < 8 && countOf(bot, "_planks") < wanted; round++) {
    await gatherLogs(bot, 1)
    const log = bot.inventory.items().find((item) => item.name.endsWith("_log"))
    await craftItem(bot, log.name.replace("_log", "_planks"), Math.min(log.count, Math.ceil((wanted - countOf(bot, "_planks")) / 4)))
  }
}`

const atTable = `${gathering}

async function gatherSticks(bot, wanted) {
  if (countOf(bot, "stick") >= wanted) return
  await gatherPlanks(bot, 2)
  await craftItem(bot, "stick", Math.ceil((wanted - countOf(bot, "stick")) / 4))
}

async function standAtTable(bot) {
  if (bot.findBlock({ matching: mcData.blocksByName["crafting_table"].id, maxDistance: 24 })) return
  if (countOf(bot, "crafting_table") === 0) {
    await gatherPlanks(bot, 4)
    await craftItem(bot, "crafting_table", 1)
  }
  await placeItem(bot, "crafting_table", bot.entity.position.offset(1, 0, 0))
}`

const digging = `${gathering}

async function digDown(bot, name, item, wanted) {
  for (let round = 0; round < 8 && countOf(bot, item) < wanted; round++) {
    const block = bot.findBlock({ matching: mcData.blocksByName[name].id, maxDistance: 16 })
    if (block) await mineBlock(bot, name, wanted - countOf(bot, item))
    else await exploreUntil(bot, new Vec3(0, -1, 0), 20, () =>
      bot.findBlock({ matching: mcData.blocksByName[name].id, maxDistance: 8 }))
  }
}`

// The main function is the one nobody calls, so a program brings no helper that it has no use for.
const diggingAtTable = `${atTable}

async function digDown(bot, name, item, wanted) {
  for (let round = 0; round < 8 && countOf(bot, item) < wanted; round++) {
    const block = bot.findBlock({ matching: mcData.blocksByName[name].id, maxDistance: 16 })
    if (block) await mineBlock(bot, name, wanted - countOf(bot, item))
    else await exploreUntil(bot, new Vec3(0, -1, 0), 20, () =>
      bot.findBlock({ matching: mcData.blocksByName[name].id, maxDistance: 8 }))
  }
}`

/** The program that does a task, without fences; the main function stands last. */
export const programs: Readonly<Record<string, string>> = {
  'Mine 1 wood log': `${gathering}

async function mineOneWoodLog(bot) {
  await gatherLogs(bot, countOf(bot, "_log") + 1)
}`,
  'Mine 5 wood log': `${gathering}

async function mineFiveWoodLogs(bot) {
  await gatherLogs(bot, countOf(bot, "_log") + 5)
}`,
  'Craft 8 planks': `${gathering}

async function craftEightPlanks(bot) {
  await gatherPlanks(bot, countOf(bot, "_planks") + 8)
}`,
  'Craft 4 stick': `${gathering}

async function craftFourSticks(bot) {
  await gatherPlanks(bot, 2)
  await craftItem(bot, "stick", 1)
}`,
  'Craft 1 crafting_table': `${gathering}

async function craftCraftingTable(bot) {
  await gatherPlanks(bot, 4)
  await craftItem(bot, "crafting_table", 1)
}`,
  'Craft 1 wooden_pickaxe': `${atTable}

async function craftWoodenPickaxe(bot) {
  await gatherPlanks(bot, 5)
  await gatherSticks(bot, 2)
  await standAtTable(bot)
  await craftItem(bot, "wooden_pickaxe", 1)
}`,
  'Mine 3 cobblestone': `${digging}

async function mineThreeCobblestone(bot) {
  await digDown(bot, "stone", "cobblestone", countOf(bot, "cobblestone") + 3)
}`,
  'Mine 9 cobblestone': `${digging}

async function mineNineCobblestone(bot) {
  await digDown(bot, "stone", "cobblestone", countOf(bot, "cobblestone") + 9)
}`,
  'Craft 1 stone_pickaxe': `${diggingAtTable}

async function craftStonePickaxe(bot) {
  await gatherSticks(bot, 2)
  await digDown(bot, "stone", "cobblestone", 3)
  await standAtTable(bot)
  await craftItem(bot, "stone_pickaxe", 1)
}`,
  'Craft 1 furnace': `${diggingAtTable}

async function craftFurnace(bot) {
  await digDown(bot, "stone", "cobblestone", 8)
  await standAtTable(bot)
  await craftItem(bot, "furnace", 1)
}`,
  'Walk around and look at the land': `async function lookAround(bot) {
  await exploreUntil(bot, new Vec3(1, 0, 0), 10, () => false)
  bot.chat("I stand at " + Math.floor(bot.entity.position.x))
}`,
  'Say how many things are held': `async function sayWhatIsHeld(bot) {
  bot.chat("I hold " + bot.inventory.items().length + " kinds of things.")
}`,
}

/** A reply with a program as most models write it. */
export function fenced(program: string): string {
  return `Explain: nothing was done yet.\nPlan:\n1) Do it.\nCode:\n\`\`\`javascript\n${program}\n\`\`\``
}
