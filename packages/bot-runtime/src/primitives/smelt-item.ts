import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { Furnace } from 'mineflayer'
import { fuelBurnTicks } from '../crafting/fuel-burn-ticks.ts'
import { waitForSmelting } from '../crafting/wait-for-smelting.ts'
import { countItems } from '../bot/inventory-changes.ts'
import { approachBlock } from '../movement/approach-block.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'
import { timeBox } from '../bot/time-box.ts'

// A furnace holds one stack of input.
const loadLimit = 64

/** Smelts items in a furnace within 32 blocks and takes the results out. */
export const smeltItem: Primitive = definePrimitive({
  name: 'smeltItem',
  summary: 'Smelts `count` items in a furnace within 32 blocks (10 seconds each) and takes the results out.',
  parameters: {
    itemName: { type: 'string', summary: 'what to smelt, such as raw_iron' },
    fuelName: { type: 'string', summary: 'what to burn, such as coal or oak_planks' },
    count: { type: 'number', summary: 'how many items', fallback: 1 },
  },
  example: 'await smeltItem(bot, "raw_iron", "coal", 3)',
  tooManyFailures: 'smeltItem failed too many times, please check the fuel and input.',
  async run(context, { itemName, fuelName, count }) {
    const { bot, signal, clock } = context
    const input = itemNamed(bot, 'smeltItem', itemName)
    const fuel = itemNamed(bot, 'smeltItem', fuelName)
    const [position] = findNearestBlocks(bot, ['furnace'], { maxDistance: 32, limit: 1 })
    const detail = { item: itemName, fuel: fuelName, requested: count }
    if (!position) {
      return failed('missing-station', 'No furnace nearby', { ...detail, station: 'furnace' })
    }
    const held = countItems(bot)
    if (!held[input.name]) return failed('missing-item', `No ${itemName} to smelt in inventory`, detail)
    const walk = await approachBlock(bot, position, { signal })
    signal.throwIfAborted()
    const block = bot.blockAt(position)
    if (walk.status !== 'arrived' || !block) {
      return failed('unreachable', 'I cannot reach the furnace', { ...detail, walk: walk.status })
    }
    const opened = await timeBox(bot.openFurnace(block), { clock, signal, timeoutMs: 10_000 })
    if (opened.status !== 'done') return failed('refused', 'The furnace does not open', detail)
    const furnace = opened.value
    try {
      return await smelt(context, furnace, {
        input,
        fuel,
        count: Math.min(count, held[input.name] ?? 0),
        requested: count,
      })
    } finally {
      if (bot.currentWindow) await bot.closeWindow(bot.currentWindow)
    }
  },
})

interface Batch {
  readonly input: { readonly id: number; readonly name: string }
  readonly fuel: { readonly id: number; readonly name: string }
  readonly count: number
  readonly requested: number
}

async function smelt(
  { bot, signal, say }: PrimitiveContext,
  furnace: Furnace,
  { input, fuel, count, requested }: Batch,
): Promise<PrimitiveResult> {
  await emptyFurnace(furnace, input.id)
  const before = countItems(bot)
  let smelted = 0
  let output = ''
  let problem: PrimitiveResult | undefined
  while (smelted < count && !problem) {
    problem = await addFuel(furnace, fuel, count - smelted)
    if (problem) break
    const load = Math.min(loadLimit, count - smelted) - (furnace.inputItem()?.count ?? 0)
    if (load > 0) await furnace.putInput(input.id, null, load)
    await waitForSmelting(bot, furnace, { signal, items: Math.min(count - smelted, fuelledItems(furnace)) })
    const item = furnace.outputItem()
    if (!item) {
      problem = failed('not-possible', '', { item: input.name, fuel: fuel.name })
      break
    }
    output = item.name
    smelted += item.count
    await furnace.takeOutput()
  }
  if (furnace.inputItem()) await furnace.takeInput()
  if (smelted === 0) {
    if (problem?.status === 'failed' && problem.message) return problem
    return failed('not-possible', `Failed to smelt ${input.name}, please check the fuel and input.`, {
      item: input.name,
      fuel: fuel.name,
    })
  }
  say(`Smelted ${smelted} ${input.name}.`)
  const detail = {
    item: input.name,
    fuel: fuel.name,
    requested,
    smelted,
    output,
    before: before[output] ?? 0,
  }
  if (smelted >= requested) return succeeded(detail)
  if (problem?.status === 'failed') return { ...problem, detail }
  return failed('missing-item', `No ${input.name} to smelt in inventory`, detail)
}

/** Takes out what somebody left: foreign input would never become what was asked for. */
async function emptyFurnace(furnace: Furnace, inputId: number): Promise<void> {
  if (furnace.outputItem()) await furnace.takeOutput()
  const left = furnace.inputItem()
  if (left && left.type !== inputId) await furnace.takeInput()
}

async function addFuel(
  furnace: Furnace,
  fuel: { readonly id: number; readonly name: string },
  items: number,
): Promise<PrimitiveResult | undefined> {
  const burnTicks = fuelBurnTicks(fuel.name)
  const detail = { fuel: fuel.name }
  if (burnTicks === undefined) return failed('not-possible', `${fuel.name} is not a valid fuel`, detail)
  const foreign = furnace.fuelItem()
  if (foreign && foreign.type !== fuel.id) await furnace.takeFuel()
  const burning = burningTicks(furnace)
  const loaded = (furnace.fuelItem()?.count ?? 0) * burnTicks
  const pieces = Math.ceil((items * 200 - burning - loaded) / burnTicks)
  if (pieces <= 0) return undefined
  // While the furnace is open, only its own window knows what is held.
  const held = furnace.count(fuel.id, null)
  if (held === 0 && loaded + burning === 0) {
    return failed('missing-item', `No ${fuel.name} as fuel in inventory`, detail)
  }
  if (held > 0) await furnace.putFuel(fuel.id, null, Math.min(pieces, held, loadLimit))
  return undefined
}

/** How many items the loaded fuel is enough for, at least one. */
function fuelledItems(furnace: Furnace): number {
  const fuel = furnace.fuelItem()
  const ticks = burningTicks(furnace) + (fuel ? fuel.count * (fuelBurnTicks(fuel.name) ?? 0) : 0)
  return Math.max(1, Math.floor(ticks / 200) + (furnace.outputItem()?.count ?? 0))
}

/** Ticks the piece in the fire still burns; mineflayer's typings leave the field out and it starts as null. */
function burningTicks(furnace: Furnace): number {
  const seconds: unknown = Reflect.get(furnace, 'fuelSeconds')
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds * 20 : 0
}
