import { reply, type PlayedTask } from './played-task.ts'

/** The beginning of a game: from a log to a pickaxe of wood. */
export const wood: readonly PlayedTask[] = [
  {
    task: 'Mine 1 wood log',
    replies: [
      // mineflayer's own way, which the check answers with the primitive.
      reply(
        'Find the nearest log and dig it.',
        `
async function mineOneWoodLog(bot) {
  const log = bot.findBlock({ matching: (block) => block.name.endsWith("_log"), maxDistance: 32 });
  bot.pathfinder.goto(new GoalNear(log.position.x, log.position.y, log.position.z, 1));
  await bot.dig(log);
  await sleep(1000);
}`,
      ),
      reply(
        'Find a log, exploring when none is near, and mine it.',
        `
async function findLog(bot) {
  const look = () => bot.findBlock({ matching: (block) => block.name.endsWith("_log"), maxDistance: 32 });
  return look() ?? (await exploreUntil(bot, new Vec3(1, 0, 1), 60, look));
}

async function mineOneWoodLog(bot) {
  const log = await findLog(bot);
  if (!log) {
    bot.chat("No tree found.");
    return;
  }
  await mineBlock(bot, log.name, 1);
}`,
      ),
    ],
  },
  {
    task: 'Mine 7 wood log',
    replies: [
      reply(
        'Mine logs of whatever tree is near until seven more are held.',
        `
function countLogs(bot) {
  return bot.inventory.items().filter((item) => item.name.endsWith("_log")).reduce((sum, item) => sum + item.count, 0);
}

async function mineSevenWoodLogs(bot) {
  const goal = countLogs(bot) + 7;
  for (let round = 0; round < 8 && countLogs(bot) < goal; round++) {
    const log = bot.findBlock({ matching: (block) => block.name.endsWith("_log"), maxDistance: 32 });
    if (log) await mineBlock(bot, log.name, goal - countLogs(bot));
    else await exploreUntil(bot, new Vec3(1, 0, round % 2), 40, () =>
      bot.findBlock({ matching: (block) => block.name.endsWith("_log"), maxDistance: 32 }));
  }
  bot.chat(\`Logs: \${countLogs(bot)}\`);
}`,
      ),
    ],
  },
  {
    task: 'Craft 8 planks',
    replies: [
      reply(
        'Craft planks from the logs held.',
        `
async function craftEightPlanks(bot) {
  await craftItem(bot, "oak_plank", 2);
}`,
      ),
      reply(
        'Take whichever log is held and make its planks.',
        `
async function craftEightPlanks(bot) {
  let log = bot.inventory.items().find((item) => item.name.endsWith("_log") && item.count >= 2);
  if (!log) {
    await obtain(bot, "oak_log", 2);
    log = bot.inventory.items().find((item) => item.name.endsWith("_log"));
  }
  await craftItem(bot, log.name.replace("_log", "_planks"), 2);
}`,
      ),
    ],
  },
  {
    task: 'Craft 4 stick',
    replies: [
      reply(
        'Two planks make four sticks.',
        `
async function craftFourSticks(bot) {
  if (countItems(bot, "oak_planks") < 2) await obtain(bot, "oak_planks", 2);
  await craftItem(bot, "stick", 1);
}`,
      ),
    ],
  },
  {
    task: 'Craft 1 crafting_table',
    replies: [
      reply(
        'Four planks make a table.',
        `
async function craftCraftingTable(bot) {
  if (countItems(bot, "crafting_table") > 0) return;
  await obtain(bot, "crafting_table", 1);
}`,
      ),
    ],
  },
  {
    task: 'Craft 1 wooden_pickaxe',
    replies: [
      // The braces do not match: the reply goes back.
      reply(
        'Place the table and craft.',
        `
async function craftWoodenPickaxe(bot) {
  await ensureStation(bot, "crafting_table");
  await craftItem(bot, "wooden_pickaxe", 1;
}`,
      ),
      reply(
        'Have three planks and two sticks, stand at a table, craft.',
        `
async function ensurePlanks(bot, wanted) {
  const planks = bot.inventory.items().filter((item) => item.name.endsWith("_planks"));
  const held = planks.reduce((sum, item) => sum + item.count, 0);
  if (held < wanted) await obtain(bot, "oak_planks", wanted - held);
}

async function craftWoodenPickaxe(bot) {
  await ensurePlanks(bot, 5);
  if (countItems(bot, "stick") < 2) await craftItem(bot, "stick", 1);
  await ensureStation(bot, "crafting_table");
  await craftItem(bot, "wooden_pickaxe", 1);
}`,
      ),
    ],
  },
]
