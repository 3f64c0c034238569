import { offHandSlot, handSlot, type Player } from '../context/player.ts'
import { CommandError } from '../errors/command-error.ts'

const hotbarStart = 36
const mainStart = 9

const named: Readonly<Record<string, number>> = {
  'armor.head': 5,
  'armor.chest': 6,
  'armor.legs': 7,
  'armor.feet': 8,
  'weapon.offhand': offHandSlot,
}

const rows: Readonly<Record<string, { readonly size: number; readonly slotOf: (index: number) => number }>> =
  {
    hotbar: { size: 9, slotOf: (index) => hotbarStart + index },
    inventory: { size: 27, slotOf: (index) => mainStart + index },
    // The hotbar first, then the rest.
    container: { size: 36, slotOf: (index) => (index < 9 ? hotbarStart + index : index) },
  }

/** Names of slots that commands are completed with. */
export const slotNames: readonly string[] = [
  'weapon.mainhand',
  ...Object.keys(named),
  ...Object.entries(rows).flatMap(([row, { size }]) =>
    Array.from({ length: size }, (_, index) => `${row}.${index}`),
  ),
]

/** Finds the inventory slot that a command calls, for example, `armor.head` or `hotbar.0`; throws `CommandError`. */
export function itemSlot(player: Player, name: string): number {
  if (name === 'weapon' || name === 'weapon.mainhand') return handSlot(player)
  if (Object.hasOwn(named, name)) return named[name] ?? offHandSlot
  const match = /^(hotbar|inventory|container)\.(\d+)$/.exec(name)
  const row = match?.[1] ? rows[match[1]] : undefined
  const index = Number(match?.[2])
  if (row && index < row.size) return row.slotOf(index)
  throw new CommandError(`Unknown slot '${name}'`)
}
