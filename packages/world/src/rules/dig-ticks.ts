import { canHarvest } from './can-harvest.ts'
import type { EnchantmentLevels } from './drop.ts'
import type { Registry } from '../registry/registry.ts'
import { toolTier } from './tool-tier.ts'

/** Block, tool and state of a player who digs. */
export interface DigTicksOptions {
  readonly registry: Registry
  /** The block's name. */
  readonly block: string
  /** The held item's name; `undefined` is the bare hand. */
  readonly tool?: string | undefined
  /** The tool's enchantments, and `aqua_affinity` of the helmet. */
  readonly enchantments?: EnchantmentLevels
  /** Effect levels from 1 by name: `haste`, `conduit_power`, `mining_fatigue`. */
  readonly effects?: Readonly<Record<string, number>>
  /** Whether the eyes are under water. */
  readonly inWater?: boolean
  readonly onGround?: boolean
  readonly creative?: boolean
}

/**
 * The ticks that breaking a block takes: 0 at once, `Infinity` never.
 * Source of the formula: https://minecraft.wiki/w/Breaking#Calculation
 */
export function digTicks(options: DigTicksOptions): number {
  const { registry, block, tool, creative = false } = options
  if (creative) return 0
  const hardness = registry.blocksByName[block]?.hardness ?? 0
  if (hardness < 0) return Number.POSITIVE_INFINITY
  if (hardness === 0) return 0
  const damage = digSpeed(options) / hardness / (canHarvest(registry, { block, tool }) ? 30 : 100)
  return damage >= 1 ? 0 : Math.ceil(1 / damage)
}

function digSpeed({
  registry,
  block,
  tool,
  enchantments = {},
  effects = {},
  inWater,
  onGround = true,
}: DigTicksOptions): number {
  let speed = tool === undefined ? 1 : toolSpeed(registry, { block, tool })
  const efficiency = enchantments['efficiency'] ?? 0
  if (speed > 1 && efficiency > 0) speed += efficiency * efficiency + 1
  const haste = Math.max(effects['haste'] ?? 0, effects['conduit_power'] ?? 0)
  speed *= 1 + 0.2 * haste
  const fatigue = effects['mining_fatigue'] ?? 0
  if (fatigue > 0) speed *= fatigueFactors[Math.min(fatigue, fatigueFactors.length) - 1] ?? 1
  if (inWater && (enchantments['aqua_affinity'] ?? 0) === 0) speed /= 5
  if (!onGround) speed /= 5
  return speed
}

const fatigueFactors = [0.3, 0.09, 0.0027, 0.00081]

function toolSpeed(registry: Registry, { block, tool }: { block: string; tool: string }): number {
  const material = registry.blocksByName[block]?.material ?? ''
  const item = registry.itemsByName[tool]
  // From 1.20.5 on the data files ores under the tier that cannot harvest them; a pickaxe digs them all the same.
  if (material.startsWith('incorrect_for')) {
    const tier = toolTier(tool)
    return tier?.kind === 'pickaxe' ? tier.speed : 1
  }
  return (item && registry.materials[material]?.[item.id]) ?? 1
}
