/** The paper's four tiers, by the pickaxe that opens each. */
export const toolTiers = {
  wooden: 'wooden_pickaxe',
  stone: 'stone_pickaxe',
  iron: 'iron_pickaxe',
  diamond: 'diamond_pickaxe',
} as const

/** A tier's name. */
export type ToolTier = keyof typeof toolTiers

/** The tiers from the first to the last. */
export const toolTierNames: readonly ToolTier[] = ['wooden', 'stone', 'iron', 'diamond']
