import { actionRequestPrompt } from '@voyager-mc/action'
import type { CreateMinecraftEnvironmentOptions } from '@voyager-mc/bot-runtime'
import { EnvironmentLostError, type StepOptions } from '@voyager-mc/core'
import { postconditionCritic } from '@voyager-mc/rule-roles'
import { createTechTree } from '@voyager-mc/tech-tree'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../packages/bot-runtime/testing/start-platform.ts'

const critic = postconditionCritic({ techTree: createTechTree('1.19.4') })
let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ gamerules: { doDaylightCycle: false } })
})
afterAll(() => platform.stop())

interface Cause {
  readonly cause: string
  /** What happens to the bot before it begins. */
  readonly before?: (platform: Platform) => void | Promise<void>
  readonly task?: string
  readonly program: string
  /** Matches each line that tells it. */
  readonly tells: RegExp
  readonly options?: Partial<CreateMinecraftEnvironmentOptions>
  readonly limits?: StepOptions
}

/** The feedback on a step, as the action agent reads it with the next request, without its own code. */
async function feedbackOn({ before, task = 'Craft 1 diamond_block', program, options, limits }: Cause) {
  await platform.enter(options)
  await before?.(platform)
  const { observation } = await platform.run('await bot.waitForTicks(5)')
  const written = { name: 'main', source: `async function main(bot) {\n${program}\n}` }
  const step = await platform.environment.step(written, limits)
  const critique = await critic.evaluate({ task: { name: task }, before: observation, step })
  const previous = { program: written, step, critique }
  const text = actionRequestPrompt({
    task: { name: task },
    observation: step.observation,
    skills: [],
    previous,
  })
  return text.slice(text.indexOf(program) + program.length)
}

function fillSlots(on: Platform, slots: number): void {
  for (let slot = 0; slot < slots; slot += 1) on.give('wooden_sword', 1)
}

/** Leaves the bot a cell of one block, so that every search for a way ends soon. */
function wallIn(on: Platform): void {
  on.fill([-1, -1, -1], [1, 2, 1], 'bedrock')
  on.fill([0, 0, 0], [0, 1, 0], 'air')
}

/** Does something a second after the program began. */
function soon(action: () => void): void {
  setTimeout(action, 1000)
}

