import { plannerActionAgent, postconditionCritic } from '@voyager-mc/rule-roles'
import { createTechTree } from '@voyager-mc/tech-tree'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../packages/bot-runtime/testing/start-platform.ts'

const techTree = createTechTree('1.19.4')
const critic = postconditionCritic({ techTree })
let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ gamerules: { doDaylightCycle: true } })
})
beforeEach(() => platform.enter())
afterAll(() => platform.stop())

function give(items: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(items)) platform.give(name, count)
}

/** Writes, runs and judges a task as the loop does; `sabotage` replaces a part of the program. */
async function achieve(
  task: string,
  sabotage: readonly [part: string | RegExp, other: string] = ['', ''],
): Promise<string> {
  const { observation: before } = await platform.run('await bot.waitForTicks(10)')
  const actionAgent = plannerActionAgent({ techTree })
  const { name, source } = await actionAgent.generate({
    task: { name: task },
    observation: before,
    skills: [],
  })
  const changed = source.replaceAll(sabotage[0] === '' ? /$^/g : sabotage[0], sabotage[1])
  if (sabotage[0] !== '') expect(changed).not.toBe(source)
  const step = await platform.environment.step({ name, source: changed })
  const verdict = await critic.decide({ task: { name: task }, before, step })
  if (verdict.status === 'undecided') return `undecided: ${verdict.reason}`
  if (verdict.critique.success) return 'achieved'
  const failures = step.events.flatMap((event) =>
    event.type === 'primitive-result' && event.status === 'failed'
      ? [`${event.primitive}: ${JSON.stringify(event.detail)}`]
      : [],
  )
  return [verdict.critique.feedback, ...failures, JSON.stringify(step.outcome)].join('\n')
}

interface Case {
  readonly task: string
  /** Sets the place up; less of it for a program that is sabotaged. */
  readonly prepare: (isSabotaged: boolean) => void | Promise<unknown>
  readonly sabotage: readonly [RegExp, string]
}

function summon(creature: string, [dx, dz]: readonly [number, number], data = ''): void {
  const { x, y, z } = platform.at(dx, 0, dz)
  platform.world.runCommand(`summon ${creature} ${x} ${y} ${z} ${data}`)
}

/** Parts of a portal, and the things without which no way leads through it: programs would leave the platform for them. */
const portalKit = {
  obsidian: 10,
  cobblestone: 64,
  flint_and_steel: 1,
  iron_pickaxe: 1,
  iron_sword: 1,
  oak_log: 16,
  cooked_beef: 5,
}

