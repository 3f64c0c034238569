import type { ItemCounts } from '@voyager-mc/core'
import type { Bot, Furnace } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { isBodyTaken } from '../bot/body-control.ts'
import { withHands } from '../bot/hands.ts'
import { HandsTakenError } from '../bot/hands-taken-error.ts'
import { roomFor } from '../bot/inventory-room.ts'
import { timeBox } from '../bot/time-box.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { addFuel, fuelledItems, isBurning, type FuelState, type ItemKind } from '../crafting/furnace-fuel.ts'
import { waitForSmelting } from '../crafting/wait-for-smelting.ts'
import { approachBlock } from '../movement/approach-block.ts'
import type { PrimitiveContext } from './primitive-context.ts'

/** Why the work at a furnace ended; `idle` when it burns and nothing comes out. */
export type SmeltingEnd =
  | 'done'
  | 'idle'
  | 'no-fuel'
  | 'no-room'
  | 'missing-fuel'
  | 'unreachable'
  | 'refused'
  | 'interrupted'

export interface SmeltOnceOptions {
  readonly input: ItemKind
  readonly fuel: ItemKind
  /** Items that are still to come out, those in the furnace included. */
  readonly count: number
  /** Whether this is the first opening: items already in the furnace then belong to somebody else. */
  readonly isFirst: boolean
  /** False leaves the furnace as soon as it is filled; true by default. */
  readonly waits?: boolean
}

/** Result of opening the furnace once. */
export interface SmeltOnceResult {
  readonly end: SmeltingEnd
  readonly output: string
  /** Items that lay in the output before and were taken, by name. */
  readonly found: ItemCounts
}

// A furnace holds one stack of input.
const loadLimit = 64

// A reflex that steers the body is waited for, but no longer than this.
const reflexTicks = 400

// Ticks for the server to send the inventory once the furnace is closed.
const closeTicks = 4

// The server tells of a fire after the window is open, and mineflayer makes something of it when it is told again.
const fireTicks = 10

/** Opens a furnace, smelts, and closes it whatever happens. */
export async function smeltOnce(
  context: PrimitiveContext,
  position: Vec3,
  options: SmeltOnceOptions,
): Promise<SmeltOnceResult> {
  const { bot, signal, clock } = context
  const work: Work = { output: '', found: {} }
  await waitForTicks(bot, reflexTicks, { signal, until: () => !isBodyTaken(bot) })
  const walk = await approachBlock(bot, position, { signal })
  signal.throwIfAborted()
  const block = bot.blockAt(position)
  if (walk.status === 'interrupted') return { ...work, end: 'interrupted' }
  if (walk.status !== 'arrived' || !block) return { ...work, end: 'unreachable' }
  if (isBodyTaken(bot)) return { ...work, end: 'interrupted' }
  const opened = await timeBox(bot.openFurnace(block), { clock, signal, timeoutMs: 10_000 })
  if (opened.status !== 'done') return { ...work, end: isBodyTaken(bot) ? 'interrupted' : 'refused' }
  const furnace = opened.value
  try {
    const end = await withHands(bot, () => smelt(context, furnace, { ...options, work }))
    return { ...work, end }
  } catch (error) {
    signal.throwIfAborted()
    // mineflayer rejects with plain errors when a click has no answer: look again.
    if (!(error instanceof Error)) throw error
    return { ...work, end: 'interrupted' }
  } finally {
    if (bot.currentWindow) await bot.closeWindow(bot.currentWindow)
    if (!signal.aborted) await waitForTicks(bot, closeTicks, { signal })
  }
}

interface Work {
  output: string
  found: Record<string, number>
}

async function smelt(
  { bot, signal }: PrimitiveContext,
  furnace: Furnace,
  { input, fuel, count, isFirst, waits = true, work }: SmeltOnceOptions & { readonly work: Work },
): Promise<SmeltingEnd> {
  if (isFirst && !(await emptyFurnace(furnace, { bot, inputId: input.id, found: work.found })))
    return 'no-room'
  let left = count
  const isOpen = (): boolean => bot.currentWindow === furnace
  for (;;) {
    const item = furnace.outputItem()
    if (item) {
      work.output = item.name
      if (roomFor(bot, item.type) < item.count) return 'no-room'
      left -= item.count
      await furnace.takeOutput()
    }
    if (left <= 0) break
    const fuelled = await stoke(furnace, { bot, signal, fuel, left })
    if (fuelled !== 'ready') return fuelled === 'missing' ? 'missing-fuel' : 'no-fuel'
    const load = Math.min(loadLimit, left) - (furnace.inputItem()?.count ?? 0)
    const held = furnace.count(input.id, null)
    if (load > 0 && held > 0) await furnace.putInput(input.id, null, Math.min(load, held))
    if (!furnace.inputItem()) break
    if (!waits) return 'done'
    await waitForSmelting(bot, furnace, {
      signal,
      items: Math.min(left, fuelledItems(furnace)),
      isOver: () => bot.currentWindow?.id !== furnace.id,
    })
    if (!isOpen()) throw new HandsTakenError()
    if (!furnace.outputItem()) return 'idle'
  }
  if (furnace.inputItem()) await furnace.takeInput()
  return 'done'
}

interface Stoking {
  readonly bot: Bot
  readonly signal: AbortSignal
  readonly fuel: ItemKind
  readonly left: number
}

/** Adds fuel; where none is held, what was laid in before may still burn. */
async function stoke(furnace: Furnace, { bot, signal, fuel, left }: Stoking): Promise<FuelState> {
  const state = await addFuel(furnace, fuel, left)
  if (state !== 'missing') return state
  const burns = await waitForTicks(bot, fireTicks, { signal, until: () => isBurning(furnace) })
  return burns ? 'ready' : 'missing'
}

/** Takes out what somebody left: foreign input would never become what was asked for. False without room. */
async function emptyFurnace(
  furnace: Furnace,
  {
    bot,
    inputId,
    found,
  }: { readonly bot: Bot; readonly inputId: number; readonly found: Record<string, number> },
): Promise<boolean> {
  const output = furnace.outputItem()
  if (output) {
    if (roomFor(bot, output.type) < output.count) return false
    found[output.name] = output.count
    await furnace.takeOutput()
  }
  const left = furnace.inputItem()
  if (!left || left.type === inputId) return true
  if (roomFor(bot, left.type) < left.count) return false
  await furnace.takeInput()
  return true
}
