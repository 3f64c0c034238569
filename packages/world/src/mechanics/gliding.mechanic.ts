import type { ItemUse } from '../context/clicks.ts'
import type { OtherEntity } from '../context/entity.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { handSlot, type Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { wearItem } from '../inventory/wear-item.ts'
import { withCount } from '../items/item-stack.ts'
import { playSound } from '../protocol/sound-packet.ts'

const chestSlot = 6
const wearTicks = 20
const startFlying: ReadonlySet<unknown> = new Set([8, 'start_fall_flying', 'start_elytra_flying'])

// https://minecraft.wiki/w/Firework_Rocket#Elytra: a rocket of one gunpowder.
const rocketTicks = 30

/** Lets players glide on an elytra and shoot forward by rockets; both wear out or burn off. */
export function createGliding(): Mechanic {
  const rockets = new Map<OtherEntity, Player | undefined>()
  return {
    name: 'gliding',
    packets: {
      entity_action: (world, player, packet) => {
        if (startFlying.has(packet['actionId']) && mayGlide(world, player)) player.isGliding = true
      },
    },
    tickPlayer(world, player) {
      if (!player.isGliding) return
      if (!mayGlide(world, player)) {
        player.isGliding = false
        return
      }
      player.fallFromY = player.position.y
      if (world.tick % wearTicks === 0) wearItem(world, player, { points: 1, slot: chestSlot })
    },
    useItem(world, use) {
      if (use.stack.name !== 'firework_rocket' || !use.player.isGliding) return false
      rockets.set(lightRocket(world, use), use.player)
      return true
    },
    useItemOnBlock(world, use) {
      if (use.stack.name !== 'firework_rocket') return false
      rockets.set(lightRocket(world, use), undefined)
      return true
    },
    tick(world) {
      for (const [rocket, player] of rockets) {
        if (player) Object.assign(rocket.position, player.position)
        else rocket.position.y += 0.5
        if (world.tick - rocket.bornAtTick < rocketTicks && (!player || player.isGliding)) continue
        rockets.delete(rocket)
        world.entities.remove(rocket)
      }
    },
    restored: () => rockets.clear(),
    playerLeft(world, player) {
      for (const [rocket, owner] of rockets) {
        if (owner !== player) continue
        rockets.delete(rocket)
        world.entities.remove(rocket)
      }
    },
  }
}

// The last point of an elytra is never spent, but it carries nobody.
function mayGlide(world: WorldContext, player: Player): boolean {
  const wings = player.inventory.get(chestSlot)
  if (wings?.name !== 'elytra' || player.isDead || player.onGround) return false
  const durability = world.items.maxDurability('elytra') ?? 432
  return (wings.damage ?? 0) < durability - 1 && world.blocks.at(player.position).name !== 'water'
}

function lightRocket(world: WorldContext, { player, hand, stack }: ItemUse): OtherEntity {
  if (player.gameMode !== 'creative')
    player.inventory.set(handSlot(player, hand), withCount(stack, stack.count - 1))
  const base = world.entities.create({ typeName: 'firework_rocket', position: player.position })
  base.metadata.set('fireworks_item', { type: 'item_stack', value: { name: 'firework_rocket', count: 1 } })
  if (player.isGliding)
    base.metadata.set('attached_to_target', { type: 'optional_unsigned_int', value: player.id + 1 })
  playSound(world, player.position, { name: 'entity.firework_rocket.launch', category: 'player' })
  return world.entities.add<OtherEntity>({ ...base, kind: 'other' })
}
