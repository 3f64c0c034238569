import { toolTier, type ToolKind } from './tool-tier.ts'

// Damage in half hearts and attacks per second by kind and tier: https://minecraft.wiki/w/Damage#Dealing_damage
const damage: Readonly<Record<ToolKind, Readonly<Record<string, number>>>> = {
  sword: { wooden: 4, golden: 4, stone: 5, iron: 6, diamond: 7, netherite: 8 },
  axe: { wooden: 7, golden: 7, stone: 9, iron: 9, diamond: 9, netherite: 10 },
  pickaxe: { wooden: 2, golden: 2, stone: 3, iron: 4, diamond: 5, netherite: 6 },
  shovel: { wooden: 2.5, golden: 2.5, stone: 3.5, iron: 4.5, diamond: 5.5, netherite: 6.5 },
  hoe: {},
}

const speed: Readonly<Record<ToolKind, Readonly<Record<string, number>>>> = {
  sword: {},
  axe: { wooden: 0.8, stone: 0.8, iron: 0.9 },
  pickaxe: {},
  shovel: {},
  hoe: { wooden: 1, golden: 1, stone: 2, iron: 3, diamond: 4, netherite: 4 },
}

const usualSpeed: Readonly<Record<ToolKind, number>> = {
  sword: 1.6,
  axe: 1,
  pickaxe: 1.2,
  shovel: 1,
  hoe: 4,
}

/** The damage in half hearts of a full-strength hit with an item; 1 for the hand and anything that is no weapon. */
export function attackDamage(itemName?: string): number {
  if (itemName === 'trident') return 9
  const tool = toolTier(itemName ?? '')
  return (tool && damage[tool.kind][tool.tier]) ?? 1
}

/** The attacks per second that an item allows at full strength; 4 for the hand. */
export function attackSpeed(itemName?: string): number {
  if (itemName === 'trident') return 1.1
  const tool = toolTier(itemName ?? '')
  return tool ? (speed[tool.kind][tool.tier] ?? usualSpeed[tool.kind]) : 4
}
