import type { BlockState } from '../registry/block-state.ts'
import type { Face } from './direction.ts'

/** Block that is to be put in the place of another. */
export interface IsReplaceableOptions {
  /** The held item's name; slabs and snow layers give way to their own kind. */
  readonly item?: string
  /** The clicked side of this block; leave it out when the click was on a neighbour. */
  readonly face?: Face
}

// https://minecraft.wiki/w/Placement#Replaceable_blocks
const replaceable = new Set([
  'air',
  'cave_air',
  'void_air',
  'water',
  'bubble_column',
  'lava',
  'grass',
  'short_grass',
  'tall_grass',
  'fern',
  'large_fern',
  'dead_bush',
  'vine',
  'glow_lichen',
  'fire',
  'soul_fire',
  'seagrass',
  'tall_seagrass',
  'hanging_roots',
  'structure_void',
  'light',
  'crimson_roots',
  'warped_roots',
  'nether_sprouts',
])

/** Whether placing a block puts it in place of this one, as with air, water, grass or a matching slab. */
export function isReplaceable(block: BlockState, { item, face }: IsReplaceableOptions = {}): boolean {
  const { name, properties } = block
  if (name === 'snow') {
    const layers = Number(properties['layers'] ?? 1)
    return layers === 1 || (item === 'snow' && layers < 8 && (face === undefined || face === 'up'))
  }
  if (item === undefined || item !== name) return replaceable.has(name)
  if (name.endsWith('_slab')) return takesSlab(properties['type'], face)
  if (name.endsWith('candle')) return Number(properties['candles']) < 4
  if (name === 'sea_pickle') return Number(properties['pickles']) < 4
  if (name === 'turtle_egg') return Number(properties['eggs']) < 4
  if (name === 'pink_petals') return Number(properties['flower_amount']) < 4
  return replaceable.has(name)
}

// A slab is completed by a click on its flat inner side; from a neighbour either half is.
function takesSlab(type: unknown, face: Face | undefined): boolean {
  if (type === 'double') return false
  if (face === undefined) return true
  return type === 'bottom' ? face === 'up' : face === 'down'
}
