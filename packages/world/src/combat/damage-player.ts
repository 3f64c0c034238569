import type { Damage } from '../context/damage.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { closeMenu } from '../menu/close-menu.ts'
import { deathMessage } from './death-message.ts'
import { textComponent } from '../protocol/text-component.ts'

// For half a second after a hit only what exceeds it counts: https://minecraft.wiki/w/Damage#Immunity
const invulnerableTicks = 10

const hurtStatus = 2

/** Hurts a player after all mechanics had their say; returns the damage that counted. */
export function damagePlayer(world: WorldContext, player: Player, damage: Damage): number {
  const isFinal = damage.source === 'void' || damage.source === 'kill'
  const isImmune = player.gameMode === 'creative' || player.gameMode === 'spectator'
  if (player.isDead || (!isFinal && isImmune)) return 0
  const isShielded = !isFinal && player.invulnerableTicks > 0
  const full = damage.amount
  if (isShielded) damage.amount -= player.lastDamage
  if (damage.amount <= 0) return 0
  world.hooks.damagePlayer({ player, damage })
  if (damage.amount <= 0) return 0
  player.health = Math.max(0, player.health - damage.amount)
  player.lastDamage = full
  if (!isShielded) {
    player.invulnerableTicks = invulnerableTicks
    sendHurt(world, player, damage)
  }
  if (player.health <= 0 && !isFinal) world.hooks.savePlayer({ player, damage })
  player.sendVitals()
  world.events.emit('player-hurt', { player, damage })
  if (player.health <= 0) die(world, player, damage)
  return damage.amount
}

function sendHurt(world: WorldContext, player: Player, { attacker }: Damage): void {
  const everyone = (packet: string, params: Readonly<Record<string, unknown>>): void => {
    player.send(packet, params)
    world.broadcastNear(player, packet, params)
  }
  if (!world.isAtLeast('1.19.4')) {
    everyone('entity_status', { entityId: player.id, entityStatus: hurtStatus })
    return
  }
  // The wire counts entities from 1 so that 0 can mean nobody.
  const cause = attacker ? attacker.id + 1 : 0
  everyone('damage_event', {
    entityId: player.id,
    sourceTypeId: 0,
    sourceCauseId: cause,
    sourceDirectId: cause,
    sourcePosition: undefined,
  })
}

function die(world: WorldContext, player: Player, damage: Damage): void {
  closeMenu(world, player, { tellClient: true })
  player.isDead = true
  const message = deathMessage(player, damage)
  world.hooks.playerDied({ player, damage })
  if (world.isAtLeast('1.17')) {
    player.send('death_combat_event', {
      playerId: player.id,
      entityId: damage.attacker?.id ?? -1,
      message: textComponent(world, message),
    })
  }
  if (world.gamerules.showDeathMessages) world.announce(message)
  world.events.emit('player-death', { player, damage, message })
}