const causes: readonly Cause[] = [
  {
    cause: 'a fall that kills',
    before: (on) => {
      on.give('dirt', 3)
      soon(() => on.world.teleport('bot', on.at(0, 60, 0)))
    },
    program: 'await bot.waitForTicks(400)',
    tells: /died|fell from/,
  },
  {
    cause: 'a fight that kills',
    before: (on) => {
      on.world.runCommand('effect give bot weakness 100 5')
      for (const x of [2, -2, 1]) on.world.spawnMob('spider', on.at(x, 0, 2))
      soon(() => void on.world.runCommand('damage bot 19'))
    },
    program: 'await killMob(bot, "zombie", 5); await bot.waitForTicks(2000)',
    tells: /died|slain|killed/,
  },
  {
    cause: 'the end of the program’s time',
    program: 'bot.chat("I begin."); await bot.waitForTicks(4000)',
    tells: /limit|seconds/,
    limits: { timeoutMs: 3000 },
  },
  {
    cause: 'a program that never waits',
    program: 'bot.chat("I begin."); for (;;) {}',
    tells: /limit|CPU|comput/i,
  },
  {
    cause: 'a full inventory',
    before: (platform) => {
      platform.give('stone_pickaxe')
      fillSlots(platform, 35)
    },
    program: 'await mineBlock(bot, "stone", 1)',
    tells: /room|full/,
  },
  {
    cause: 'a full inventory at crafting',
    before: (platform) => {
      platform.give('oak_log', 2)
      fillSlots(platform, 35)
    },
    program: 'await craftItem(bot, "oak_planks", 1)',
    tells: /room|full/,
  },
  {
    cause: 'a tool that breaks',
    before: (on) => void on.world.runCommand('give bot wooden_pickaxe{Damage:58} 1'),
    program: 'await mineBlock(bot, "stone", 3)',
    tells: /broke/,
  },
  {
    cause: 'a place out of reach',
    before: wallIn,
    program: 'await goTo(bot, bot.entity.position.floored().offset(7, 0, 7), 0)',
    tells: /reach|way/,
  },
  {
    cause: 'a creature out of reach',
    before: (platform) => {
      wallIn(platform)
      platform.world.spawnMob('cow', platform.at(4.5, 0, 0.5))
    },
    program: 'await bot.waitForTicks(10); await killMob(bot, "cow", 20)',
    tells: /kill|cow/,
  },
  { cause: 'a creature that is not there', program: 'await killMob(bot, "cow", 5)', tells: /cow/ },
  {
    cause: 'an item that is missing',
    program: 'await craftItem(bot, "stick", 1)',
    tells: /cannot make stick/,
  },
  {
    cause: 'a failure that the program throws on',
    program:
      'const made = await craftItem(bot, "stick", 1)\nif (made.status === "failed") throw new Error(made.message)',
    tells: /cannot make stick/,
  },
  {
    cause: 'a failure that the program repeats',
    program: 'const made = await craftItem(bot, "stick", 1)\nbot.chat(made.message)',
    tells: /^- "I cannot make stick[^(]*$/,
  },
  {
    cause: 'a station that cannot be made',
    program: 'await ensureStation(bot, "furnace")',
    tells: /furnace/,
  },
  {
    cause: 'an item that no plan leads to',
    program: 'await obtain(bot, "bedrock", 1)',
    tells: /bedrock/,
  },
  {
    cause: 'fuel that is missing',
    before: (on) => ['furnace', 'beef'].forEach((name) => on.give(name)),
    program: 'await smeltItem(bot, "beef", "coal", 1)',
    tells: /coal/,
  },
  {
    cause: 'the same failure over and over',
    program: 'for (let i = 0; i < 12; i++) await killMob(bot, "cow", 5)',
    tells: /No cow/,
  },
  { cause: 'an item that does not exist', program: 'await mineBlock(bot, "stoone", 1)', tells: /stoone/ },
  {
    cause: 'a primitive as if it were the bot’s',
    program: 'await bot.mineBlock("stone", 1)',
    tells: /bot\.mineBlock is not a function; write await mineBlock/,
  },
  {
    cause: 'a member that the bot lacks',
    program: 'await bot.wait(20)',
    tells: /bot\.wait is not a function; wait with await bot/,
  },
  { cause: 'an error of the program', program: 'bot.nothing.at.all', tells: /nothing|undefined/ },
  { cause: 'a slash command', program: 'bot.chat("/" + "give bot dirt")', tells: /slash/i },
  { cause: 'food that is missing', program: 'await eatFood(bot, "bread")', tells: /hungry|bread/ },
  { cause: 'equipment that is missing', program: 'await equipItem(bot, "shield")', tells: /shield/ },
  { cause: 'an item to place that is missing', program: 'await placeItem(bot, "torch")', tells: /torch/ },
  {
    cause: 'a target that is missing',
    before: (on) => on.give('bucket'),
    program: 'await useItemOn(bot, "bucket", "lava")',
    tells: /lava/,
  },
  {
    cause: 'a tool that is too poor',
    before: (on) => on.fill([2, 0, 0], [2, 0, 0], 'iron_ore'),
    program: 'await mineBlock(bot, "iron_ore", 1)',
    tells: /iron_ore/,
  },
  {
    cause: 'a search in vain',
    program: 'await exploreUntil(bot, new Vec3(1, 0, 0), 5, () => false)',
    tells: /explor/i,
  },
  {
    cause: 'food that a hurt bot eats by itself',
    before: async (on) => {
      on.give('cooked_beef', 1)
      on.world.runCommand('effect give bot hunger 60 100')
      await on.run('await bot.waitForTicks(200)')
      on.world.runCommand('effect clear bot')
      on.world.runCommand('damage bot 12')
    },
    program:
      'for (let i = 0; i < 6; i++) await goTo(bot, bot.entity.position.floored().offset(i % 2 ? 8 : -8, 0, 0), 1)',
    tells: /Ate|cooked_beef/,
  },
  {
    cause: 'a hole that a hurt bot hides in',
    before: (on) => {
      on.give('stone_pickaxe')
      on.give('cooked_beef', 5)
      on.fill([-12, -6, -12], [12, -4, 12], 'stone')
      // On a pillar, so that it stays.
      on.fill([9, 0, 0], [9, 1, 0], 'stone')
      on.world.runCommand('time set 18000')
      soon(() => {
        on.world.runCommand('damage bot 12')
        on.world.spawnMob('skeleton', on.at(9.5, 2, 0.5))
      })
    },
    program: 'await bot.waitForTicks(600)',
    tells: /Hid in a hole|Dealt with/,
  },
  {
    cause: 'breath that runs short',
    before: (on) => on.fill([-2, 0, -2], [2, 5, 2], 'water'),
    program: 'await bot.waitForTicks(900)',
    tells: /breath|\bair\b/,
  },
  {
    cause: 'a cactus',
    before: (on) => {
      on.fill([2, -1, 0], [2, -1, 0], 'sand')
      on.fill([2, 0, 0], [2, 0, 0], 'cactus')
      soon(() => on.world.teleport('bot', on.at(1.66, 0, 0.5)))
    },
    program: 'await bot.waitForTicks(100)',
    tells: /cactus/,
  },
  {
    cause: 'a berry bush',
    before: (on) => {
      on.fill([2, -1, 0], [2, -1, 0], 'grass_block')
      on.fill([2, 0, 0], [2, 0, 0], 'sweet_berry_bush')
      soon(() => on.world.teleport('bot', on.at(2.3, 0, 0.4)))
    },
    program: 'await bot.waitForTicks(100)',
    tells: /berry/,
  },
  {
    cause: 'an enemy that is struck in passing',
    before: (on) => {
      on.give('diamond_sword')
      on.world.runCommand('time set 18000')
      on.world.spawnMob('zombie', on.at(5.5, 0, 0.5))
    },
    program: 'await goTo(bot, bot.entity.position.floored().offset(9, 0, 0), 1); await bot.waitForTicks(80)',
    tells: /zombie/,
  },
  {
    cause: 'an enemy that the program fights',
    before: (on) => {
      on.give('diamond_sword')
      on.world.runCommand('time set 18000')
      on.world.spawnMob('zombie', on.at(6.5, 0, 0.5))
    },
    program: 'await bot.waitForTicks(10); await killMob(bot, "zombie", 60); await bot.waitForTicks(60)',
    tells: /zombie/,
  },
  {
    cause: 'damage',
    before: (on) => soon(() => void on.world.runCommand('damage bot 5')),
    program: 'await bot.waitForTicks(60)',
    tells: /health/,
  },
]

