import { JoinRefusedError } from '../errors/join-refused-error.ts'
import { WaitedTooLongError } from '../errors/waited-too-long-error.ts'
import type { World } from '../server/world-handle.ts'

/** Part of a bot that joins a world; mineflayer's bots have it. */
export interface JoiningBot {
  readonly username: string
  readonly entities: Readonly<
    Record<
      string,
      { readonly name?: string | undefined; readonly position: { x: number; y: number; z: number } }
    >
  >
  once(event: 'spawn', listener: () => void): unknown
  once(event: 'error', listener: (error: Error) => void): unknown
  once(event: 'kicked', listener: (reason: string) => void): unknown
  waitForChunksToLoad(): Promise<void>
}

/** Address and name with which a bot is made. */
export interface JoinAddress {
  readonly host: string
  readonly port: number
  readonly version: string
  readonly username: string
  readonly auth: 'offline'
}

/** Name of a bot and its maker. */
export interface JoinOptions<Bot extends JoiningBot> {
  readonly username: string
  /** Such as `mineflayer.createBot`. */
  readonly createBot: (address: JoinAddress) => Bot
}

/** Limit of a wait. */
export interface UntilOptions {
  /** Ticks of the world after which the wait ends with an error, 200 by default. */
  readonly timeoutTicks?: number
  /** Words for the error. */
  readonly what?: string
  readonly signal?: AbortSignal
}

/** Lets a bot join a world and waits until it stands in it and sees the ground. */
export async function join<Bot extends JoiningBot>(
  world: Pick<World, 'host' | 'port' | 'version'>,
  { username, createBot }: JoinOptions<Bot>,
): Promise<Bot> {
  const { host, port, version } = world
  const bot = createBot({ host, port, version, username, auth: 'offline' })
  await new Promise<void>((resolve, reject) => {
    bot.once('spawn', resolve)
    bot.once('error', reject)
    bot.once('kicked', (reason) => reject(new JoinRefusedError(username, reason)))
  })
  await bot.waitForChunksToLoad()
  return bot
}

/** Waits, tick by tick, until something is true; throws `WaitedTooLongError` when it does not come true. */
export function until(
  world: Pick<World, 'events'>,
  isTrue: () => boolean,
  { timeoutTicks = 200, what = 'the condition', signal }: UntilOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    let left = timeoutTicks
    const end = (settle: () => void): void => {
      stop()
      signal?.removeEventListener('abort', abort)
      settle()
    }
    const abort = (): void => end(() => reject(signal?.reason))
    const look = (): void => {
      try {
        if (isTrue()) end(resolve)
        else if ((left -= 1) < 0) end(() => reject(new WaitedTooLongError(what, timeoutTicks)))
      } catch (error) {
        end(() => reject(error))
      }
    }
    const stop = world.events.on('tick', look)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort)
  })
}

/** Waits for ticks of a world. */
export async function ticks(world: Pick<World, 'events' | 'tick'>, count: number): Promise<void> {
  const end = world.tick + count
  await until(world, () => world.tick >= end, { timeoutTicks: count + 1, what: `${count} ticks` })
}

// Ticks that a body needs to pick up what it was put on.
const pickUpTicks = 12

export interface CollectOptions {
  readonly bot: Pick<JoiningBot, 'username' | 'entities'>
  /** Counts of items to carry, by name. */
  readonly wanted: Readonly<Record<string, number>>
}

/** Moves a bot's player onto the items that lie around it until it carries what is wanted. */
export async function collect(
  world: Pick<World, 'events' | 'tick' | 'players' | 'teleport'>,
  { bot, wanted }: CollectOptions,
): Promise<void> {
  const carried = (): Readonly<Record<string, number>> =>
    world.players.find(({ name }) => name === bot.username)?.inventory ?? {}
  const hasAll = (): boolean =>
    Object.entries(wanted).every(([item, count]) => (carried()[item] ?? 0) >= count)
  let visits = 0
  let lastVisit = -pickUpTicks
  await until(
    world,
    () => {
      if (hasAll()) return true
      const items = Object.values(bot.entities).filter(({ name }) => name === 'item')
      // In turn, because one of them may lie where nobody can get it.
      const item = items[visits % Math.max(1, items.length)]
      const dimension = world.players.find(({ name }) => name === bot.username)?.dimension
      if (!item || !dimension || world.tick - lastVisit < pickUpTicks) return false
      visits += 1
      lastVisit = world.tick
      const { x, y, z } = item.position
      world.teleport(bot.username, { x, y: Math.floor(y + 0.5), z, dimension })
      return false
    },
    { what: JSON.stringify(wanted) },
  )
}
