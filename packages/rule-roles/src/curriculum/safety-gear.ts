import type { Observation } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'

/** Gear that keeps one alive; any of its items will do. */
const gear: readonly RegExp[] = [
  /^shield$/,
  /^(iron|diamond|netherite|chainmail|golden|leather|turtle)_helmet$/,
  /^(iron|diamond|netherite|chainmail|golden|leather)_chestplate$/,
  /^(iron|diamond|netherite|chainmail|golden|leather)_leggings$/,
  /^(iron|diamond|netherite|chainmail|golden|leather)_boots$/,
  /_bed$/,
  /^(bow|crossbow)$/,
  /^water_bucket$/,
]

/** Meals for the road; one that was eaten is not lost. */
const meals = /^(cooked_(beef|porkchop|mutton|chicken|rabbit)|bread|baked_potato)$/

/** Tools whose best tier is made again when it is lost, worst tier first. */
const tiers = ['wooden', 'golden', 'stone', 'iron', 'diamond', 'netherite']

/** Items for safety that nothing held or worn stands for yet; plain ones only, as the tech tree orders them by effort. */
export function missingGear(
  { inventory, equipment }: Pick<Observation, 'inventory' | 'equipment'>,
  { items }: Pick<TechTree, 'items'>,
): readonly string[] {
  const held = [...Object.keys(inventory), ...Object.values(equipment)]
  const missing = [...gear, meals].filter((pattern) => !held.some((item) => pattern.test(item)))
  const minesIron = held.some((item) => ironMiner.test(item))
  return items.filter(
    (item) =>
      !dearArmour.test(item) &&
      !(minesIron && softArmour.test(item)) &&
      missing.some((pattern) => pattern.test(item)),
  )
}

/** Armour that costs a search for diamonds where one of iron protects nearly as well: three of nine lives lost ten minutes to a helmet. */
const dearArmour = /^(diamond|netherite)_(helmet|chestplate|leggings|boots)$/

/** Whoever can mine iron quickly has better armour at hand than what cattle and gold give. */
const ironMiner = /^(iron|diamond|netherite)_pickaxe$/
const softArmour = /^(leather|golden|chainmail|turtle)_/

/** Important items that were held once and that nothing held or worn is as good as: they are to be had again. */
export function lostItems(
  { inventory, equipment }: Pick<Observation, 'inventory' | 'equipment'>,
  seen: ReadonlySet<string>,
): readonly string[] {
  const held = new Set([...Object.keys(inventory), ...Object.values(equipment)])
  const isHeld = (pattern: RegExp): boolean => [...held].some((item) => pattern.test(item))
  const lostGear = gear
    .filter((pattern) => !isHeld(pattern))
    .flatMap((pattern) => [...seen].filter((item) => pattern.test(item)))
  const lostTools = ['pickaxe', 'sword'].flatMap((tool) => lostTool(tool, { held, seen }))
  return [...lostTools, ...lostGear]
}

/** The tool to have again: iron at the most as long as nothing as good is held, and only then the best one ever held. */
function lostTool(
  tool: string,
  { held, seen }: { readonly held: ReadonlySet<string>; readonly seen: ReadonlySet<string> },
): readonly string[] {
  const best = tiers.findLastIndex((tier) => seen.has(`${tier}_${tool}`))
  const inHand = tiers.findLastIndex((tier) => held.has(`${tier}_${tool}`))
  const next = inHand < tiers.indexOf('iron') ? Math.min(best, tiers.indexOf('iron')) : best
  return inHand >= next ? [] : [`${tiers[next] ?? ''}_${tool}`]
}

/** Things of which one in two or three kinds is as good as one in all: they come after what keeps one alive. */
const varieties =
  /_(button|pressure_plate|slab|stairs|sign|hanging_sign|door|trapdoor|fence|fence_gate|carpet|wood|wall|banner|boat|chest_boat|terracotta|concrete|concrete_powder|wool|bed|candle|stained_glass|stained_glass_pane|dye|planks|glazed_terracotta)$|^(polished|chiseled|cut|smooth|stripped)_/

/** Kinds of a variety after which it is no longer new. */
const fewKinds = 2

/** Whether an item is the third kind, or a later one, of something of which it does not matter how many kinds one has. */
export function isThirdKind(item: string, seen: ReadonlySet<string>): boolean {
  const [family] = varieties.exec(item) ?? []
  if (family === undefined) return false
  const kinds = [...seen].filter((each) => varieties.exec(each)?.[0] === family)
  return kinds.length >= fewKinds
}
