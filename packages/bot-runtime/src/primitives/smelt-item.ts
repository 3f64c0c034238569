import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import type { ItemCounts } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import type { ItemKind } from '../crafting/furnace-fuel.ts'
import { countItems } from '../bot/inventory-changes.ts'
import { shareItems } from '../crafting/share-items.ts'
import { findStation } from './find-station.ts'
import { setUpFurtherFurnaces } from './further-furnaces.ts'
import { takeAlong } from './take-along.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { noRoom } from './no-room.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'
import { smeltOnce, type SmeltingEnd } from './smelt-once.ts'

// Monsters and lag that end the work at the furnace; after so many times it is given up.
const interruptionsLimit = 20

/** Smelts items in a furnace within 32 blocks, and in two more that are carried, and takes the results out. */
export const smeltItem: Primitive = definePrimitive({
  name: 'smeltItem',
  summary:
    'Smelts `count` of `itemName` (10 s each) with `fuelName` in near or carried furnaces and takes them out.',
  parameters: {
    itemName: { type: 'string', summary: 'what to smelt, such as raw_iron' },
    fuelName: { type: 'string', summary: 'what to burn, such as coal or oak_planks' },
    count: { type: 'number', summary: 'how many items', fallback: 1 },
  },
  example: 'await smeltItem(bot, "raw_iron", "coal", 3)',
  tooManyFailures: 'smeltItem failed too many times, please check the fuel and input.',
  async run(context, { itemName, fuelName, count }) {
    const { bot, say } = context
    const input = itemNamed(bot, 'smeltItem', itemName)
    const fuel = itemNamed(bot, 'smeltItem', fuelName)
    const detail = { item: itemName, fuel: fuelName, requested: count }
    const before = countItems(bot)
    const held = before[input.name] ?? 0
    const position = held > 0 ? await findStation(context, 'furnace') : standingFurnace(bot)
    if (!position) {
      return failed('missing-station', 'No furnace nearby', { ...detail, station: 'furnace' })
    }
    if (held === 0) return failed('missing-item', `No ${itemName} to smelt in inventory`, detail)
    const { end, output, smelted } = await smeltTogether(context, position, {
      input,
      fuel,
      count: Math.min(count, held),
    })
    if (smelted > 0) say(`Smelted ${smelted} ${input.name}.`)
    const facts = { ...detail, smelted, output, before: before[output] ?? 0 }
    if (smelted >= count) return succeeded(facts)
    if (end === 'no-room') {
      return noRoom(bot, { what: 'the content of the furnace', detail: facts, keep: [itemName, fuel.name] })
    }
    return explain(end, facts)
  },
})

function standingFurnace(bot: Bot): Vec3 | undefined {
  return findNearestBlocks(bot, { names: ['furnace'], maxDistance: 32, limit: 1 })[0]
}

interface Batch {
  readonly input: ItemKind
  readonly fuel: ItemKind
  readonly count: number
  /** Whether this work has been laid into the furnace before. */
  readonly isFilled?: boolean
}

interface Smelted {
  readonly end: SmeltingEnd
  /** Name of what came out; empty when nothing did. */
  readonly output: string
  /** Counted in the inventory, once the furnace is closed. */
  readonly smelted: number
}

/** Smelts in the furnace and in those that are carried beside it, which are taken along again. */
async function smeltTogether(context: PrimitiveContext, position: Vec3, batch: Batch): Promise<Smelted> {
  const { bot } = context
  const held = countItems(bot)
  const [, ...others] = shareItems(batch.count, {
    carried: held['furnace'] ?? 0,
    fuel: { name: batch.fuel.name, held: held[batch.fuel.name] ?? 0 },
  })
  const further = await setUpFurtherFurnaces(context, { ...batch, shares: others })
  const given = further.reduce((sum, { items }) => sum + items, 0)
  let all = await smeltAll(context, position, { ...batch, count: batch.count - given })
  for (const furnace of further) {
    const { end, output, smelted } = await smeltAll(context, furnace.position, {
      ...batch,
      count: furnace.items,
      isFilled: true,
    })
    all = {
      end: all.end === 'done' ? end : all.end,
      output: all.output || output,
      smelted: all.smelted + smelted,
    }
    await takeAlong(context, furnace.position)
  }
  return all
}

/** Goes back to the furnace as often as something interrupts the work there. */
async function smeltAll(context: PrimitiveContext, position: Vec3, batch: Batch): Promise<Smelted> {
  const { bot } = context
  const before = countItems(bot)
  let found: ItemCounts = {}
  let output = ''
  const smelted = (): number =>
    Math.max(0, (countItems(bot)[output] ?? 0) - (before[output] ?? 0) - (found[output] ?? 0))
  for (let interruptions = 0; ; interruptions += 1) {
    const isFirst = interruptions === 0 && batch.isFilled !== true
    const once = await smeltOnce(context, position, { ...batch, count: batch.count - smelted(), isFirst })
    output = once.output || output
    if (isFirst) found = once.found
    if (once.end !== 'interrupted' || interruptions >= interruptionsLimit)
      return { end: once.end, output, smelted: smelted() }
    if (output !== '' && smelted() >= batch.count) return { end: 'done', output, smelted: smelted() }
  }
}

interface Facts {
  readonly [fact: string]: string | number
  readonly item: string
  readonly fuel: string
  readonly smelted: number
}

function explain(end: Exclude<SmeltingEnd, 'no-room'>, facts: Facts): PrimitiveResult {
  const { item, fuel, smelted } = facts
  switch (end) {
    case 'done':
      return failed('missing-item', `No ${item} to smelt in inventory`, facts)
    case 'idle':
      return failed('not-possible', `Failed to smelt ${item}, please check the fuel and input.`, facts)
    case 'no-fuel':
      return failed('not-possible', `${fuel} is not a valid fuel`, facts)
    case 'missing-fuel':
      return failed('missing-item', `No ${fuel} as fuel in inventory`, facts)
    case 'unreachable':
      return failed('unreachable', 'I cannot reach the furnace', facts)
    case 'refused':
      return failed('refused', 'The furnace does not open', facts)
    case 'interrupted':
      return failed('interrupted', `Smelted ${smelted} ${item}; then I was interrupted`, facts)
  }
}
