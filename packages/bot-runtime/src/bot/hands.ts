import type { Bot } from 'mineflayer'
import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import { HandsTakenError } from './hands-taken-error.ts'

type OpenWindow = NonNullable<Bot['currentWindow']>

interface Hands {
  /** Number of times that reflexes have taken the hands so far. */
  taken: number
  /** That number when the work in progress began. */
  readonly since: AsyncLocalStorage<number>
}

const handsByBot = new WeakMap<Bot, Hands>()

/**
 * Keeps the clicks of work apart from those of reflexes: mineflayer clicks into whatever window is open at the moment,
 * so that work whose window a reflex has closed would go on in the inventory.
 */
export function guardHands(bot: Bot): void {
  const hands: Hands = { taken: 0, since: new AsyncLocalStorage() }
  handsByBot.set(bot, hands)
  let current = bot.currentWindow
  Object.defineProperty(bot, 'currentWindow', {
    configurable: true,
    enumerable: true,
    // mineflayer asks for it before each click.
    get() {
      if (hands.taken !== (hands.since.getStore() ?? hands.taken)) throw new HandsTakenError()
      return current
    },
    set(window: Bot['currentWindow']) {
      current = window
    },
  })
  for (const name of openers) guardOpener(bot, name)
  guardCraft(bot)
  const close = bot.closeWindow.bind(bot)
  // Closing a window a second time would put back what lay in it the first time.
  bot.closeWindow = async (window) => {
    if (window === current) await close(window)
  }
  // mineflayer tells the window only when it is closed by itself; until then a furnace keeps its listener on the connection.
  bot.on('windowClose', (window: unknown) => {
    if (window instanceof EventEmitter) window.emit('close')
  })
}

/** Runs work with windows; once a reflex has taken the hands, its next click rejects with `HandsTakenError`. */
export function withHands<Result>(bot: Bot, work: () => Promise<Result>): Promise<Result> {
  const hands = handsByBot.get(bot)
  // Work within work has the hands since the outer one began.
  return hands && hands.since.getStore() === undefined ? hands.since.run(hands.taken, work) : work()
}

/** Runs what a reflex does with the hands: an open window is closed first, and whoever was busy with it stops. */
export async function takeHands<Result>(bot: Bot, work: () => Promise<Result>): Promise<Result> {
  const hands = handsByBot.get(bot)
  if (hands) hands.taken += 1
  const run = async (): Promise<Result> => {
    const window = bot.currentWindow
    if (window) {
      await bot.closeWindow(window)
      disable(window)
    }
    return work()
  }
  // A reflex is nobody's work, also when it was set off in the midst of some.
  return hands ? hands.since.exit(run) : run()
}

const openers = [
  'openBlock',
  'openContainer',
  'openChest',
  'openDispenser',
  'openFurnace',
  'openEnchantmentTable',
  'openAnvil',
  'openVillager',
] as const

/** Makes each order to a window one work, also when a program gives it: its later clicks are for that window only. */
function guardOpener(bot: Bot, name: (typeof openers)[number]): void {
  const open: unknown = Reflect.get(bot, name)
  if (typeof open !== 'function') return
  Reflect.set(bot, name, async (...given: readonly unknown[]): Promise<unknown> => {
    const window: unknown = await Reflect.apply(open, bot, given)
    if (typeof window === 'object' && window !== null) guardOrders(bot, window)
    return window
  })
}

const guarded = new WeakSet<object>()

function guardOrders(bot: Bot, window: object): void {
  if (guarded.has(window)) return
  guarded.add(window)
  for (const [name, member] of Object.entries(window)) {
    if (typeof member !== 'function' || !acts.test(name)) continue
    Reflect.set(window, name, (...given: readonly unknown[]) =>
      withHands<unknown>(bot, async () => Reflect.apply(member, window, given)),
    )
  }
}

/** Crafting opens a window of its own. */
function guardCraft(bot: Bot): void {
  // A bot of a test may not have it.
  const craft: Bot['craft'] | undefined = bot.craft
  if (craft) bot.craft = (...given) => withHands(bot, () => craft(...given))
}

// Others only read what the window showed last.
const acts = /^(take|put|deposit|withdraw|enchant|combine|rename|trade)/

/** Makes the functions of a closed window say so. */
function disable(window: OpenWindow): void {
  for (const [name, member] of Object.entries(window)) {
    if (typeof member === 'function' && acts.test(name))
      Reflect.set(window, name, () => Promise.reject(new HandsTakenError()))
  }
}
