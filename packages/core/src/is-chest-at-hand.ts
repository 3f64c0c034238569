import type { Observation } from './observation.ts'

const planksOfChest = 8
const planksOfLog = 4

/** Far below the ground no tree stands, and nobody climbs up for a chest in the middle of a search. */
const groundAbove = 40

/** Whether a chest can be made without a journey: in the Overworld, near its surface, with planks or logs held or in sight. */
export function isChestAtHand({
  dimension,
  position,
  inventory,
  nearbyBlocks,
}: Pick<Observation, 'dimension' | 'position' | 'inventory' | 'nearbyBlocks'>): boolean {
  if (/^the_(?:nether|end)$/.test(dimension ?? '') || position.y <= groundAbove) return false
  const held = (names: RegExp): number =>
    Object.entries(inventory).reduce((sum, [name, count]) => sum + (names.test(name) ? count : 0), 0)
  const planks = held(/_planks$/) + planksOfLog * held(logs)
  return planks >= planksOfChest || nearbyBlocks.some(({ name }) => logs.test(name))
}

const logs = /_(?:log|stem|wood|hyphae)$/