/** Heads of lines that tell of the state; all others tell of the attempt. */
const stateLines = /^(Task|Biome|Time|Nearby|Health|Hunger|Position|Equipment|Inventory|Known places)/

/** Whether a sentence of a line has two ends, such as one of its own and one of the sentence around it. */
const endsTwice = (line: string): boolean => /[.!?]\.(?:[\s"<]|$)/.test(line.replaceAll('...', '…'))

test.each(causes)('$cause is told once', { retry: 0 }, async (cause) => {
  const lines = (await feedbackOn(cause)).split('\n').filter((line) => !stateLines.test(line))
  expect(lines.filter((line) => cause.tells.test(line)).slice(0, 2)).toEqual([expect.any(String)])
  expect(lines.filter(endsTwice)).toEqual([])
})

/** Programs whose primitives tell when they fail, and what their success says. */
const successes: readonly Pick<Cause, 'before' | 'program' | 'tells'>[] = [
  {
    before: (on) => on.give('oak_log'),
    program: 'await craftItem(bot, "oak_planks", 1)',
    tells: /Crafted 4 oak_planks/,
  },
  {
    before: (on) => on.give('wooden_pickaxe'),
    program: 'await mineBlock(bot, "stone", 2)',
    tells: /Mined 2 stone/,
  },
  {
    before: (on) => ['furnace', 'beef', 'coal'].forEach((name) => on.give(name)),
    program: 'await smeltItem(bot, "beef", "coal", 1)',
    tells: /Smelted 1 beef/,
  },
  {
    before: (on) => on.give('shield'),
    program: 'await equipItem(bot, "shield")',
    tells: /equipItem succeeded/,
  },
  {
    program: 'await goTo(bot, bot.entity.position.floored().offset(5, 0, 0), 1)',
    tells: /goTo succeeded/,
  },
  {
    before: (on) => on.give('torch'),
    program: 'await placeItem(bot, "torch", bot.entity.position.floored().offset(2, 0, 0))',
    tells: /torch/,
  },
  {
    before: (on) => {
      on.fill([3, -2, 0], [3, -1, 0], 'air')
      on.world.spawnMob('pig', on.at(3.5, -2, 0.5))
    },
    program: 'await bot.waitForTicks(10); await killMob(bot, "pig", 60)',
    tells: /Killed pig/,
  },
  {
    before: async (on) => {
      on.world.runCommand('effect give bot hunger 60 100')
      await on.run('await bot.waitForTicks(200)')
      on.world.runCommand('effect clear bot')
      on.give('bread', 3)
    },
    program: 'await bot.waitForTicks(5); await eatFood(bot, "bread")',
    tells: /\bbread\b.*hunger|hunger.*\bbread\b/,
  },
  {
    before: (on) => {
      on.give('bucket')
      on.fill([4, -1, 0], [4, -1, 0], 'water')
    },
    program: 'await useItemOn(bot, "bucket", "water")',
    tells: /water/,
  },
  { before: (on) => on.give('furnace'), program: 'await ensureStation(bot, "furnace")', tells: /furnace/ },
  {
    before: (on) => on.give('dirt', 2),
    program: 'await dropItem(bot, "dirt", 1)',
    tells: /dropItem succeeded/,
  },
]

test.each(successes)('a success leaves one line: $program', { retry: 0 }, async (success) => {
  const text = await feedbackOn({ cause: 'success', ...success })
  const lines = text.split('\n').filter((line) => line.startsWith('- ') && success.tells.test(line))
  expect(lines).toHaveLength(1)
  expect(text.split('\n').filter(endsTwice)).toEqual([])
})

test('a kick is told once, by the error that ends the step', { retry: 0 }, async () => {
  await platform.enter()
  soon(() => void platform.world.runCommand('kick bot Too many cows'))
  const error: unknown = await platform.run('await bot.waitForTicks(400)').then(
    () => undefined,
    (caught: unknown) => caught,
  )
  expect(EnvironmentLostError.isInstance(error) && error.message.match(/Too many cows/g)).toHaveLength(1)
})
