import type { ItemCounts } from '@voyager-mc/core'
import type { Vec3 } from 'vec3'
import { countItems } from '../bot/inventory-changes.ts'
import { describeShortage } from '../crafting/describe-shortage.ts'
import type { BlockPlan } from './parameter.ts'
import { placeInCell } from './place-in-cell.ts'
import { placementAt } from './placement-cell.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'

/** A block to place, and the item for it where that has another name. */
export interface PlannedBlock extends BlockPlan {
  readonly item?: string
}

/** Places blocks relative to an origin, lowest first; cells that already fit are skipped. */
export async function placeBlocks(
  context: PrimitiveContext,
  { blocks, origin }: { readonly blocks: readonly PlannedBlock[]; readonly origin: Vec3 },
): Promise<PrimitiveResult> {
  const { bot, signal } = context
  const base = origin.floored()
  const cellOf = ({ position: { x, y, z } }: BlockPlan): Vec3 => base.offset(x, y, z).floored()
  const isBuilt = (block: BlockPlan): boolean => bot.blockAt(cellOf(block))?.name === block.name
  let open = blocks.filter((block) => !isBuilt(block)).sort((a, b) => a.position.y - b.position.y)
  const { missing, text } = describeShortage(
    [{ needs: needsOf(open), requiresTable: false }],
    countItems(bot),
  )
  if (text) return failed('missing-item', `I cannot build this because I need: ${text}`, { missing })
  const problems: string[] = []
  // A block that floats now may rest on a neighbour placed later, so rounds go on while one places something.
  for (let placed = true; placed && open.length > 0;) {
    placed = false
    for (const block of open) {
      signal.throwIfAborted()
      const problem = await placeOne(context, block, cellOf(block))
      if (problem) problems.push(problem)
      else placed = true
    }
    open = open.filter((block) => !isBuilt(block))
  }
  const detail = { requested: blocks.length, built: blocks.length - open.length }
  if (open.length === 0) return succeeded(detail)
  return failed(
    'refused',
    `${open.length} of ${blocks.length} blocks are not placed: ${problems.at(-1) ?? ''}`,
    detail,
  )
}

function needsOf(blocks: readonly PlannedBlock[]): ItemCounts {
  const needs: Record<string, number> = {}
  for (const { name, item = name } of blocks) needs[item] = (needs[item] ?? 0) + 1
  return needs
}

async function placeOne(
  context: PrimitiveContext,
  { name, item = name }: PlannedBlock,
  cell: Vec3,
): Promise<string | undefined> {
  const placement = placementAt(context.bot, cell)
  if (typeof placement === 'string') return `${name} at ${String(cell)} is ${placement}`
  const held = context.bot.inventory.items().find((stack) => stack.name === item)
  if (!held) return `no ${item} left`
  const placed = await placeInCell(context, held, placement)
  return placed.status === 'placed' ? undefined : placed.message
}
