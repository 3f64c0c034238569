import { reply, type PlayedTask } from './played-task.ts'

/** Water and glass, and two tasks that only a model can judge. */
export const afterwards: readonly PlayedTask[] = [
  {
    task: 'Craft 1 bucket',
    replies: [
      reply(
        'Three ingots; the plan knows the rest.',
        `
async function craftBucket(bot) {
  const result = await obtain(bot, "bucket", 1);
  if (result.status === "failed") bot.chat(result.message);
}`,
      ),
      reply(
        'Try again: the plan goes on where it stopped.',
        `
async function craftBucket(bot) {
  for (let round = 0; round < 3 && countItems(bot, "bucket") === 0; round++) await obtain(bot, "bucket", 1);
}`,
      ),
    ],
  },
  {
    task: 'Fill 1 water_bucket',
    replies: [
      reply(
        'Find water and use the bucket on it.',
        `
async function fillWaterBucket(bot) {
  const look = () => bot.findBlock({ matching: (block) => block.name === "water" && block.getProperties().level === 0, maxDistance: 32 });
  await goToSurface(bot);
  if (!look()) await exploreUntil(bot, new Vec3(1, 0, 0), 120, look);
  await useItemOn(bot, "bucket", "water");
}`,
      ),
    ],
  },
  {
    task: 'Mine 5 sand',
    replies: [
      reply(
        'Sand lies at the water.',
        `
async function mineFiveSand(bot) {
  const look = () => bot.findBlock({ matching: mcData.blocksByName.sand.id, maxDistance: 32 });
  if (!look()) await exploreUntil(bot, new Vec3(0, 0, 1), 180, look);
  await mineBlock(bot, "sand", 5);
}`,
      ),
      reply(
        'Let the plan look for it.',
        `
async function mineFiveSand(bot) {
  await obtain(bot, "sand", countItems(bot, "sand") + 5);
}`,
      ),
    ],
  },
  {
    task: 'Smelt 2 sand',
    replies: [
      reply(
        'Two sand become glass.',
        `
async function smeltTwoSand(bot) {
  const fuel = ["coal", "charcoal", "oak_planks", "oak_log"].find((name) => bot.inventory.items().some((item) => item.name === name));
  if (!fuel) throw new Error("no fuel");
  await ensureStation(bot, "furnace");
  await smeltItem(bot, "sand", fuel, 2);
}`,
      ),
      reply(
        'Get fuel and a furnace first.',
        `
async function ensureFuel(bot) {
  if (countItems(bot, "coal") < 1 && countItems(bot, "*_planks") < 2) await obtain(bot, "oak_planks", 4);
  return countItems(bot, "coal") > 0 ? "coal" : "oak_planks";
}

async function smeltTwoSand(bot) {
  if (countItems(bot, "sand") < 2) await obtain(bot, "sand", 2);
  const fuel = await ensureFuel(bot);
  await ensureStation(bot, "furnace");
  await smeltItem(bot, "sand", fuel, 2);
}`,
      ),
    ],
  },
  {
    task: 'Mine 10 dirt',
    replies: [
      reply(
        'Dirt is everywhere above.',
        `
async function mineTenDirt(bot) {
  await goToSurface(bot);
  const goal = countItems(bot, "dirt") + 10;
  for (let round = 0; round < 4 && countItems(bot, "dirt") < goal; round++) {
    const name = bot.findBlock({ matching: mcData.blocksByName.grass_block.id, maxDistance: 16 }) ? "grass_block" : "dirt";
    await mineBlock(bot, name, goal - countItems(bot, "dirt"));
  }
}`,
      ),
    ],
  },
  {
    task: 'Walk around and look at the land',
    replies: [
      reply(
        'Walk a square.',
        `
async function lookAround(bot) {
  for (const [x, z] of [[12, 0], [0, 12], [-12, 0], [0, -12]]) await goTo(bot, bot.entity.position.offset(x, 0, z), 3);
  bot.chat(\`I am at \${bot.entity.position.floored()}.\`);
}`,
      ),
    ],
  },
  {
    task: 'Say how many things are held',
    replies: [
      reply(
        'Sum the counts.',
        `
async function sayWhatIsHeld(bot) {
  const total = bot.inventory.items().reduce((sum, item) => sum + item.count, 0);
  bot.chat(\`I hold \${total} things.\`);
}`,
      ),
    ],
  },
]
