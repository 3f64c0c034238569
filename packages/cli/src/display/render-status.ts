import { describeBody } from './describe-body.ts'
import { describeInventory } from './describe-inventory.ts'
import { describePosition } from './describe-position.ts'
import { formatTicks } from './format-duration.ts'
import type { RunView } from './run-view.ts'

/** Letters for the items of a plain line. */
const inventoryColumns = 60

/** Everything about the bot and the run in two lines, for outputs that are no terminal. */
export function renderStatus(view: RunView, { limit }: { readonly limit: number }): readonly string[] {
  const { body, inventory, skills, attempts, ticks, stepTicks } = view
  const ofBody = body === undefined ? [] : [[`at ${describePosition(body)}`, describeBody(body)]]
  const ofRun = [
    `holds ${describeInventory(inventory, { columns: inventoryColumns })}`,
    `skills ${skills.length}`,
    `${attempts} of ${limit} attempts`,
    `world time ${formatTicks(ticks + stepTicks)}`,
  ]
  return [...ofBody, ofRun].map((words) => words.join(' · '))
}
