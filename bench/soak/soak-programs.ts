import type { Program, Random } from '@voyager-mc/core'
import { programOfAttempt, sandboxAttempts } from '@voyager-mc/bot-runtime/testing'

/** A program of the soak and where it comes from. */
export interface SoakProgram {
  readonly kind: 'ordinary' | 'careless' | 'hostile' | 'generated'
  readonly program: Program
}

/** Bodies of `async function main(bot)`; `N` stands for a small random number. */
const ordinary: readonly string[] = [
  'const log = bot.findBlock({ matching: (b) => b.name.endsWith("_log"), maxDistance: 24 })\nif (log) await mineBlock(bot, log.name, N)',
  'await mineBlock(bot, "dirt", N)',
  'await mineBlock(bot, "stone", 1)',
  'await craftItem(bot, "oak_planks", N)',
  'await craftItem(bot, "crafting_table", 1)\nawait placeItem(bot, "crafting_table", bot.entity.position.offset(1, 0, 0))',
  'await exploreUntil(bot, new Vec3(1, 0, N - 4), 10, () => bot.findBlock({ matching: (b) => b.name === "stone", maxDistance: 16 }))',
  'await killMob(bot, "pig", 20)',
  'await killMob(bot, "zombie", 20)',
  'await collectDrops(bot)',
  'await goTo(bot, bot.entity.position.offset(N, 0, -N))',
  'await equipItem(bot, "stick")',
  'await eatFood(bot)',
  'await fleeFrom(bot, "zombie")',
  'await checkItemInsideChest(bot, new Vec3(N, 64, N))',
  'await bot.waitForTicks(N * 20)',
  'bot.chat("hello " + N)\nawait bot.pathfinder.goto(new GoalNear(N * 4, 64, N * 4, 3))',
  'for (const entity of Object.values(bot.entities)) console.log(entity.name, entity.position)',
  'await bot.look(N, 0)\nbot.setControlState("jump", true)\nawait bot.waitForTicks(20)',
]

const careless: readonly string[] = [
  'bot.pathfinder.setGoal(new GoalXZ(N * 50, 100))',
  'mineBlock(bot, "dirt", 5)',
  'bot.on("physicsTick", () => bot.chat("tick"))\nawait bot.waitForTicks(N)',
  'setInterval(() => bot.setControlState("forward", true), 50)\nawait bot.waitForTicks(N)',
  'await mineBlok(bot, "dirt", 1)',
  'throw new Error("no luck " + N)',
  'while (true) await bot.waitForTicks(1)',
  'await new Promise(() => {})',
  'bot.dig(bot.blockAt(bot.entity.position.offset(0, -1, 0)))\nawait bot.waitForTicks(2)\nawait mineBlock(bot, "dirt", 1)',
  'bot.collectBlock.collect(bot.findBlock({ matching: (b) => b.name === "stone", maxDistance: 16 }))\nawait bot.waitForTicks(N)',
  'await bot.collectBlock.collect(bot.findBlocks({ matching: (b) => b.name === "dirt", maxDistance: 16, count: N }).map((at) => bot.blockAt(at)))',
  'bot.pvp.attack(bot.nearestEntity())\nawait bot.waitForTicks(N)',
  'bot.activateItem()\nbot.attack(bot.nearestEntity())',
  'await Promise.all([goTo(bot, bot.entity.position.offset(9, 0, 0)), goTo(bot, bot.entity.position.offset(-9, 0, 0))])',
]

/** Draws one program: mostly useful ones, the rest careless or out to break something. */
export function drawProgram(random: Random): SoakProgram {
  const draw = random()
  if (draw < 0.5) return { kind: 'ordinary', program: make(ordinary, random) }
  if (draw < 0.75) return { kind: 'careless', program: make(careless, random) }
  return { kind: 'hostile', program: programOfAttempt(pick(sandboxAttempts, random)) }
}

function make(bodies: readonly string[], random: Random): Program {
  const body = pick(bodies, random).replaceAll(/\bN\b/g, String(1 + Math.floor(random() * 8)))
  return { name: 'main', source: `async function main(bot) {\n${body}\n}` }
}

function pick<Value>(values: readonly Value[], random: Random): Value {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new RangeError('There is nothing to choose from.')
  return value
}
