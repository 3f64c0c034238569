import type { ItemCounts, Observation } from './observation.ts'

/** Stone and earth that every tunnel gives, and the bricks of a fortress; the one that is built with before the others. */
export const rubble: readonly string[] = [
  'cobblestone',
  'cobbled_deepslate',
  'blackstone',
  'netherrack',
  'dirt',
  'gravel',
  'stone',
  'deepslate',
  'tuff',
  'granite',
  'andesite',
  'diorite',
  'calcite',
  'basalt',
  'smooth_basalt',
  'coarse_dirt',
  'rooted_dirt',
  'soul_soil',
  'nether_bricks',
]

/** Rubble that is kept of all kinds together, in items: two stacks to bridge, wall and make tools with. */
const keptRubble = 128

/** Plants and scraps for which nobody goes back; a few of them are worth less than the slot they fill. */
const trifles =
  /_(leaves|tulip|carpet|button|pressure_plate)$|^(dandelion|poppy|blue_orchid|allium|azure_bluet|oxeye_daisy|cornflower|lily_of_the_valley|sunflower|lilac|rose_bush|peony|azalea|flowering_azalea|spore_blossom|short_grass|grass|tall_grass|fern|large_fern|dead_bush|vine|glow_lichen|hanging_roots|big_dripleaf|small_dripleaf|moss_block|seagrass|lily_pad|nether_sprouts|crimson_roots|warped_roots|pointed_dripstone|poisonous_potato)$/
const fewTrifles = 16

/** Odd pieces left over of a craft. */
const scraps = /_planks$|^(stick|egg)$/
const fewScraps = 1

const tiers = ['wooden', 'stone', 'iron', 'diamond', 'netherite']

/** Items per slot; the few kinds that stack to less are no ballast. */
const stackSize = 64

/**
 * Items to part with first when the inventory is almost full, with the number that is too much: rubble beyond two stacks,
 * single worthless things, tools of a lower tier than one held. `keeps` names items that are left alone.
 */
export function ballastOf(inventory: ItemCounts, keeps: readonly string[] = []): ItemCounts {
  const ballast: Record<string, number> = {}
  let room = keptRubble
  for (const name of rubble) {
    const held = inventory[name] ?? 0
    const kept = keeps.includes(name) ? held : Math.min(held, room)
    room = Math.max(0, room - kept)
    if (held > kept) ballast[name] = held - kept
  }
  for (const [name, count] of Object.entries(inventory)) {
    if (keeps.includes(name)) continue
    const isTrifle = count <= fewTrifles && trifles.test(name)
    if (isTrifle || (count <= fewScraps && scraps.test(name)) || isOutdone(name, inventory))
      ballast[name] = count
  }
  return ballast
}

/** Whether a better tool of the same kind is held; a stone pickaxe spares the good one. */
function isOutdone(name: string, inventory: ItemCounts): boolean {
  const [, tier = '', kind] = /^(wooden|stone)_(pickaxe|axe|shovel|sword|hoe)$/.exec(name) ?? []
  if (kind === undefined || name === 'stone_pickaxe') return false
  return tiers.slice(tiers.indexOf(tier) + 1).some((better) => (inventory[`${better}_${kind}`] ?? 0) > 0)
}

/** Slots that are in use once the ballast is gone. */
export function slotsWithoutBallast({
  inventory,
  usedSlots,
}: Pick<Observation, 'inventory' | 'usedSlots'>): number {
  const freed = Object.entries(ballastOf(inventory)).map(([name, surplus]) => {
    if (!rubble.includes(name)) return /_(pickaxe|axe|shovel|sword|hoe)$/.test(name) ? surplus : 1
    const held = inventory[name] ?? 0
    return Math.ceil(held / stackSize) - Math.ceil((held - surplus) / stackSize)
  })
  return usedSlots - freed.reduce((sum, slots) => sum + slots, 0)
}
