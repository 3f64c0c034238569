import type { Block } from './block.ts'

/** Ages of a plant that grows by itself; https://minecraft.wiki/w/Crops. */
interface PlantAges {
  /** Age from which it bears; absent for stems, whose fruit lies beside them. */
  readonly ripe?: number
  /** Age beyond which it does not grow. */
  readonly last: number
}

/** The plants by the names of their blocks. */
const plantAges: Readonly<Record<string, PlantAges>> = {
  wheat: { ripe: 7, last: 7 },
  carrots: { ripe: 7, last: 7 },
  potatoes: { ripe: 7, last: 7 },
  beetroots: { ripe: 3, last: 3 },
  nether_wart: { ripe: 3, last: 3 },
  cocoa: { ripe: 2, last: 2 },
  sweet_berry_bush: { ripe: 2, last: 3 },
  melon_stem: { last: 7 },
  pumpkin_stem: { last: 7 },
}

type Plant = Pick<Block, 'name' | 'getProperties'>

/** Whether a block gives now what it is there for: a plant that is not ripe and a vine without berries do not. */
export function bears(block: Plant): boolean {
  const ripe = plantAges[block.name]?.ripe
  const { age, berries } = block.getProperties()
  return ripe === undefined ? String(berries) !== 'false' : Number(age) >= ripe
}

/** Whether a plant does not grow any further; false for what does not grow at all. */
export function isFullGrown(block: Plant): boolean {
  const last = plantAges[block.name]?.last
  return last !== undefined && Number(block.getProperties()['age']) >= last
}

/** Whether plants of this name bear at times only. */
export function ripens(name: string): boolean {
  return plantAges[name]?.ripe !== undefined || name.startsWith('cave_vines')
}
