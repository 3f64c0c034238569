import { eyePosition, handSlot, type Player } from '../context/player.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { WorldContext } from '../context/world-context.ts'
import { enchantmentLevels } from '../items/enchantment-levels.ts'
import { withCount, type ItemStack } from '../items/item-stack.ts'
import { lookDirection } from '../inventory/look-direction.ts'
import { wearItem } from '../inventory/wear-item.ts'
import { launch } from '../combat/launch.ts'

interface Draw {
  readonly sinceTick: number
  readonly slot: number
}

const fullDrawTicks = 20
const leastPower = 0.1
const fullSpeed = 3
const arrowDamage = 2

/** Lets players draw a bow and shoot: the longer the draw, the faster the arrow. */
export function createBows(): Mechanic {
  const draws = new Map<Player, Draw>()
  return {
    name: 'bows',
    useItem(world, { player, hand, stack }) {
      if (stack.name !== 'bow') return false
      if (player.gameMode === 'creative' || arrowSlot(player) !== undefined) {
        draws.set(player, { sinceTick: world.tick, slot: handSlot(player, hand) })
      }
      return true
    },
    releaseItem(world, player) {
      const draw = draws.get(player)
      draws.delete(player)
      const bow = draw && player.inventory.get(draw.slot)
      if (!draw || player.isDead || bow?.name !== 'bow') return
      shoot(world, player, { draw, bow })
    },
    playerLeft: (_world, player) => {
      draws.delete(player)
    },
  }
}

function shoot(
  world: WorldContext,
  player: Player,
  { draw, bow }: { readonly draw: Draw; readonly bow: ItemStack },
): void {
  const seconds = (world.tick - draw.sinceTick) / fullDrawTicks
  const power = Math.min(1, (seconds * seconds + seconds * 2) / 3)
  const levels = enchantmentLevels(bow)
  const slot = arrowSlot(player)
  const isCreative = player.gameMode === 'creative'
  if (power < leastPower || (slot === undefined && !isCreative)) return
  const isFree = isCreative || (levels['infinity'] ?? 0) > 0
  const arrows = slot === undefined ? undefined : player.inventory.get(slot)
  if (arrows && slot !== undefined && !isFree) player.inventory.set(slot, withCount(arrows, arrows.count - 1))
  const eyes = eyePosition(player)
  const levelOfPower = levels['power'] ?? 0
  launch(world, 'arrow', {
    owner: player,
    position: { ...eyes, y: eyes.y - 0.1 },
    direction: lookDirection(player),
    speed: power * fullSpeed,
    damagePerSpeed: arrowDamage + (levelOfPower > 0 ? levelOfPower * 0.5 + 0.5 : 0),
    isCritical: power === 1,
    mayBePickedUp: !isFree,
    punch: levels['punch'] ?? 0,
    burns: (levels['flame'] ?? 0) > 0,
  })
  wearItem(world, player, { points: 1, slot: draw.slot })
}

// The off hand first, then the inventory from its first slot on.
function arrowSlot({ inventory }: Player): number | undefined {
  if (inventory.get(offHand)?.name === 'arrow') return offHand
  for (let slot = firstSlot; slot < offHand; slot += 1) if (inventory.get(slot)?.name === 'arrow') return slot
  return undefined
}

const offHand = 45
const firstSlot = 9
