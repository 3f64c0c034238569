/** The kinds of tool that have a job. */
export type ToolKind = 'pickaxe' | 'axe' | 'shovel' | 'hoe' | 'sword'

/** A tool by what it is made of and what it is for. */
export interface ToolTier {
  readonly tier: string
  readonly kind: ToolKind
  /** Factor by which it is faster than the hand at its own work. */
  readonly speed: number
}

// https://minecraft.wiki/w/Breaking#Speed
const speeds: Readonly<Record<string, number>> = {
  wooden: 2,
  stone: 4,
  iron: 6,
  diamond: 8,
  netherite: 9,
  golden: 12,
}

/** The tier and kind of a tool by its name, `undefined` if it is none. */
export function toolTier(itemName: string): ToolTier | undefined {
  const match = /^([a-z]+)_(pickaxe|axe|shovel|hoe|sword)$/.exec(itemName)
  const tier = match?.[1] ?? ''
  const speed = speeds[tier]
  // The pattern allows only these kinds.
  return match && speed !== undefined ? { tier, kind: match[2] as ToolKind, speed } : undefined
}
