import type { BlockState } from '../registry/block-state.ts'
import { faces, oppositeOf, stepOf, type Face } from './direction.ts'
import type { Registry } from '../registry/registry.ts'
import { supportKindOf, type SupportKind } from './support-kind.ts'

/** A block and its neighbours. */
export interface IsSupportedOptions {
  readonly registry: Registry
  readonly block: BlockState
  /** The block at an offset from the one that is checked. */
  readonly neighbour: (dx: number, dy: number, dz: number) => BlockState
}

/** Whether a block can stay where it is: torches need a wall, flowers soil, cactus free sides. */
export function isSupported(options: IsSupportedOptions): boolean {
  const kind = supportKindOf(options.block.name)
  return kind === undefined || checks[kind](options)
}

type Check = (options: IsSupportedOptions) => boolean

const sides: readonly Face[] = ['north', 'south', 'west', 'east']

function at({ neighbour }: IsSupportedOptions, face: Face): BlockState {
  const step = stepOf(face)
  return neighbour(step.x, step.y, step.z)
}

function below(options: IsSupportedOptions): string {
  return at(options, 'down').name
}

// Fences, panes and the like do collide but have no whole side to hang something on; leaves break under anything.
const withoutWholeSide =
  /_leaves$|_fence$|_pane$|^iron_bars$|_door$|_bed$|^cactus$|^cake$|_head$|_skull$|^chain$|^lantern$|amethyst_(bud|cluster)$/

function isSolid({ registry }: IsSupportedOptions, block: BlockState): boolean {
  return registry.blocksByName[block.name]?.boundingBox === 'block' && !withoutWholeSide.test(block.name)
}

function facing({ properties }: BlockState): Face {
  const value = String(properties['facing'] ?? 'north')
  return sides.find((side) => side === value) ?? 'north'
}

const soil =
  /^(grass_block|dirt|coarse_dirt|podzol|rooted_dirt|mycelium|moss_block|pale_moss_block|mud|muddy_mangrove_roots|farmland)$/
const sand = /^(red_)?sand$|^suspicious_sand$/

function isHeldByFace(options: IsSupportedOptions): boolean {
  const { properties } = options.block
  if (properties['face'] === 'floor') return isSolid(options, at(options, 'down'))
  if (properties['face'] === 'ceiling') return isSolid(options, at(options, 'up'))
  return isHeldByWall(options)
}

function isHeldByWall(options: IsSupportedOptions): boolean {
  return isSolid(options, at(options, oppositeOf(facing(options.block))))
}

function isCane(options: IsSupportedOptions): boolean {
  const under = below(options)
  if (under === 'sugar_cane') return true
  if (!soil.test(under) && !sand.test(under)) return false
  return sides.some((side) => {
    const { x, z } = stepOf(side)
    const { name, properties } = options.neighbour(x, -1, z)
    return name === 'water' || name === 'frosted_ice' || properties['waterlogged'] === true
  })
}

function isFreeCactus(options: IsSupportedOptions): boolean {
  if (below(options) !== 'cactus' && !sand.test(below(options))) return false
  return sides.every((side) => {
    const block = at(options, side)
    return block.name !== 'lava' && options.registry.blocksByName[block.name]?.boundingBox !== 'block'
  })
}

// The lower half stands on its ground and the upper half on the lower one. The lower half does not ask for the upper
// one, which is not there yet when a door is placed; whoever breaks one half takes away both.
function isPaired(options: IsSupportedOptions, ground: Check): boolean {
  const { name, properties } = options.block
  if (properties['half'] !== 'upper') return ground(options)
  const under = at(options, 'down')
  return under.name === name && under.properties['half'] === 'lower'
}

function isBedWhole(options: IsSupportedOptions): boolean {
  const { block } = options
  if (block.properties['part'] !== 'head') return true
  const foot = at(options, oppositeOf(facing(block)))
  return foot.name === block.name && foot.properties['part'] === 'foot'
}

// Vines and lichen cling to any whole side, that of leaves as well: https://minecraft.wiki/w/Vines#Usage
function isVineHeld(options: IsSupportedOptions): boolean {
  const { name, properties } = options.block
  const above = at(options, 'up')
  return ([...sides, 'up', 'down'] as const).some((side) => {
    if (properties[side] !== true) return false
    const holder = at(options, side)
    if (holder.name.endsWith('_leaves') || isSolid(options, holder)) return true
    // A vine also hangs from one that clings to the same side.
    return name === 'vine' && side !== 'up' && above.name === 'vine' && above.properties[side] === true
  })
}

// Weeping vines hang and twisting vines stand, each on a whole block or on more of its own kind.
function isNetherVineHeld(options: IsSupportedOptions, side: 'up' | 'down'): boolean {
  const holder = at(options, side)
  const kind = options.block.name.replace(/_plant$/, '')
  return holder.name === kind || holder.name === `${kind}_plant` || isSolid(options, holder)
}

// A point holds to whole blocks and to points of its own direction.
function isDripstoneHeld(options: IsSupportedOptions): boolean {
  const way = options.block.properties['vertical_direction']
  const root = at(options, way === 'down' ? 'up' : 'down')
  if (root.name === 'pointed_dripstone') return root.properties['vertical_direction'] === way
  return isSolid(options, root)
}

// Buds stand on the block that they face away from, in all six directions.
function standsOnBase(options: IsSupportedOptions): boolean {
  const side = faces.find((face) => face === options.block.properties['facing']) ?? 'up'
  return isSolid(options, at(options, oppositeOf(side)))
}

const onFloor: Check = (options) => isSolid(options, at(options, 'down'))
const onSoil: Check = (options) => soil.test(below(options))
const onMoss: Check = (options) => /^(moss_block|clay)$/.test(below(options))

const checks: Readonly<Record<SupportKind, Check>> = {
  floor: onFloor,
  soil: onSoil,
  wall: isHeldByWall,
  face: isHeldByFace,
  cane: isCane,
  cactus: isFreeCactus,
  bed: isBedWhole,
  vine: isVineHeld,
  door: (options) => isPaired(options, onFloor),
  'tall-plant': (options) => isPaired(options, onSoil),
  'small-dripleaf': (options) => isPaired(options, onMoss),
  farmland: (options) => below(options) === 'farmland',
  'dry-soil': (options) =>
    soil.test(below(options)) || sand.test(below(options)) || below(options).endsWith('terracotta'),
  'soul-sand': (options) => below(options) === 'soul_sand',
  nylium: (options) => soil.test(below(options)) || /_nylium$|^soul_soil$/.test(below(options)),
  water: (options) => /^(water|ice)$/.test(below(options)),
  anything: (options) => !/^(air|cave_air|void_air)$/.test(below(options)),
  lantern: (options) =>
    isSolid(options, at(options, options.block.properties['hanging'] === true ? 'up' : 'down')),
  ceiling: (options) => isSolid(options, at(options, 'up')),
  'cave-vine': (options) =>
    at(options, 'up').name === 'cave_vines_plant' || isSolid(options, at(options, 'up')),
  'weeping-vine': (options) => isNetherVineHeld(options, 'up'),
  'twisting-vine': (options) => isNetherVineHeld(options, 'down'),
  dripstone: isDripstoneHeld,
  base: standsOnBase,
  'water-plant': (options) => /^kelp(_plant)?$/.test(below(options)) || isSolid(options, at(options, 'down')),
  bamboo: (options) =>
    /^(bamboo(_sapling)?|gravel)$/.test(below(options)) ||
    soil.test(below(options)) ||
    sand.test(below(options)),
  'jungle-log': (options) => /jungle_(log|wood)$/.test(at(options, facing(options.block)).name),
}
