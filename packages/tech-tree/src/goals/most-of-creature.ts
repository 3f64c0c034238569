/** Items that one creature gives at most: killed without looting, or shorn. */
interface MostOfCreature {
  readonly creature: RegExp
  readonly item: RegExp
  readonly most: number
}

/** Loot tables where a creature gives more or fewer than two: https://minecraft.wiki/w/Drops#Mob_drops */
const killed: readonly MostOfCreature[] = [
  { creature: /^hoglin$/, item: /^porkchop$/, most: 4 },
  { creature: /^(cow|mooshroom|pig)$/, item: /(beef|porkchop)$/, most: 3 },
  { creature: /^hoglin$/, item: /^leather$/, most: 1 },
  { creature: /^polar_bear$/, item: /^(cod|salmon)$/, most: 2 },
  { creature: /^zoglin$/, item: /^rotten_flesh$/, most: 3 },
  { creature: /^(squid|glow_squid)$/, item: /ink_sac$/, most: 3 },
  { creature: /^witch$/, item: /./, most: 6 },
  { creature: /^strider$/, item: /^string$/, most: 5 },
  { creature: /^iron_golem$/, item: /^iron_ingot$/, most: 5 },
  { creature: /^snow_golem$/, item: /^snowball$/, most: 15 },
  { creature: /^ravager$/, item: /./, most: 1 },
  { creature: /^elder_guardian$/, item: /^prismarine_shard$/, most: 2 },
  { creature: /^(breeze|parrot)$/, item: /./, most: 2 },
  { creature: /./, item: /_wool$|^(chicken|rabbit|rabbit_hide|rabbit_foot|cod|salmon)$/, most: 1 },
  {
    creature: /./,
    item: /^(blaze_rod|ender_pearl|ghast_tear|magma_cream|phantom_membrane|shulker_shell)$/,
    most: 1,
  },
  {
    creature: /./,
    item: /^(iron_ingot|copper_ingot|gold_ingot|carrot|potato|coal|trident|nautilus_shell)$/,
    most: 1,
  },
  {
    creature: /./,
    item: /_(skull|head|sword|axe|shovel|helmet|chestplate|leggings|boots)$|^(bow|crossbow|totem_of_undying|nether_star|spider_eye)$/,
    most: 1,
  },
]

/** Items of a kill, where no row says otherwise. */
const usualMost = 2

/** Items that shears take from one creature at most. */
const shorn: readonly MostOfCreature[] = [
  { creature: /^sheep$/, item: /_wool$/, most: 3 },
  { creature: /^mooshroom$/, item: /_mushroom$/, most: 5 },
  { creature: /^bogged$/, item: /_mushroom$/, most: 2 },
  { creature: /^snow_golem$/, item: /^carved_pumpkin$/, most: 1 },
]

/** Items of these names that one killed creature gives at most; looting adds one a level. */
export function mostOfKill(creature: string, items: readonly string[], looting: number): number {
  return Math.max(0, ...items.map((item) => find(killed, creature, item) ?? usualMost)) + looting
}

/** Items of these names that shears take from one creature at most. */
export function mostOfShearing(creature: string, items: readonly string[]): number {
  return Math.max(0, ...items.map((item) => find(shorn, creature, item) ?? 0))
}

function find(table: readonly MostOfCreature[], creature: string, item: string): number | undefined {
  return table.find((row) => row.creature.test(creature) && row.item.test(item))?.most
}
