import type { Vec3 } from 'vec3'
import { countItems } from '../bot/inventory-changes.ts'
import { describeShortage } from '../crafting/describe-shortage.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { BlockPlan } from './parameter.ts'
import { placeInCell } from './place-in-cell.ts'
import { placementAt } from './placement-cell.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded } from './primitive-result.ts'

/** Builds from a list of blocks. */
export const buildStructure: Primitive = definePrimitive({
  name: 'buildStructure',
  summary: 'Places a list of blocks relative to an origin, lowest first; cells that already fit are skipped.',
  parameters: {
    blocks: { type: 'blocks', summary: 'list of { name, position }, positions relative to the origin' },
    origin: { type: 'position', summary: 'where (0, 0, 0) of the list is' },
  },
  example: `await buildStructure(bot, [{ name: "cobblestone", position: new Vec3(0, 0, 0) }], bot.entity.position.offset(2, 0, 0))`,
  async run(context, { blocks, origin }) {
    const { bot, signal } = context
    const base = origin.floored()
    const cellOf = ({ position: { x, y, z } }: BlockPlan): Vec3 => base.offset(x, y, z).floored()
    const isBuilt = (block: BlockPlan): boolean => bot.blockAt(cellOf(block))?.name === block.name
    let open = blocks.filter((block) => !isBuilt(block)).sort((a, b) => a.position.y - b.position.y)
    const needs: Record<string, number> = {}
    for (const { name } of open) needs[name] = (needs[name] ?? 0) + 1
    const { missing, text } = describeShortage([{ needs, requiresTable: false }], countItems(bot))
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
  },
})

async function placeOne(
  context: PrimitiveContext,
  { name }: BlockPlan,
  cell: Vec3,
): Promise<string | undefined> {
  const placement = placementAt(context.bot, cell)
  if (typeof placement === 'string') return `${name} at ${String(cell)} is ${placement}`
  const item = context.bot.inventory.items().find((held) => held.name === name)
  if (!item) return `no ${name} left`
  const placed = await placeInCell(context, item, placement)
  return placed.status === 'placed' ? undefined : placed.message
}
