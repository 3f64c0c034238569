import type { Mechanic } from '../context/mechanic.ts'
import type { Menu } from '../context/menu.ts'
import type { Player } from '../context/player.ts'
import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { giveExperience } from '../inventory/give-experience.ts'
import { createContainer, type Container } from '../items/container.ts'
import { withCount, type ItemStack } from '../items/item-stack.ts'
import { readNumber } from '../protocol/read-packet.ts'
import { playSound } from '../protocol/sound-packet.ts'
import { experienceLevel, experienceWithLevels, rulesOf, type EnchantmentRule } from '../rules/index.ts'
import { enchantingOffers, type EnchantingOffer } from '../stations/enchanting-offers.ts'
import { openStation } from '../stations/open-station.ts'

interface Enchanting {
  readonly menu: Menu
  readonly grid: Container
  readonly position: Place
  offers(): readonly (EnchantingOffer | undefined)[]
}

const seedRange = 2 ** 31
const places = [0, 1, 2]
const none = -1
// The wire has 16 bits for the seed, of which clients draw the runes.
const seedBits = 0x7ff0

/** Lets enchanting tables offer enchantments by seed and bookshelves, for levels and lapis lazuli. */
export function createEnchanting(): Mechanic {
  const tables = new Map<Player, Enchanting>()
  let rules: readonly EnchantmentRule[] = []
  return {
    name: 'enchanting',
    start(world) {
      rules = rulesOf(world.registry)
    },
    useBlock(world, { player, position, state }) {
      if (state.name !== 'enchanting_table') return false
      tables.set(player, openTable(world, player, { position, rules }))
      return true
    },
    packets: {
      enchant_item(world, player, packet) {
        const table = tables.get(player)
        const choice = readNumber(packet, 'enchantment')
        if (!table || player.menu !== table.menu || choice === undefined) return
        if (readNumber(packet, 'windowId') === table.menu.windowId) enchant(world, player, { table, choice })
      },
    },
    playerLeft: (_world, player) => {
      tables.delete(player)
    },
  }
}

function openTable(
  world: WorldContext,
  player: Player,
  { position, rules }: { readonly position: Place; readonly rules: readonly EnchantmentRule[] },
): Enchanting {
  const grid = createContainer(2)
  let seenFor = ''
  let seen: readonly (EnchantingOffer | undefined)[] = []
  const offers = (): readonly (EnchantingOffer | undefined)[] => {
    const key = `${grid.revision} ${player.enchantmentSeed}`
    if (key === seenFor) return seen
    seenFor = key
    const bookshelves = countBookshelves(world, position)
    seen = enchantingOffers({ stack: grid.get(0), bookshelves, seed: player.enchantmentSeed, rules })
    return seen
  }
  const idOf = (name: string | undefined): number => rules.find((rule) => rule.name === name)?.id ?? none
  const menu = openStation(world, player, {
    windowType: 'minecraft:enchantment',
    title: 'Enchant',
    position,
    grid,
    inputs: [{ maxCount: 1 }, { accepts: ({ name }) => name === 'lapis_lazuli' }],
    properties: () => [
      ...places.map((place) => [place, offers()[place]?.level ?? 0] as const),
      [3, player.enchantmentSeed & seedBits],
      ...places.map((place) => [4 + place, idOf(offers()[place]?.clue.name)] as const),
      ...places.map((place) => [7 + place, offers()[place]?.clue.level ?? none] as const),
    ],
  })
  return { menu, grid, position, offers }
}

function enchant(
  world: WorldContext,
  player: Player,
  { table, choice }: { readonly table: Enchanting; readonly choice: number },
): void {
  const { grid, position } = table
  const [offer, stack, lapis] = [table.offers()[choice], grid.get(0), grid.get(1)]
  const cost = choice + 1
  const isFree = player.gameMode === 'creative'
  if (!offer || !stack) return
  if (!isFree && ((lapis?.count ?? 0) < cost || experienceLevel(player.experience).level < offer.level))
    return
  grid.set(0, enchanted(stack, offer))
  if (!isFree) {
    grid.set(1, lapis && withCount(lapis, lapis.count - cost))
    const left = experienceWithLevels(player.experience, -cost)
    giveExperience(player, left - player.experience)
  }
  player.enchantmentSeed = Math.floor(world.random() * seedRange)
  playSound(world, position, { name: 'block.enchantment_table.use', category: 'block' })
  world.events.emit('item-enchant', { player, stack: grid.get(0) ?? stack })
}

function enchanted(stack: ItemStack, { enchantments }: EnchantingOffer): ItemStack {
  return { ...stack, name: stack.name === 'book' ? 'enchanted_book' : stack.name, enchantments }
}

// Shelves two blocks away, on the table's height or one above, with air between: https://minecraft.wiki/w/Bookshelf
function countBookshelves({ blocks }: WorldContext, table: Place): number {
  let count = 0
  for (let x = -2; x <= 2; x += 1) {
    for (let z = -2; z <= 2; z += 1) {
      if (Math.max(Math.abs(x), Math.abs(z)) !== 2) continue
      for (const y of [0, 1]) {
        const isOpen = blocks.at(offsetBy(table, { x: Math.trunc(x / 2), y, z: Math.trunc(z / 2) })).isAir
        if (isOpen && blocks.at(offsetBy(table, { x, y, z })).name === 'bookshelf') count += 1
      }
    }
  }
  return count
}
