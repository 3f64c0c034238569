import type { ActiveEffect, Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'

/** An effect to come. */
export interface EffectSeed {
  /** The registry's name of the effect, for example `FireResistance`. */
  readonly name: string
  readonly ticks: number
  /** 0, the default, is level one. */
  readonly amplifier?: number
}

const hidesNothing = 0
const showsParticlesAndIcon = 6

/** Puts an effect on a player; false when the version lacks it or a stronger or longer one is there already. */
export function giveEffect(
  world: WorldContext,
  player: Player,
  { name, ticks, amplifier = 0 }: EffectSeed,
): boolean {
  const type = world.registry.effectsByName[name]
  if (!type || ticks <= 0) return false
  const present = player.effects.get(name)
  const isWeaker =
    present &&
    (present.amplifier > amplifier || (present.amplifier === amplifier && present.ticksLeft >= ticks))
  if (isWeaker) return false
  const effect: ActiveEffect = { id: type.id, amplifier, ticksLeft: ticks }
  player.effects.set(name, effect)
  sendEffect(world, player, effect)
  return true
}

/** Takes an effect from a player; false when it was not there. */
export function clearEffect(player: Player, name: string): boolean {
  const present = player.effects.get(name)
  if (!present) return false
  player.effects.delete(name)
  player.send('remove_entity_effect', { entityId: player.id, effectId: present.id })
  return true
}

/** Takes every effect from a player. */
export function clearEffects(player: Player): void {
  for (const name of player.effects.keys()) clearEffect(player, name)
}

/** Tells a client of an effect it has. */
export function sendEffect(
  world: WorldContext,
  player: Player,
  { id, amplifier, ticksLeft }: ActiveEffect,
): void {
  player.send('entity_effect', {
    entityId: player.id,
    effectId: id,
    // Before 1.20.5 the wire has a signed byte, in which level 256 is -1.
    amplifier: world.isAtLeast('1.20.5') ? amplifier : (amplifier << 24) >> 24,
    duration: ticksLeft,
    hideParticles: hidesNothing,
    flags: showsParticlesAndIcon,
  })
}
