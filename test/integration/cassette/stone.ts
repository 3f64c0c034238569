import { reply, type PlayedTask } from './played-task.ts'

/** Tasks with stone: tools, a furnace, torches. */
export const stone: readonly PlayedTask[] = [
  {
    task: 'Mine 11 cobblestone',
    replies: [
      reply(
        'Mine stone nearby.',
        `
async function mineElevenCobblestone(bot) {
  await mineBlock(bot, "cobblestone", 11);
}`,
      ),
      reply(
        'Stone drops cobblestone; go down where none is in sight.',
        `
async function digDownTo(bot, name) {
  const look = () => bot.findBlock({ matching: mcData.blocksByName[name].id, maxDistance: 16 });
  return look() ?? (await exploreUntil(bot, new Vec3(0, -1, 0), 60, look));
}

async function mineElevenCobblestone(bot) {
  const goal = countItems(bot, "cobblestone") + 11;
  for (let round = 0; round < 6 && countItems(bot, "cobblestone") < goal; round++) {
    await digDownTo(bot, "stone");
    await mineBlock(bot, "stone", goal - countItems(bot, "cobblestone"));
  }
}`,
      ),
    ],
  },
  {
    task: 'Craft 1 stone_pickaxe',
    replies: [
      reply(
        'Three cobblestone and two sticks at a table.',
        `
async function craftStonePickaxe(bot) {
  const missing = 3 - countItems(bot, "cobblestone");
  if (missing > 0) await mineBlock(bot, "stone", missing);
  if (countItems(bot, "stick") < 2) await obtain(bot, "stick", 2);
  await ensureStation(bot, "crafting_table");
  await craftItem(bot, "stone_pickaxe", 1);
}`,
      ),
    ],
  },
  {
    task: 'Craft 1 stone_sword',
    replies: [
      reply(
        'Let the plan do it.',
        `
async function craftStoneSword(bot) {
  const result = await obtain(bot, "stone_sword", 1);
  bot.chat(result.status);
}`,
      ),
    ],
  },
  {
    task: 'Craft 1 furnace',
    replies: [
      reply(
        'Eight cobblestone at a table.',
        `
async function ensureCobblestone(bot, wanted) {
  for (let round = 0; round < 4 && countItems(bot, "cobblestone") < wanted; round++)
    await mineBlock(bot, "stone", wanted - countItems(bot, "cobblestone"));
}

async function craftFurnace(bot) {
  await ensureCobblestone(bot, 8);
  await ensureStation(bot, "crafting_table");
  await craftItem(bot, "furnace", 1);
}`,
      ),
    ],
  },
  {
    task: 'Mine 4 coal',
    replies: [
      reply(
        'Look for coal ore on the surface.',
        `
async function mineFourCoal(bot) {
  const coal = bot.findBlock({ matching: mcData.blocksByName.coal_ore.id, maxDistance: 32 });
  if (!coal) throw new Error("no coal ore in sight");
  await mineBlock(bot, "coal_ore", 4);
}`,
      ),
      reply(
        'Explore until coal ore is seen, then mine it.',
        `
async function mineFourCoal(bot) {
  const look = () => bot.findBlock({ matching: mcData.blocksByName.coal_ore.id, maxDistance: 32 });
  const goal = countItems(bot, "coal") + 4;
  for (let round = 0; round < 6 && countItems(bot, "coal") < goal; round++) {
    if (!look()) await exploreUntil(bot, new Vec3(round % 2 ? 1 : -1, round < 3 ? 0 : -1, 1), 120, look);
    if (look()) await mineBlock(bot, "coal_ore", goal - countItems(bot, "coal"));
  }
}`,
      ),
    ],
  },
  {
    task: 'Craft 4 torch',
    replies: [
      reply(
        'A coal and a stick make four.',
        `
async function craftFourTorches(bot) {
  if (countItems(bot, "stick") < 1) await obtain(bot, "stick", 1);
  if (countItems(bot, "coal") < 1) await obtain(bot, "coal", 1);
  await craftItem(bot, "torch", 1);
}`,
      ),
    ],
  },
]
