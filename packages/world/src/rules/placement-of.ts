import { blockOfItem, wallFormOf } from './block-of-item.ts'
import {
  stateIdOf,
  type BlockProperties,
  type BlockState,
  type PropertyValue,
} from '../registry/block-state.ts'
import { directionOf, stepOf, type Face, type Step } from './direction.ts'
import { orientationOf } from './orientation-of.ts'
import type { Registry } from '../registry/registry.ts'

/** Click that places a block. */
export interface PlacementOptions {
  readonly registry: Registry
  /** The held item's name. */
  readonly item: string
  /** The side of the clicked block that points at the target. */
  readonly face: Face
  /** The player's yaw in degrees as in the protocol: 0 looks south, 90 west. */
  readonly yaw: number
  /** The player's pitch in degrees: −90 looks up, 90 down. */
  readonly pitch: number
  /** Point on the clicked block, from 0 to 1 on each axis. */
  readonly cursor: { readonly x: number; readonly y: number; readonly z: number }
  /** The block that is replaced: air, water, grass, or the slab or snow layer that gets another on top. */
  readonly target: BlockState
}

/** One block of a placement. */
export interface PlacedBlock {
  /** From the target position. */
  readonly offset: Step
  readonly name: string
  readonly properties: BlockProperties
  readonly stateId: number
}

/**
 * The blocks that using an item puts down, the one at the target first; two for doors, beds and tall flowers.
 * An empty list means that the item places nothing on that side. Support and free space are the caller's to check,
 * and so are double chests and the joints of fences.
 */
export function placementOf(options: PlacementOptions): readonly PlacedBlock[] {
  const { registry, item, face, target } = options
  const name = nameFor(registry, { item, face })
  if (name === undefined) return []
  const states = registry.blocksByName[name]?.states ?? []
  const has = (property: string): boolean => states.some((state) => state.name === property)
  const added = piledOn(target, name)
  if (added) return [placed(registry, { name, properties: added })]
  const properties: Record<string, PropertyValue> = { ...orientationOf({ ...options, name, has }) }
  if (has('waterlogged')) properties['waterlogged'] = isSource(target)
  return [
    placed(registry, { name, properties: { ...properties, ...firstPart(name) } }),
    ...secondPart(registry, { name, properties, yaw: options.yaw }),
  ]
}

const here: Step = { x: 0, y: 0, z: 0 }

function nameFor(registry: Registry, { item, face }: { item: string; face: Face }): string | undefined {
  const name = blockOfItem(item)
  if (!registry.blocksByName[name] || name === 'air') return undefined
  const wall = wallFormOf(name)
  const hangs = name.endsWith('_hanging_sign')
  if (!wall || !registry.blocksByName[wall]) return name
  if (face === 'up') return hangs ? undefined : name
  if (face === 'down') return hangs ? name : undefined
  return wall
}

function placed(
  registry: Registry,
  { name, properties, offset = here }: { name: string; properties: BlockProperties; offset?: Step },
): PlacedBlock {
  return { offset, name, properties, stateId: stateIdOf(registry, name, properties) ?? 0 }
}

function isSource({ name, properties }: BlockState): boolean {
  return name === 'water' && (properties['level'] ?? 0) === 0
}

// Blocks of which several fit in one place, and the property that counts them.
const piles: readonly (readonly [RegExp, string, number])[] = [
  [/^snow$/, 'layers', 8],
  [/candle$/, 'candles', 4],
  [/^sea_pickle$/, 'pickles', 4],
  [/^turtle_egg$/, 'eggs', 4],
  [/^pink_petals$/, 'flower_amount', 4],
]

function piledOn(target: BlockState, name: string): BlockProperties | undefined {
  if (target.name !== name) return undefined
  if (name.endsWith('_slab') && target.properties['type'] !== 'double') {
    return { ...target.properties, type: 'double', waterlogged: false }
  }
  const pile = piles.find(([pattern]) => pattern.test(name))
  const count = pile && Number(target.properties[pile[1]] ?? 1)
  return pile && count !== undefined && count < pile[2]
    ? { ...target.properties, [pile[1]]: count + 1 }
    : undefined
}

const tall = /_door$|^(tall_grass|large_fern|sunflower|lilac|rose_bush|peony|small_dripleaf)$/

function firstPart(name: string): BlockProperties {
  if (name.endsWith('_bed')) return { part: 'foot' }
  return tall.test(name) ? { half: 'lower' } : {}
}

interface SecondPartOptions {
  readonly name: string
  readonly properties: BlockProperties
  readonly yaw: number
}

function secondPart(
  registry: Registry,
  { name, properties, yaw }: SecondPartOptions,
): readonly PlacedBlock[] {
  if (name.endsWith('_bed')) {
    return [
      placed(registry, {
        name,
        properties: { ...properties, part: 'head' },
        offset: stepOf(directionOf(yaw)),
      }),
    ]
  }
  if (!tall.test(name)) return []
  return [placed(registry, { name, properties: { ...properties, half: 'upper' }, offset: stepOf('up') })]
}
