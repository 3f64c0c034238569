import type { DamageSource } from '../context/damage.ts'
import { CommandError } from '../errors/command-error.ts'
import { hurtMob } from '../combat/hurt-mob.ts'
import { asMob } from '../context/mob.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import type { CommandDefinition } from './define-command.ts'
import { entityName } from './entity-name.ts'
import { resourceName } from './resource-name.ts'

const sources: Readonly<Record<string, DamageSource>> = {
  arrow: 'arrow',
  cactus: 'cactus',
  drown: 'drown',
  explosion: 'explosion',
  fall: 'fall',
  generic: 'magic',
  in_fire: 'fire',
  in_wall: 'suffocate',
  lava: 'lava',
  magic: 'magic',
  mob_attack: 'attack',
  on_fire: 'fire',
  out_of_world: 'void',
  player_attack: 'attack',
  starve: 'starve',
}

/** Hurts a player or a mob; `by` names who is to blame. */
export const damageCommand: CommandDefinition = {
  usage: '/damage <target> <amount> [<damageType>] [by <entity>]',
  run({ world, args }) {
    const target = args.target()
    const amount = args.decimal({ minimum: 0 })
    const type = args.left > 0 ? resourceName(args.word()) : 'generic'
    const word = args.left > 0 ? args.word() : undefined
    if (word !== undefined && word !== 'by') throw new CommandError(`Expected 'by', not '${word}'`)
    const blamed = word === undefined ? {} : { attacker: args.target() }
    args.end()
    const source = Object.hasOwn(sources, type) ? sources[type] : undefined
    if (!source)
      throw new CommandError(`Can't find element 'minecraft:${type}' of type 'minecraft:damage_type'`)
    const mob = asMob(target)
    const counted =
      target.kind === 'player'
        ? damagePlayer(world, target, { amount, source, ...blamed })
        : mob
          ? hurtMob(world, mob, { amount, source, ...blamed })
          : 0
    if (counted <= 0) throw new CommandError('Target is invulnerable to the given damage')
    return `Applied ${amount.toFixed(1)} damage to ${entityName(world, target)}`
  },
}
