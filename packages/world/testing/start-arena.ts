import { env } from 'node:process'
import mineflayer from 'mineflayer'
import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { createFlatGenerator } from '../src/generation/index.ts'
import {
  installVirtualClock,
  startWorld,
  type StartWorldOptions,
  type VirtualClock,
  type World,
} from '../src/index.ts'

/** The version that integration tests run on; another one when the environment asks for it. */
export const testVersion: string = env['WORLD_TEST_VERSION'] ?? '1.19.4'

/** A flat world with plain mineflayer bots in it; the ground's top block is at y 63. */
export interface Arena {
  readonly world: World
  readonly bot: Bot
  /** Errors that mechanics or handlers threw; tests expect it empty. */
  readonly errors: unknown[]
  /** Lets another bot join. */
  join(name: string): Promise<Bot>
  /** Waits until something is true, for at most five seconds. */
  until(isTrue: () => boolean, what?: string): Promise<void>
  /** Waits for ticks of the world. */
  ticks(count: number): Promise<void>
  /** The items of a player by name, as the server knows them. */
  carried(name?: string): Readonly<Record<string, number>>
  /** Gives the tester an item and waits until the bot knows of it. */
  give(name: string, count?: number): Promise<void>
  /** Moves the tester onto the items that lie around until it carries what is wanted. */
  collect(wanted: Readonly<Record<string, number>>): Promise<void>
  stop(): Promise<void>
}

const untilTimeoutMs = 5000

/** Starts a flat world and lets a bot named `tester` join it in the middle of a block. */
export async function startArena(options: StartWorldOptions = {}): Promise<Arena> {
  const errors: unknown[] = []
  const world = await startWorld({
    version: testVersion,
    seed: 7,
    viewDistanceChunks: 3,
    // Tests put the mobs they need into the world themselves.
    gamerules: { doMobSpawning: false },
    generator: ({ registry }) => createFlatGenerator({ registry }),
    ...options,
  })
  world.events.on('error', ({ error, during }) => errors.push(during, error))
  const bots: Bot[] = []
  const join = async (name: string): Promise<Bot> => {
    const bot = await joinBot(world, name)
    bots.push(bot)
    return bot
  }
  const bot = await join('tester')
  return {
    world,
    bot,
    errors,
    join,
    until: (isTrue, what = 'the condition') => until(isTrue, what),
    ticks: async (count) => {
      const end = world.tick + count
      await until(() => world.tick >= end, `${count} ticks`)
    },
    carried: (of = bot.username) => world.players.find(({ name: own }) => own === of)?.inventory ?? {},
    async give(item, count = 1) {
      const before = known(bot)[item] ?? 0
      world.give(bot.username, { name: item, count })
      await until(() => (known(bot)[item] ?? 0) >= before + count, `${count} ${item}`)
    },
    collect: (wanted) => collect(world, bot, wanted),
    async stop() {
      for (const joined of bots) joined.quit()
      await world.close()
    },
  }
}

/** An arena in virtual time. */
export interface QuickArena extends Arena {
  readonly clock: VirtualClock
}

// The arena's own wait gives up after five seconds of the clock.
const sliceTicks = 80

/** Starts an arena and takes over the realm's clock until `stop`: for all tests that are not about real time. */
export async function startQuickArena(options: StartWorldOptions = {}): Promise<QuickArena> {
  const clock = installVirtualClock(globalThis)
  const arena = await startArena(options)
  return {
    ...arena,
    clock,
    async ticks(count) {
      for (let left = count; left > 0; left -= sliceTicks) await arena.ticks(Math.min(left, sliceTicks))
    },
    async stop() {
      await arena.stop()
      clock.uninstall()
    },
  }
}

/** Lets a plain mineflayer bot join a world and waits until it stands in it. */
export async function joinBot(world: Pick<World, 'host' | 'port' | 'version'>, name: string): Promise<Bot> {
  const bot = mineflayer.createBot({
    host: world.host,
    port: world.port,
    username: name,
    version: world.version,
    auth: 'offline',
    validateChannelProtocol: false,
  })
  await new Promise<void>((resolve, reject) => {
    bot.once('spawn', resolve)
    bot.once('error', reject)
    bot.once('kicked', (reason) => reject(new Error(`kicked: ${JSON.stringify(reason)}`)))
  })
  await bot.waitForChunksToLoad()
  return bot
}

/** A block position relative to a bot's feet. */
export function near(bot: Bot, x: number, y: number, z: number): Vec3 {
  return bot.entity.position.floored().offset(x, y, z)
}

/** The block at a position that is in view. */
export function blockAt(bot: Bot, position: Vec3): NonNullable<ReturnType<Bot['blockAt']>> {
  const block = bot.blockAt(position)
  if (!block) throw new Error(`No block in view at ${position.toString()}.`)
  return block
}

/** The number of an item in the bot's version. */
export function itemId(bot: Bot, name: string): number {
  const item = bot.registry.itemsByName[name]
  if (!item) throw new Error(`No item named ${name}.`)
  return item.id
}

/** Puts an item from the bot's inventory into its hand. */
export async function hold(bot: Bot, name: string): Promise<void> {
  await bot.equip(itemId(bot, name), 'hand')
}

/** Crafts by the first recipe that the bot's items allow. */
export async function craft(
  bot: Bot,
  name: string,
  { count = 1, table }: { count?: number; table?: Vec3 } = {},
): Promise<void> {
  const block = table ? blockAt(bot, table) : null
  const [recipe] = bot.recipesFor(itemId(bot, name), null, 1, block)
  if (!recipe) throw new Error(`No recipe for ${name} with these items.`)
  await bot.craft(recipe, count, block ?? undefined)
}

/** Places the held block on top of a block. */
export async function placeOn(bot: Bot, position: Vec3, face: Vec3 = new Vec3(0, 1, 0)): Promise<void> {
  await bot.placeBlock(blockAt(bot, position), face)
}

/** The items that a bot believes it carries. */
export function known(bot: Bot): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const item of bot.inventory.slots) if (item) counts[item.name] = (counts[item.name] ?? 0) + item.count
  return counts
}

async function collect(world: World, bot: Bot, wanted: Readonly<Record<string, number>>): Promise<void> {
  const hasAll = (): boolean => {
    const inventory = world.players.find(({ name }) => name === bot.username)?.inventory ?? {}
    return Object.entries(wanted).every(([item, count]) => (inventory[item] ?? 0) >= count)
  }
  let lastStep = 0
  let visits = 0
  await until(
    () => {
      const items = Object.values(bot.entities).filter((entity) => entity.name === 'item')
      // In turn, because one of them may lie where nobody can get it.
      const item = items[visits % Math.max(1, items.length)]
      if (item && world.tick - lastStep > 12 && !hasAll()) {
        lastStep = world.tick
        visits += 1
        const { x, y, z } = item.position
        world.teleport(bot.username, { x, y: Math.floor(y + 0.5), z })
      }
      return hasAll()
    },
    () =>
      `${JSON.stringify(wanted)}, but the world shows ${JSON.stringify(world.players)} and the bot ${Object.values(
        bot.entities,
      )
        .map((entity) => `${entity.name} at ${entity.position.toString()}`)
        .join(', ')}`,
  )
}

async function until(isTrue: () => boolean, what: string | (() => string)): Promise<void> {
  const end = Date.now() + untilTimeoutMs
  while (!isTrue()) {
    if (Date.now() > end)
      throw new Error(`Waited five seconds for ${typeof what === 'string' ? what : what()}.`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
