import type { Fill, Offset } from '../fights/terrains.ts'

/** An item and what it is used on. */
export interface Pair {
  readonly item: string
  /** Item with its data, where a plain one does nothing. */
  readonly given?: string
  readonly count: number
  readonly target: string
  /** Creature that is put there; absent for blocks. */
  readonly creature?: string
  /** Puts the block there, given the cell under the place where a creature would stand. */
  readonly build?: (fill: Fill, ground: Offset) => void
}

const block =
  (name: string) =>
  (fill: Fill, ground: Offset): void =>
    fill(ground, ground, name)

const onFarmland =
  (name: string) =>
  (fill: Fill, [x, y, z]: Offset): void => {
    fill([x, y, z], [x, y, z], 'farmland[moisture=7]')
    fill([x, y + 1, z], [x, y + 1, z], name)
  }

const one = (item: string, target: string): Pick<Pair, 'item' | 'count' | 'target'> => ({
  item,
  count: 1,
  target,
})

/** The pairs, each with what has to be there. */
export const pairs: readonly Pair[] = [
  { ...one('bucket', 'water'), build: block('water') },
  { ...one('bucket', 'lava'), build: block('lava') },
  { ...one('bucket', 'cow'), creature: 'cow' },
  { ...one('shears', 'sheep'), creature: 'sheep' },
  { ...one('wooden_hoe', 'coarse_dirt'), build: block('coarse_dirt') },
  { ...one('flint_and_steel', 'netherrack'), build: block('netherrack') },
  { ...one('bone_meal', 'wheat'), build: onFarmland('wheat[age=0]') },
  { ...one('wheat_seeds', 'farmland'), build: block('farmland[moisture=7]') },
  { ...one('lime_dye', 'sheep'), creature: 'sheep' },
  { ...one('lead', 'cow'), creature: 'cow' },
  { ...one('saddle', 'pig'), creature: 'pig' },
  {
    ...one('name_tag', 'chicken'),
    given: `name_tag{display:{Name:'{"text":"Ada"}'}}`,
    creature: 'chicken',
  },
  { ...one('oak_boat', 'water'), build: block('water') },
  { ...one('pig_spawn_egg', 'sandstone'), build: block('sandstone') },
  { ...one('ender_eye', 'end_portal_frame'), build: block('end_portal_frame') },
  { ...one('bone', 'wolf'), count: 24, creature: 'wolf' },
]
