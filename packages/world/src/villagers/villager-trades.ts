import type { ItemCatalog } from '../items/item-catalog.ts'
import type { ItemStack } from '../items/item-stack.ts'

/** Trade of a villager: its price, its goods, and how often it is made before a rest. */
export interface Trade {
  readonly price: ItemStack
  readonly secondPrice?: ItemStack
  readonly goods: ItemStack
  /** Uses until the villager must work again. */
  readonly maxUses: number
  /** Experience points for the player, the least of a spread of four. */
  readonly experience: number
}

type Row = readonly [price: string, goods: string, maxUses: number, secondPrice?: string]

// The trades without enchantments and maps: https://minecraft.wiki/w/Trading#Java_Edition_offers
const trades: Readonly<Record<string, readonly Row[]>> = {
  farmer: [
    ['20 wheat', '1 emerald', 16],
    ['26 potato', '1 emerald', 16],
    ['22 carrot', '1 emerald', 16],
    ['1 emerald', '6 bread', 16],
    ['1 emerald', '4 apple', 16],
    ['3 emerald', '18 cookie', 12],
    ['3 emerald', '3 golden_carrot', 12],
  ],
  fisherman: [
    ['20 string', '1 emerald', 16],
    ['10 coal', '1 emerald', 16],
    ['1 emerald', '6 cooked_cod', 16, '6 cod'],
    ['1 emerald', '6 cooked_salmon', 16, '6 salmon'],
  ],
  fletcher: [
    ['32 stick', '1 emerald', 16],
    ['1 emerald', '16 arrow', 12],
    ['1 emerald', '10 flint', 12, '10 gravel'],
    ['2 emerald', '1 bow', 12],
  ],
  shepherd: [
    ['18 white_wool', '1 emerald', 16],
    ['2 emerald', '1 shears', 12],
    ['3 emerald', '1 red_bed', 12],
  ],
  butcher: [
    ['14 chicken', '1 emerald', 16],
    ['7 porkchop', '1 emerald', 16],
    ['15 coal', '1 emerald', 16],
    ['1 emerald', '5 cooked_porkchop', 16],
    ['1 emerald', '8 cooked_chicken', 16],
  ],
  mason: [
    ['10 clay_ball', '1 emerald', 16],
    ['20 stone', '1 emerald', 16],
    ['1 emerald', '10 brick', 16],
    ['1 emerald', '4 polished_andesite', 16],
  ],
  toolsmith: [
    ['15 coal', '1 emerald', 16],
    ['4 iron_ingot', '1 emerald', 12],
    ['30 flint', '1 emerald', 12],
    ['1 emerald', '1 stone_axe', 12],
    ['1 emerald', '1 stone_pickaxe', 12],
  ],
  armorer: [
    ['15 coal', '1 emerald', 16],
    ['4 iron_ingot', '1 emerald', 12],
    ['1 diamond', '1 emerald', 12],
    ['5 emerald', '1 iron_helmet', 12],
    ['9 emerald', '1 iron_chestplate', 12],
    ['5 emerald', '1 shield', 12],
  ],
  cleric: [
    ['32 rotten_flesh', '1 emerald', 16],
    ['3 gold_ingot', '1 emerald', 12],
    ['1 emerald', '2 redstone', 12],
    ['1 emerald', '1 lapis_lazuli', 12],
    ['4 emerald', '1 glowstone', 12],
    ['5 emerald', '1 ender_pearl', 12],
  ],
}

const experience = 3

/** The professions with trades. */
export const professions: readonly string[] = Object.keys(trades)

/** The trades of a profession with items that the version has; empty for those without. */
export function tradesOf(profession: string, items: Pick<ItemCatalog, 'has'>): readonly Trade[] {
  if (!Object.hasOwn(trades, profession)) return []
  return (trades[profession] ?? []).flatMap(([price, goods, maxUses, second]) => {
    const trade: Trade = {
      price: stackOf(price),
      goods: stackOf(goods),
      maxUses,
      experience: experience,
      ...(second !== undefined && { secondPrice: stackOf(second) }),
    }
    const stacks = [trade.price, trade.goods, ...(trade.secondPrice ? [trade.secondPrice] : [])]
    return stacks.every(({ name }) => items.has(name)) ? [trade] : []
  })
}

function stackOf(text: string): ItemStack {
  const [count = '1', name = ''] = text.split(' ')
  return { name, count: Number(count) }
}
