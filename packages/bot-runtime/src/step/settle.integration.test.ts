import { seededRandom, type GameEvent, type Random } from '@voyager-mc/core'
import { observeBot } from '@voyager-mc/observation/mineflayer'
import { installVirtualClock, startWorld, type VirtualClock, type World } from '@voyager-mc/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'

let clock: VirtualClock
let world: World
let environment: MinecraftEnvironment

beforeAll(async () => {
  clock = installVirtualClock(globalThis)
  world = await startWorld({
    clock,
    seed: 7,
    difficulty: 'peaceful',
    viewDistanceChunks: 2,
    gamerules: { doMobSpawning: false },
  })
  environment = createMinecraftEnvironment({ port: world.port })
  await environment.reset()
})

afterAll(async () => {
  await environment.close()
  await world.close()
  clock.uninstall()
})

/** What programs do to the world in a few ticks, finished or left in the middle. */
const deeds = [
  'await mineBlock(bot, "dirt", 1)',
  'await mineBlock(bot, "grass_block", 1)',
  'await craftItem(bot, "oak_planks", 1)',
  'bot.craft(bot.recipesFor(mcData.itemsByName.oak_planks.id, null, 1, null)[0], 1, null)',
  'await placeItem(bot, "sand", bot.entity.position.offset(2, 1, 0))',
  'await placeItem(bot, "dirt", bot.entity.position.offset(0, 0, 2))',
  'await bot.toss(mcData.itemsByName.oak_log.id, null, 1)',
  'bot.toss(mcData.itemsByName.dirt.id, null, 1)',
  'await bot.look(1, 0)',
  'bot.setControlState("jump", true)\nawait bot.waitForTicks(3)',
  'bot.setControlState("forward", true)\nawait bot.waitForTicks(6)',
  'bot.dig(bot.blockAt(bot.entity.position.offset(1, -1, 0)))\nawait bot.waitForTicks(12)',
  'await equipItem(bot, "stick")',
  'await bot.unequip("hand")',
  'bot.swingArm()',
  'await collectDrops(bot)',
  'bot.chat("hello")',
  'throw new Error("no luck")',
]

function drawSource(random: Random): string {
  const draw = (): string => deeds[Math.floor(random() * deeds.length)] ?? ''
  const body = Array.from({ length: 1 + Math.floor(random() * 3) }, draw)
  return `async function main(bot) {\n${body.join('\n')}\n}`
}

const items = { oak_log: 3, sand: 2, dirt: 3, stick: 1 }

/** Ticks that the fixed waits of other environments last, and half as many again. */
const longWaitTicks = 60

test(
  'a step ends with every event that sixty more ticks would have shown',
  { timeout: 300_000 },
  async () => {
    const random = seededRandom(11)
    const late: string[] = []
    for (let round = 0; round < 120; round += 1) {
      await prepare()
      const source = drawSource(random)
      await environment.step({ name: 'main', source })
      for (const event of await watch(longWaitTicks)) late.push(`${JSON.stringify(event)} after ${source}`)
    }
    expect(late).toEqual([])
  },
)

async function prepare(): Promise<void> {
  const { x, y, z } = world.spawn
  const around = (from: number, to: number): string =>
    `${x - 6} ${y + from} ${z - 6} ${x + 6} ${y + to} ${z + 6}`
  // Programs leave pits and heaps, which would go on hurting who stands in them.
  world.runCommand(`fill ${around(-3, -1)} dirt`)
  world.runCommand(`fill ${around(0, 6)} air`)
  world.runCommand('kill @e[type=item]')
  world.runCommand('clear bot')
  world.teleport('bot', world.spawn)
  for (const [name, count] of Object.entries(items)) world.give('bot', { name, count })
  await environment.bot?.waitForTicks(10)
}

/** What happens to the bot in so many ticks. */
async function watch(ticks: number): Promise<readonly GameEvent[]> {
  const { bot } = environment
  if (!bot) throw new Error('The bot is gone.')
  const events: GameEvent[] = []
  const observer = observeBot(bot)
  const stop = observer.recordEvents((event) => events.push(event))
  await bot.waitForTicks(ticks)
  stop()
  observer.stop()
  return events
}
