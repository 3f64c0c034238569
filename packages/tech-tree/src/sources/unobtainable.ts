/** Why an item has no plan: it is not of survival play, or no way is known to this package. */
export interface WhyNot {
  /** `creative`: survival never gives it; `experimental`: a trial feature of its version; `luck`: no plan leads to it. */
  readonly kind: 'creative' | 'experimental' | 'luck'
  /** One sentence. */
  readonly reason: string
}

const creative = (reason: string): WhyNot => ({ kind: 'creative', reason })
const luck = (reason: string): WhyNot => ({ kind: 'luck', reason })

/** First match wins; checked against https://minecraft.wiki, pages of each. */
const reasons: readonly (readonly [RegExp, WhyNot])[] = [
  [/_spawn_egg$/, creative('Spawn eggs come from the creative inventory only.')],
  [
    /command_block|^(barrier|light|jigsaw|structure_(block|void)|debug_stick|knowledge_book|test_.*)$/,
    creative('It is a tool of operators.'),
  ],
  [
    /^(bedrock|end_portal_frame|reinforced_deepslate|spawner|trial_spawner|vault)$/,
    creative('The block is never dropped.'),
  ],
  [/^infested_/, creative('Broken, it sets a silverfish free and drops nothing.')],
  [
    /^(farmland|dirt_path|grass_path|chorus_plant|frogspawn|budding_amethyst|suspicious_(sand|gravel))$/,
    creative('The block drops something else.'),
  ],
  [/^petrified_oak_slab$/, creative('It is left over from old versions.')],
  [/^player_head$/, creative('Heads of players are not dropped.')],
  [
    /^(skeleton_skull|zombie_head|creeper_head|piglin_head)$/,
    luck('It drops only when a creeper that lightning has struck blows the creature up.'),
  ],
  [/^creeper_banner_pattern$/, luck('It takes a creeper_head, which lightning and luck give.')],
  [/^music_disc_/, luck('A creeper drops it only when the arrow of a skeleton kills it.')],
  [/^wither_rose$/, luck('It grows only where the wither has killed a creature.')],
  [/_froglight$/, luck('It comes of a magma_cube that a frog eats, far from where such cubes live.')],
  [/^(tall_grass|large_fern)$/, luck('Shears give the short plant; only bone meal grows the tall one.')],
]

/** Things that 1.19.4 knows of the version after it, behind a switch for trials. */
const trial =
  /cherry|bamboo_(?!sapling)|hanging_sign|_armor_trim_|pottery_shard|^(chiseled_bookshelf|decorated_pot|brush|torchflower.*|pink_petals|suspicious_sand|piglin_head|bundle|sniffer_.*|camel_.*|netherite_upgrade_.*)$/

/** Why an item cannot be planned in a version; undefined when no reason is written. */
export function whyNot(item: string, version: string): WhyNot | undefined {
  const reason = reasons.find(([pattern]) => pattern.test(item))?.[1]
  if (reason?.kind === 'creative') return reason
  if (version.startsWith('1.19') && trial.test(item))
    return { kind: 'experimental', reason: `It is a trial feature that ${version} keeps switched off.` }
  return reason
}
