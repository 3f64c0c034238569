import { between, some, type Drop, type RandomSource } from './drop.ts'

/** Circumstances in which leaves were broken. */
export interface LeafLootOptions {
  /** The block's name, as `oak_leaves`. */
  readonly name: string
  readonly tool: string
  readonly fortune: number
  readonly random: RandomSource
  readonly isItem: (name: string) => boolean
}

// Chances by level of fortune: https://minecraft.wiki/w/Leaves#Drops
const saplingChances = [0.05, 0.0625, 1 / 12, 0.1]
const jungleSapling = [0.025, 1 / 36, 0.03125, 1 / 24]
const stick = [0.02, 1 / 45, 0.025, 1 / 30]
const apple = [0.005, 1 / 180, 0.00625, 1 / 120]

/** Saplings, sticks and apples by chance; the leaves themselves with shears. */
export function leafLoot({ name, tool, fortune, random, isItem }: LeafLootOptions): readonly Drop[] {
  if (tool === 'shears') return some(name)
  const level = Math.min(3, fortune)
  const wood = name.replace(/_leaves$/, '')
  const sapling = wood.endsWith('azalea') ? wood : `${wood}_sapling`
  const saplings = wood === 'jungle' ? jungleSapling : saplingChances
  const drops: Drop[] = []
  // Mangrove leaves leave no sapling: the tree grows propagules instead.
  if (isItem(sapling) && random() < (saplings[level] ?? 0)) drops.push({ name: sapling, count: 1 })
  if (random() < (stick[level] ?? 0)) drops.push({ name: 'stick', count: between(random, 1, 2) })
  if ((wood === 'oak' || wood === 'dark_oak') && random() < (apple[level] ?? 0)) {
    drops.push({ name: 'apple', count: 1 })
  }
  return drops
}
