import type { Registry } from './registry.ts'
import { worldBounds, type WorldBounds } from './world-bounds.ts'

/** The dimensions of a world, by their names without `minecraft:`. */
export type Dimension = 'overworld' | 'the_nether' | 'the_end'

/** The laws of a dimension. */
export interface DimensionTraits {
  /** A whole number that stands for the dimension in keys; never given to another one. */
  readonly number: number
  /** Blocks of the overworld that one block of it covers. */
  readonly scale: number
  /** Whether sun, moon and weather reach it. */
  readonly hasSky: boolean
  /** Whether beds can be slept in; they explode elsewhere. */
  readonly bedsWork: boolean
  /** Whether water evaporates. */
  readonly isUltrawarm: boolean
  /** The height of its columns where it is not the version's own. */
  readonly bounds?: WorldBounds
}

/** The laws of every dimension; a new one begins as a row here. */
export const dimensions: Readonly<Record<Dimension, DimensionTraits>> = {
  overworld: { number: 0, scale: 1, hasSky: true, bedsWork: true, isUltrawarm: false },
  the_nether: {
    number: 1,
    scale: 8,
    hasSky: false,
    bedsWork: false,
    isUltrawarm: true,
    bounds: { minY: 0, height: 256 },
  },
  the_end: {
    number: 2,
    scale: 1,
    hasSky: false,
    bedsWork: false,
    isUltrawarm: false,
    bounds: { minY: 0, height: 256 },
  },
}

// The keys of the table are exactly the dimensions.
const names = Object.keys(dimensions) as readonly Dimension[]

/** The names of all dimensions in the order of their numbers. */
export const dimensionNames: readonly Dimension[] = names
  .slice()
  .sort((left, right) => dimensions[left].number - dimensions[right].number)

/** Whether a text names a dimension. */
export function isDimension(text: string): text is Dimension {
  return Object.hasOwn(dimensions, text)
}

/** Makes one thing for every dimension. */
export function forEveryDimension<Value>(
  make: (dimension: Dimension) => Value,
): Readonly<Record<Dimension, Value>> {
  // One entry for each dimension.
  return Object.fromEntries(dimensionNames.map((name) => [name, make(name)])) as Record<Dimension, Value>
}

/** The vertical extent of a dimension in a version. */
export function dimensionBounds(registry: Registry, dimension: Dimension): WorldBounds {
  return dimensions[dimension].bounds ?? worldBounds(registry)
}
