import { reply, type PlayedTask } from './played-task.ts'

/** Tasks with iron, food and a chest. */
export const iron: readonly PlayedTask[] = [
  {
    task: 'Mine 4 iron_ore',
    replies: [
      reply(
        'Iron is deeper: search while going down.',
        `
async function mineFourIronOre(bot) {
  const goal = countItems(bot, "raw_iron") + 4;
  const look = () => bot.findBlock({ matching: ["iron_ore", "deepslate_iron_ore"].map((name) => mcData.blocksByName[name].id), maxDistance: 32 });
  for (let round = 0; round < 8 && countItems(bot, "raw_iron") < goal; round++) {
    if (!look()) await exploreUntil(bot, new Vec3(round % 2 ? 1 : -1, -1, round % 3 ? 1 : 0), 120, look);
    if (look()) await mineBlock(bot, "iron_ore", goal - countItems(bot, "raw_iron"));
  }
}`,
      ),
    ],
  },
  {
    task: 'Smelt 4 raw_iron',
    replies: [
      reply(
        'Smelt with coal.',
        `
async function smeltFourRawIron(bot) {
  await ensureStation(bot, "furnace");
  await smeltItem(bot, "raw_iron", "coal", 4);
}`,
      ),
      reply(
        'Have furnace, fuel and ore, then smelt.',
        `
async function ensureItem(bot, name, count) {
  if (countItems(bot, name) < count) await obtain(bot, name, count - countItems(bot, name));
}

async function smeltFourRawIron(bot) {
  await ensureItem(bot, "raw_iron", 4);
  await ensureItem(bot, "coal", 1);
  await ensureStation(bot, "furnace");
  await smeltItem(bot, "raw_iron", "coal", 4);
}`,
      ),
    ],
  },
  {
    task: 'Craft 1 iron_pickaxe',
    replies: [
      reply(
        'Three ingots and two sticks at a table.',
        `
async function craftIronPickaxe(bot) {
  if (countItems(bot, "stick") < 2) await obtain(bot, "stick", 2);
  if (countItems(bot, "iron_ingot") < 3) await obtain(bot, "iron_ingot", 3 - countItems(bot, "iron_ingot"));
  await ensureStation(bot, "crafting_table");
  await craftItem(bot, "iron_pickaxe", 1);
}`,
      ),
    ],
  },
  {
    task: 'Equip iron_pickaxe',
    replies: [
      reply(
        'Equip it.',
        `
async function equipIronPickaxe(bot) {
  const pickaxe = bot.inventory.items().find((item) => item.name === "iron_pickaxe");
  if (!pickaxe) {
    bot.chat("No iron pickaxe is held.");
    return;
  }
  await bot.equip(pickaxe, "hand");
}`,
      ),
    ],
  },
  {
    task: 'Kill 1 sheep',
    replies: [
      reply(
        'Go up, find a sheep, fight it.',
        `
async function killOneSheep(bot) {
  await goToSurface(bot);
  const look = () => bot.nearestEntity((entity) => entity.name === "sheep" && entity.position.distanceTo(bot.entity.position) < 32);
  const sheep = look() ?? (await exploreUntil(bot, new Vec3(1, 0, 1), 120, look));
  if (!sheep) {
    bot.chat("No sheep found.");
    return;
  }
  await killMob(bot, "sheep", 120);
}`,
      ),
      reply(
        'Search in another direction.',
        `
async function killOneSheep(bot) {
  const look = () => bot.nearestEntity((entity) => entity.name === "sheep" && entity.position.distanceTo(bot.entity.position) < 48);
  await goToSurface(bot);
  for (const way of [new Vec3(-1, 0, 0), new Vec3(0, 0, -1), new Vec3(1, 0, 0)]) {
    if (look() || (await exploreUntil(bot, way, 120, look))) break;
  }
  await killMob(bot, "sheep", 200);
}`,
      ),
    ],
  },
  {
    task: 'Cook 1 mutton',
    replies: [
      reply(
        'Smelt the mutton with planks or coal.',
        `
async function cookOneMutton(bot) {
  const fuel = ["coal", "charcoal", "oak_planks", "stick"].find((name) => bot.inventory.items().some((item) => item.name === name));
  await ensureStation(bot, "furnace");
  await smeltItem(bot, "mutton", fuel ?? "coal", 1);
}`,
      ),
    ],
  },
  {
    task: 'Craft 1 chest',
    replies: [
      reply(
        'Eight planks at a table.',
        `
async function craftChest(bot) {
  const held = bot.inventory.items().filter((item) => item.name.endsWith("_planks")).reduce((sum, item) => sum + item.count, 0);
  if (held < 8) await obtain(bot, "oak_planks", 8 - held);
  await ensureStation(bot, "crafting_table");
  await craftItem(bot, "chest", 1);
}`,
      ),
    ],
  },
  {
    task: 'Place 1 chest',
    replies: [
      reply(
        'Set it down beside me.',
        `
async function placeChest(bot) {
  const near = [[1, 0], [-1, 0], [0, 1], [0, -1]].map(([x, z]) => bot.entity.position.floored().offset(x, 0, z));
  const place = near.find((position) => bot.blockAt(position)?.name === "air" && bot.blockAt(position.offset(0, -1, 0))?.boundingBox === "block");
  await placeItem(bot, "chest", place ?? near[0]);
}`,
      ),
    ],
  },
]
