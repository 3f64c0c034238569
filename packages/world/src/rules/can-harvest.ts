import type { Registry } from './registry.ts'

/** Whether breaking a block with a tool (an item name, `undefined` for the bare hand) leaves its drops. */
export function canHarvest(registry: Registry, blockName: string, tool?: string): boolean {
  const tools = registry.blocksByName[blockName]?.harvestTools
  if (!tools) return true
  const item = tool === undefined ? undefined : registry.itemsByName[tool]
  return item !== undefined && tools[item.id] === true
}
