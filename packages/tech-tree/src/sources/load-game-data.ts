import { definedOf, type ItemCounts } from '@voyager-mc/core'
import type { VersionFiles } from './version-files.ts'
import { readEnchantable, readEnchantments, type EnchantmentFacts } from './enchantment-facts.ts'
import { readVersion, type VersionData } from './read-version.ts'

interface GameItem {
  readonly name: string
  readonly displayName: string
  readonly stackSize: number
  readonly durability?: number
  readonly foodPoints?: number
}

export interface GameDrop {
  readonly item: string
  readonly dropChance: number
  readonly stackSizeRange: readonly (number | null)[]
  readonly silkTouch?: boolean
  readonly noSilkTouch?: boolean
}

export interface GameBlock {
  readonly name: string
  /** Items of which one is needed for a drop; empty when bare hands do. */
  readonly tools: readonly string[]
  readonly drops: readonly GameDrop[]
}

export interface GameRecipe {
  readonly item: string
  readonly yields: number
  readonly inputs: ItemCounts
  readonly isTooBigForHands: boolean
}

/** The facts of one game version the tree is built from, by name. */
export interface GameData {
  readonly version: string
  readonly isSince118: boolean
  readonly items: ReadonlyMap<string, GameItem>
  readonly blocks: ReadonlyMap<string, GameBlock>
  readonly recipes: readonly GameRecipe[]
  /** Possible drops of each mob; a mob without drops has an empty list. */
  readonly mobs: ReadonlyMap<string, readonly GameDrop[]>
  /** Names of what lives and can be hunted. */
  readonly creatures: ReadonlySet<string>
  readonly biomes: ReadonlySet<string>
  readonly effects: ReadonlySet<string>
  readonly enchantments: ReadonlyMap<string, EnchantmentFacts>
  /** Items that bear an enchantment of some kind. */
  readonly enchantable: ReadonlySet<string>
}

/** Reads one version, by name or from its files; throws `UnsupportedVersionError` for what is not supported. */
export function loadGameData(source: string | VersionFiles): GameData {
  const data = readVersion(source)
  return {
    version: data.minecraftVersion,
    isSince118: data.isNewerOrEqualTo('1.18'),
    items: readItems(data),
    blocks: readBlocks(data),
    recipes: readRecipes(data),
    mobs: new Map(data.entitiesArray.map(({ name }) => [name, lootOf(data.entityLoot, name)])),
    creatures: new Set(data.entitiesArray.map(({ name }) => name).filter((name) => !lifeless.test(name))),
    biomes: new Set(data.biomesArray.map(({ name }) => name)),
    effects: new Set(data.effectsArray.map(({ name }) => snakeCase(name))),
    enchantments: readEnchantments(data),
    enchantable: readEnchantable(data),
  }
}

/** Entities that are things: the types in the data disagree between versions. */
const lifeless =
  /(^|_)(boat|raft|minecart|arrow|fireball|display|item|item_frame|painting|potion|tnt|marker|interaction|player|egg|trident|snowball|wither_skull|experience_orb|experience_bottle|ender_pearl|eye_of_ender|evoker_fangs|falling_block|firework_rocket|fishing_bobber|leash_knot|lightning_bolt|llama_spit|shulker_bullet|wind_charge|armor_stand|area_effect_cloud|end_crystal|item_spawner)$/

function snakeCase(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()
}

function readItems(data: VersionData): Map<string, GameItem> {
  return new Map(
    data.itemsArray
      .filter(({ name }) => name !== 'air')
      .map(({ name, displayName, stackSize, maxDurability }) => {
        const foodPoints = data.foodsByName[name]?.foodPoints
        const item: GameItem = {
          name,
          displayName,
          stackSize,
          ...(maxDurability === undefined ? {} : { durability: maxDurability }),
          ...definedOf({ foodPoints }),
        }
        return [name, item]
      }),
  )
}

function readBlocks(data: VersionData): Map<string, GameBlock> {
  return new Map(
    data.blocksArray.map(({ name, harvestTools, drops }) => {
      const tools = Object.keys(harvestTools ?? {}).flatMap((id) => data.items[Number(id)]?.name ?? [])
      const loot = lootOf(data.blockLoot, lootName(name))
      return [
        name,
        { name, tools: sortTools(tools), drops: loot.length > 0 ? loot : plainDrops(data, drops) },
      ]
    }),
  )
}

/** Since 1.20.3 grass is called short_grass, but minecraft-data keeps no loot under the new name; fern drops the same. */
function lootName(block: string): string {
  return block === 'short_grass' ? 'fern' : block
}

function lootOf(table: unknown, name: string): readonly GameDrop[] {
  // Both loot tables are records of { drops } by name; the published types disagree between releases.
  return (table as Record<string, { readonly drops: readonly GameDrop[] }> | undefined)?.[name]?.drops ?? []
}

function plainDrops(data: VersionData, drops: readonly unknown[]): GameDrop[] {
  return drops.flatMap((drop) => {
    const item = typeof drop === 'number' ? data.items[drop]?.name : undefined
    return item === undefined || item === 'air' ? [] : [{ item, dropChance: 1, stackSizeRange: [1, 1] }]
  })
}

const tierOrder = ['wooden', 'stone', 'iron', 'golden', 'diamond', 'netherite']

function sortTools(tools: readonly string[]): string[] {
  const tier = (tool: string): number => tierOrder.indexOf(tool.split('_')[0] ?? '')
  return [...tools].sort((a, b) => tier(a) - tier(b))
}

function readRecipes(data: VersionData): GameRecipe[] {
  const recipes = Object.values(data.recipes).flatMap((list) => (Array.isArray(list) ? list : []))
  return recipes.flatMap((recipe) => {
    const rows = readRows(recipe)
    const cells = rows.flat().filter((cell) => cell !== null)
    const { name, count } = readResult(data, recipe)
    const names = cells.map((id) => data.items[id]?.name)
    if (name === undefined || name === 'air' || names.length === 0 || names.includes(undefined)) return []
    const inputs: Record<string, number> = {}
    for (const input of names) if (input !== undefined) inputs[input] = (inputs[input] ?? 0) + 1
    const isTooBigForHands =
      'inShape' in recipe ? rows.some((row) => row.length > 2) || rows.length > 2 : cells.length > 4
    return [{ item: name, yields: count, inputs, isTooBigForHands }]
  })
}

function readRows(recipe: object): (number | null)[][] {
  // Recipes are shaped or shapeless; cells are item ids or null since 1.13.
  const { inShape, ingredients } = recipe as {
    readonly inShape?: (number | null)[][]
    readonly ingredients?: (number | null)[]
  }
  return inShape ?? [ingredients ?? []]
}

function readResult(
  data: VersionData,
  recipe: object,
): { readonly name: string | undefined; readonly count: number } {
  // A result is always { id, count } since 1.13.
  const { id, count = 1 } = (recipe as { readonly result: { readonly id: number; readonly count?: number } })
    .result
  return { name: data.items[id]?.name, count }
}
