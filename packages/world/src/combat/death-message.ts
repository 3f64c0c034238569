import type { Damage, DamageSource } from '../context/damage.ts'
import type { Player } from '../context/player.ts'

const messages: Readonly<Record<DamageSource, string>> = {
  arrow: 'was shot',
  attack: 'was slain',
  cactus: 'was pricked to death',
  drown: 'drowned',
  explosion: 'blew up',
  fall: 'fell from a high place',
  fire: 'burned to death',
  kill: 'was killed',
  lava: 'tried to swim in lava',
  magic: 'was killed by magic',
  starve: 'starved to death',
  suffocate: 'suffocated in a wall',
  void: 'fell out of the world',
}

/** Tells how a player died, in vanilla's words. */
export function deathMessage(player: Player, { source, attacker }: Damage): string {
  if (!attacker || (source !== 'attack' && source !== 'arrow' && source !== 'explosion')) {
    return `${player.name} ${messages[source]}`
  }
  const verb = source === 'explosion' ? 'was blown up' : messages[source]
  return `${player.name} ${verb} by ${attacker.kind === 'player' ? attacker.name : titleOf(attacker.typeName)}`
}

const titleOf = (name: string): string =>
  name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
