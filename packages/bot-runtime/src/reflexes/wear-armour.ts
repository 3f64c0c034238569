import type { Bot, EquipmentDestination } from 'mineflayer'
import { takeHands } from '../bot/hands.ts'
import type { Item } from '../bot/item.ts'
import { withinTicks } from '../bot/within-ticks.ts'
import { canPause } from './can-pause.ts'
import { startReflex, type ReflexOptions } from './start-reflex.ts'

// Materials from the weakest to the strongest.
const materials = ['leather', 'golden', 'chainmail', 'turtle', 'iron', 'diamond', 'netherite']

interface Place {
  readonly destination: EquipmentDestination
  readonly slot: number
  readonly piece: RegExp
}

const places: readonly Place[] = [
  { destination: 'head', slot: 5, piece: /_helmet$/ },
  { destination: 'torso', slot: 6, piece: /_chestplate$/ },
  { destination: 'legs', slot: 7, piece: /_leggings$/ },
  { destination: 'feet', slot: 8, piece: /_boots$/ },
  { destination: 'off-hand', slot: 45, piece: /^shield$/ },
]

// Ticks between two looks, and ticks that putting something on may take.
const lookTicks = 10
const wearTicks = 20

interface Better {
  readonly item: Item
  readonly destination: EquipmentDestination
}

/** Puts on armour that is better than what is worn, and the shield, during walks and digs; returns what stops it. */
export function wearArmour(bot: Bot, { signal, say }: ReflexOptions): () => void {
  return startReflex(bot, {
    everyTicks: lookTicks,
    look() {
      const better = canPause(bot) ? betterArmour(bot) : undefined
      if (!better) return undefined
      return async () => {
        const wear = takeHands(bot, () => bot.equip(better.item, better.destination))
        const isDone = await withinTicks(bot, wear, { signal, limitTicks: wearTicks })
        if (isDone) say(`Put on ${better.item.name}.`)
      }
    },
  })
}

// Piglins leave whoever wears a piece of gold alone: https://minecraft.wiki/w/Piglin
const peaceful = 'golden_boots'

/** The first thing held that protects better than what is worn in its place; in the Nether boots of gold keep piglins off. */
export function betterArmour({
  inventory,
  game: { dimension },
}: Pick<Bot, 'inventory' | 'game'>): Better | undefined {
  const rank = (item: Pick<Item, 'name'>): number =>
    item.name === peaceful && dimension === 'the_nether' ? Infinity : rankOf(item)
  for (const { destination, slot, piece } of places) {
    const worn = inventory.slots[slot]
    // Wings and other things in a place of armour were put there on purpose.
    if (worn && !piece.test(worn.name)) continue
    const best = inventory
      .items()
      .filter(({ name }) => piece.test(name))
      .toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))[0]
    if (best && (!worn || rank(best) > rank(worn))) return { item: best, destination }
  }
  return undefined
}

function rankOf({ name }: Pick<Item, 'name'>): number {
  return materials.indexOf(name.split('_')[0] ?? '')
}
