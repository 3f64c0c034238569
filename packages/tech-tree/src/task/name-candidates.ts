const aliases: Readonly<Record<string, string>> = {
  wood: 'log',
  wood_log: 'log',
  wooden_log: 'log',
  tree: 'log',
  trunk: 'log',
  wood_block: 'log',
  wood_planks: 'planks',
  wooden_planks: 'planks',
  plank: 'planks',
  cobble: 'cobblestone',
  workbench: 'crafting_table',
  table: 'crafting_table',
  steak: 'cooked_beef',
  raw_beef: 'beef',
  raw_mutton: 'mutton',
  raw_chicken: 'chicken',
  raw_porkchop: 'porkchop',
  raw_pork: 'porkchop',
  pork: 'porkchop',
  raw_cod: 'cod',
  raw_salmon: 'salmon',
  raw_rabbit: 'rabbit',
  seed: 'wheat_seeds',
  lapis: 'lapis_lazuli',
  redstone_dust: 'redstone',
  fishing_pole: 'fishing_rod',
  helm: 'helmet',
  enchantment_table: 'enchanting_table',
  pearl: 'ender_pearl',
  milk: 'milk_bucket',
  nether_quartz: 'quartz',
  gun_powder: 'gunpowder',
  dog: 'wolf',
  puppy: 'wolf',
  kitten: 'cat',
  kitty: 'cat',
  bunny: 'rabbit',
  pony: 'horse',
  zombie_pigman: 'zombified_piglin',
  turtle_shell: 'turtle_helmet',
  wither_skull: 'wither_skeleton_skull',
  honey: 'honey_bottle',
  savannah: 'savanna',
  mesa: 'badlands',
  roofed_forest: 'dark_forest',
  mushroom_island: 'mushroom_fields',
}

/** Names a phrase may stand for, most literal first: singulars, plurals, aliases, material words. */
export function nameCandidates(phrase: string): readonly string[] {
  const literal = phrase
    .trim()
    .replace(/[\s-]+/g, '_')
    .replace(/(^|_)(?:pick_axe|pickax|pick)(s?)$/, '$1pickaxe$2')
    .replace(/(^|_)ax$/, '$1axe')
  const candidates = new Set<string>([literal])
  for (const form of [...numberForms(literal), ...numberForms(reorder(literal))]) candidates.add(form)
  for (const form of Array.from(candidates)) {
    const alias = aliases[form]
    if (alias !== undefined) candidates.add(alias)
    candidates.add(form.replace(/^wood_/, 'wooden_'))
    candidates.add(form.replace('_wood_', '_'))
    candidates.add(form.replace(/^chain_(?=helmet|chestplate|leggings|boots)/, 'chainmail_'))
    candidates.add(form.replace(/^gold_(?!ore|ingot|block|nugget)/, 'golden_'))
    candidates.add(form.replace(/^wooden_/, 'wood_'))
  }
  if (/(?:^|_)trees?$/.test(literal))
    for (const part of ['log', 'sapling']) candidates.add(literal.replace(/trees?$/, part))
  const joined = literal.replaceAll('_', '')
  if (joined !== literal) for (const form of numberForms(joined)) candidates.add(form)
  for (const [apart, together] of compounds) candidates.add(literal.replace(apart, together))
  return [...candidates].filter((candidate) => candidate !== '')
}

/** Words that some write apart. */
const compounds: readonly (readonly [RegExp, string])[] = [
  [/chest_plates?$/, 'chestplate'],
  [/trap_doors?$/, 'trapdoor'],
  [/book_shel(?:f|ves)$/, 'bookshelf'],
  [/cobble_stone/, 'cobblestone'],
  [/glow_stone/, 'glowstone'],
  [/sand_stone/, 'sandstone'],
  [/^work_benche?s?$/, 'crafting_table'],
]

/** `log_of_oak` becomes `oak_log`. */
function reorder(name: string): string {
  const parts = /^(.+?)s?_of_(.+)$/.exec(name)
  return parts === null ? name : `${parts[2]}_${parts[1]}`
}

function numberForms(name: string): readonly string[] {
  const forms = [name]
  if (name.endsWith('ies')) forms.push(`${name.slice(0, -3)}y`)
  if (name.endsWith('ves')) forms.push(`${name.slice(0, -3)}f`)
  if (name.endsWith('men')) forms.push(`${name.slice(0, -3)}man`)
  if (name.endsWith('es')) forms.push(name.slice(0, -2))
  if (name.endsWith('s')) forms.push(name.slice(0, -1))
  forms.push(`${name}s`)
  // Plurals inside: `blocks_of_coal`, `buckets_of_water`.
  const inner = /^(bucket|block|bottle)s?_of_(.+)$/.exec(name)
  if (inner !== null) forms.push(`${inner[2]}_${inner[1]}`)
  // Blocks of dirt are dirt, where blocks of coal are another thing than coal.
  if (inner?.[1] === 'block') forms.push(inner[2] ?? '')
  return forms
}
