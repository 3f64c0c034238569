/** Things that grow from what is planted, besides those of fields that plans sow. */
export const grownToo: RegExp =
  /_(?:seeds|mushroom|fungus|berries|tulip|vines)$|^(?:carrot|potato|poisonous_potato|melon|melon_slice|pumpkin|nether_wart|sugar_cane|cactus|bamboo|kelp|cocoa_beans|vine|chorus_fruit|sea_pickle|torchflower|pitcher_plant|sweet_berries)$/

/** Catches besides those that plans go over: https://minecraft.wiki/w/Fishing */
export const fishedToo: RegExp = /^(?:bow|ink_sac|leather_boots|potion|bamboo)$/

/** Things that piglins throw besides those that plans go over: https://minecraft.wiki/w/Bartering */
export const barteredToo: RegExp =
  /^(?:potion|splash_potion|enchanted_book|iron_boots|glowstone_dust|magma_cream|dried_ghast)$/

/** Goods of villagers and wandering traders in any version: https://minecraft.wiki/w/Trading */
export const sold: RegExp =
  /^(?:emerald|bread|pumpkin_pie|apple|cookie|suspicious_stew|cake|golden_carrot|glistering_melon_slice|cooked_(?:cod|salmon|chicken|porkchop)|rabbit_stew|campfire|fishing_rod|.+_boat|(?:tipped_)?arrow|flint|bow|crossbow|shield|leather_(?:helmet|chestplate|leggings|boots|horse_armor)|(?:iron|chainmail|diamond)_(?:helmet|chestplate|leggings|boots)|(?:stone|iron|diamond)_(?:sword|pickaxe|axe|shovel|hoe)|bookshelf|lantern|glass|clock|compass|brick|chiseled_stone_bricks|polished_(?:andesite|diorite|granite)|dripstone_block|.*terracotta|quartz_(?:block|pillar)|redstone|lapis_lazuli|glowstone|item_frame|.*map|.+_(?:bed|wool|carpet|banner|banner_pattern|dye|sapling|propagule|tulip|seeds)|.+_bucket|painting|shears|fern|large_fern|sugar_cane|pumpkin|kelp|cactus|dandelion|poppy|blue_orchid|allium|azure_bluet|oxeye_daisy|cornflower|lily_of_the_valley|open_eyeblossom|.*_coral_block|vine|.+_mushroom|lily_pad|small_dripleaf|sand|red_sand|pointed_dripstone|rooted_dirt|moss_block|pale_moss_block|slime_ball|sea_pickle|nautilus_shell|gunpowder|podzol|packed_ice|blue_ice|.+_log|experience_bottle|iron_pickaxe|pale_hanging_moss|wildflowers|firefly_bush|tall_dry_grass|short_dry_grass|potion)$/
