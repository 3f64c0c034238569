import type { MineWay } from '../contract/way.ts'
import { blockEffort } from './block-effort.ts'
import type { GameData } from './load-game-data.ts'

const pickaxes = ['diamond_pickaxe', 'netherite_pickaxe']

// Rough seconds for the levels and tries until a table offers the enchantment.
const enchantEffort = 900
const searchEffort = 150

/** Blocks that come as themselves only by silk touch and that no other way gives. */
const blocks =
  /^(grass_block|podzol|mycelium|crimson_nylium|warped_nylium|(deepslate_)?(coal|iron|copper|gold|redstone|emerald|lapis|diamond)_ore|nether_(quartz|gold)_ore|ice|packed_ice|blue_ice|(brown|red)_mushroom_block|mushroom_stem|sculk|sculk_vein|sculk_sensor|sculk_shrieker|sculk_catalyst|turtle_egg|bee_nest|(small|medium|large)_amethyst_bud|amethyst_cluster|(dead_)?(tube|brain|bubble|fire|horn)_coral(_block|_fan)?|chiseled_bookshelf|glowstone|sea_lantern|ender_chest|campfire|soul_campfire|gilded_blackstone|clay|snow_block|bookshelf|melon|glass)$/

/** Ways to have a block as itself, with a pickaxe enchanted with silk touch. */
export function silkTouchWays({ blocks: known, items }: GameData): readonly MineWay[] {
  return [...known.values()].flatMap(({ name }) => {
    if (!blocks.test(name) || !items.has(name)) return []
    const effort = blockEffort(name)
    return {
      type: 'mine',
      item: name,
      yields: 1,
      inputs: { lapis_lazuli: 3 },
      tools: pickaxes,
      station: 'enchanting_table',
      blocks: [name],
      isNatural: true,
      enchantment: 'silk_touch',
      effort: enchantEffort + (Number.isFinite(effort) ? effort : searchEffort),
    }
  })
}
