import { dimensions } from '../registry/dimension.ts'
import { faceOffsets } from '../context/faces.ts'
import type { Player } from '../context/player.ts'
import { offsetBy, type Place, type Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { ItemStack } from '../items/item-stack.ts'
import { blockDrops } from '../rules/index.ts'
import { enchantmentLevels } from '../items/enchantment-levels.ts'
import type { BlockBreak } from '../context/block-change.ts'
import type { BlockState } from '../context/block-state.ts'

/** Circumstances in which a block is broken. */
export interface BreakBlockOptions {
  /** Player who digs it; absent when the world does. */
  readonly player?: Player
  /** Tool that digs it; absent for a bare hand. */
  readonly tool?: ItemStack
  /** Whether it leaves items behind, subject to the gamerule; true by default. */
  readonly hasDrops?: boolean
}

/** Removes a block with its other half, drops its items and tells the mechanics; returns the items. */
export function breakBlock(
  world: WorldContext,
  position: Place,
  { player, tool, hasDrops = true }: BreakBlockOptions = {},
): readonly ItemStack[] {
  const state = world.blocks.at(position)
  if (state.isAir) return []
  const broken: BlockBreak = { position, state, ...(player ? { player } : {}) }
  world.hooks.blockBroken(broken)
  const drops = hasDrops && world.gamerules.doTileDrops ? dropsOf(world, broken, tool) : []
  const melts = hasDrops && player && !enchantmentLevels(tool)['silk_touch']
  const isMolten = melts && state.name === 'ice' && holdsWater(world, position)
  world.blocks.set(position, isMolten ? waterId(world) : replacementId(world, state))
  const otherHalf = otherHalfOf(state)
  if (otherHalf) {
    const place = offsetBy(position, otherHalf)
    const other = world.blocks.at(place)
    if (other.name === state.name) world.blocks.set(place, replacementId(world, other))
  }
  const centre = offsetBy(position, { x: 0.5, y: 0.4, z: 0.5 })
  for (const drop of drops) if (drop.count > 0) world.entities.dropItem(drop, { position: centre })
  return drops
}

function dropsOf(
  { registry, random }: WorldContext,
  { state, contents }: BlockBreak,
  tool: ItemStack | undefined,
): readonly ItemStack[] {
  const enchantments = enchantmentLevels(tool)
  const drops = blockDrops({ registry, block: state, tool: tool?.name, enchantments, random })
  return contents ? drops.map((drop) => (drop.name === state.name ? { ...drop, contents } : drop)) : drops
}

/** Gives the way from this half of a door, bed or tall plant to the other; absent for whole blocks. */
export function otherHalfOf({ properties }: BlockState): Position | undefined {
  const { half, part, facing } = properties
  if (half === 'lower') return faceOffsets.up
  if (half === 'upper') return faceOffsets.down
  if (part !== 'foot' && part !== 'head') return undefined
  if (facing !== 'north' && facing !== 'south' && facing !== 'west' && facing !== 'east') return undefined
  const { x, z } = faceOffsets[facing]
  const direction = part === 'foot' ? 1 : -1
  return { x: x * direction, y: 0, z: z * direction }
}

const wet = new Set(['kelp', 'kelp_plant', 'seagrass', 'tall_seagrass', 'bubble_column'])

function replacementId(world: WorldContext, state: BlockState): number {
  const isWet = state.properties['waterlogged'] === true || wet.has(state.name)
  return isWet ? waterId(world) : 0
}

const waterId = (world: WorldContext): number => world.blocks.idOf('water') ?? 0

// Broken ice leaves water over ground or fluid, where water does not vanish: https://minecraft.wiki/w/Ice#Melting
function holdsWater(world: WorldContext, position: Place): boolean {
  if (dimensions[position.dimension].isUltrawarm) return false
  const ground = world.blocks.at(offsetBy(position, faceOffsets.down))
  return ground.isSolid || ground.name === 'water' || ground.name === 'lava'
}