const cases: readonly Case[] = [
  {
    task: 'buy 6 bread from a villager',
    prepare() {
      give({ emerald: 3 })
      summon('villager', [4, 0], '{VillagerData:{profession:"minecraft:farmer"}}')
    },
    sabotage: [/tradeWithVillager\(bot, item, 1\)/g, 'Promise.resolve({ reason: "" })'],
  },
  {
    task: 'barter with a piglin',
    async prepare() {
      give({ gold_ingot: 1, golden_helmet: 1 })
      // Piglins leave those in peace who wear gold.
      await platform.run('await bot.waitForTicks(5); await equipItem(bot, "golden_helmet")')
      summon('piglin', [4, 0])
    },
    sabotage: [/bot\.useOn\(piglin\);/g, 'return;'],
  },
  {
    task: 'loot a saddle from a chest',
    async prepare() {
      give({ saddle: 1 })
      platform.world.setBlock(platform.at(2, 0, 0), 'chest')
      await platform.run(`await depositItemIntoChest(bot, ${platform.vec(2, 0, 0)}, { saddle: 1 })`)
    },
    sabotage: [/await getItemFromChest\(.*\);/g, 'return;'],
  },
  {
    task: 'loot a chest',
    async prepare() {
      give({ saddle: 1 })
      platform.world.setBlock(platform.at(2, 0, 0), 'chest')
      await platform.run(`await depositItemIntoChest(bot, ${platform.vec(2, 0, 0)}, { saddle: 1 })`)
    },
    sabotage: [/const \{ detail \} = await lootContainer\(.*\);/g, 'return;'],
  },
  {
    task: 'place a furnace at (8, 150, 8)',
    prepare: () => give({ furnace: 1 }),
    sabotage: [/await placeItem\(.*\);/g, 'await placeItem(bot, "furnace", new Vec3(3, 150, 3));'],
  },
  {
    task: 'go to y 156',
    prepare: () => give({ cobblestone: 16 }),
    sabotage: [/await towerUp\(.*\);/g, ''],
  },
  {
    task: 'travel to x=9, z=-8',
    prepare: () => undefined,
    sabotage: [/await goTo\(.*\);/g, ''],
  },
  {
    task: 'shoot a cow',
    prepare() {
      give({ bow: 1, arrow: 16, stone_sword: 1 })
      summon('cow', [8, 0])
    },
    sabotage: [/await shoot\(.*\);/g, 'await equipItem(bot, "stone_sword"); await killMob(bot, "cow", 20);'],
  },
  {
    task: 'kill a monster',
    prepare() {
      give({ diamond_sword: 1 })
      platform.world.runCommand('time set 18000')
      summon('zombie', [5, 0])
    },
    sabotage: [/await hunt\(.*\)/g, 'true'],
  },
  {
    task: 'build a nether portal',
    prepare: () => give({ obsidian: 10, cobblestone: 4, flint_and_steel: 1 }),
    sabotage: [/await buildPortal\(bot\);/g, '{ status: "succeeded" };'],
  },
  {
    task: 'go through a portal into the Nether',
    prepare: () => give(portalKit),
    sabotage: [/await enterPortal\(.*\);/g, '{ status: "failed", reason: "timeout" };'],
  },
  {
    task: 'get 2 nether quartz',
    prepare: () => give({ ...portalKit, golden_boots: 1 }),
    sabotage: [/await mineSome\(.*\);/g, '{};'],
  },
  {
    task: 'ride a pig',
    prepare() {
      give({ saddle: 1 })
      summon('pig', [4, 0])
    },
    sabotage: [/await rideEntity\(.*\);/g, '{ status: "succeeded" };'],
  },
  {
    task: 'hop on a horse',
    prepare: () => summon('horse', [4, 0]),
    sabotage: [/await rideEntity\(.*\);/g, '{ status: "succeeded" };'],
  },
  {
    task: 'tame a horse',
    prepare: () => summon('horse', [4, 0]),
    sabotage: [/await tameAnimal\(.*\);/g, '{ status: "succeeded" };'],
  },
  {
    task: 'get into a boat',
    prepare() {
      give({ oak_boat: 1 })
      platform.fill([3, -1, -2], [6, -1, 2], 'water')
    },
    sabotage: [/await rideEntity\(.*\);/g, '{ status: "succeeded" };'],
  },
  {
    task: 'go to sleep',
    prepare() {
      give({ white_wool: 3, oak_planks: 3, crafting_table: 1 })
      platform.world.runCommand('time set 11500')
    },
    sabotage: [/await sleepInBed\(bot\);/g, ''],
  },
  {
    task: 'gain absorption',
    prepare: () => give({ golden_apple: 1 }),
    sabotage: [/await bot\.consume\(\);/g, ''],
  },
  {
    task: 'search for a village',
    prepare(isSabotaged) {
      if (!isSabotaged) platform.world.setBlock(platform.at(10, 0, 10), 'bell')
      summon('villager', [9, 8])
    },
    sabotage: [/round < 8/g, 'round < 0'],
  },
  {
    task: 'enchant an iron sword',
    prepare() {
      give({ iron_sword: 1, lapis_lazuli: 3, enchanting_table: 1 })
      platform.world.runCommand('experience set bot 30 levels')
    },
    sabotage: [
      /await enchantItem\(.*\);/g,
      'await bot.waitForTicks(5), { status: "succeeded", detail: {} };',
    ],
  },
  {
    task: 'forge a netherite sword',
    prepare: () => give({ diamond_sword: 1, netherite_ingot: 1, smithing_table: 1 }),
    sabotage: [/await smithItem\(.*\);/g, '{ status: "failed" };'],
  },
  {
    task: 'brew two potions of swiftness',
    prepare() {
      give({ nether_wart: 1, sugar: 1, blaze_powder: 1, brewing_stand: 1, glass_bottle: 2 })
      platform.world.setBlock(platform.at(3, -1, 0), 'water')
    },
    sabotage: [/await brewPotion\(.*\);/g, '{ status: "succeeded" };'],
  },
  {
    task: 'call the cow Bessie',
    prepare() {
      give({ name_tag: 1, anvil: 1 })
      platform.world.runCommand('experience set bot 5 levels')
      summon('cow', [4, 0])
    },
    sabotage: [/await useItemOn\(bot, "name_tag", "cow"\);/g, '{ status: "succeeded" };'],
  },
  {
    task: 'name an iron sword "Old Sting"',
    prepare() {
      give({ iron_sword: 1, anvil: 1 })
      platform.world.runCommand('experience set bot 5 levels')
    },
    sabotage: [/"Old Sting"\);/g, '"New Sting");'],
  },
  {
    task: 'gain the speed effect',
    prepare() {
      give({ nether_wart: 1, sugar: 1, blaze_powder: 1, brewing_stand: 1, glass_bottle: 1 })
      platform.world.setBlock(platform.at(3, -1, 0), 'water')
    },
    sabotage: [/await drinkPotion\(.*\);/g, '{ status: "failed" };'],
  },
]

test.for(cases)('$task', async ({ task, prepare }) => {
  await prepare(false)
  expect(await achieve(task)).toBe('achieved')
})

test.for(cases)('$task, sabotaged', async ({ task, prepare, sabotage }) => {
  await prepare(true)
  expect(await achieve(task, sabotage)).not.toBe('achieved')
})
