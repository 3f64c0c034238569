import type { Registry } from '../registry/registry.ts'

/** Whether breaking a block with a tool (an item name, `undefined` for the bare hand) leaves its drops. */
export function canHarvest(
  registry: Registry,
  { block, tool }: { readonly block: string; readonly tool?: string | undefined },
): boolean {
  const tools = registry.blocksByName[block]?.harvestTools
  if (!tools || needsNoTool.test(block)) return true
  const item = tool === undefined ? undefined : registry.itemsByName[tool]
  return item !== undefined && tools[item.id] === true
}

// The data of 1.16 asks for a pickaxe for these: https://minecraft.wiki/w/Slab#Breaking
const needsNoTool =
  /^(oak|spruce|birch|jungle|acacia|dark_oak)_slab$|^(crimson|warped)_pressure_plate$|^peony$|^infested_/
