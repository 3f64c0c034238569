import type { ItemCounts } from '@voyager-mc/core'

/** Uses left of tools while a plan is made. */
export interface ToolRack {
  /** Uses left of the tool in hand; a tool not used yet is new. */
  usesLeft(tool: string): number
  /** Wears the tool; true when it broke with the last use. */
  wear(tool: string, uses: number): boolean
  copy(): ToolRack
}

/** A rack of tools; `usesLeft` gives the wear of held ones. */
export function toolRack(
  durability: (tool: string) => number | undefined,
  usesLeft: ItemCounts = {},
): ToolRack {
  return rack(durability, new Map(Object.entries(usesLeft)))
}

function rack(durability: (tool: string) => number | undefined, left: Map<string, number>): ToolRack {
  const usesLeft = (tool: string): number => left.get(tool) ?? durability(tool) ?? Infinity
  return {
    usesLeft,
    wear(tool, uses) {
      const remaining = usesLeft(tool) - uses
      if (remaining > 0) {
        left.set(tool, remaining)
        return false
      }
      left.delete(tool)
      return true
    },
    copy: () => rack(durability, new Map(left)),
  }
}
