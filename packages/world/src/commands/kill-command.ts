import type { WorldContext } from '../context/world-context.ts'
import { asMob } from '../context/mob.ts'
import { hurtMob } from '../combat/hurt-mob.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import type { CommandDefinition } from './define-command.ts'
import { describeTargets } from './entity-name.ts'
import type { Target } from './select-targets.ts'
import { selfOf } from './self-of.ts'

const deadly = 1_000_000

/** Kills players and mobs and removes everything else. */
export const killCommand: CommandDefinition = {
  usage: '/kill [<targets>]',
  run({ world, args, player }) {
    const targets = args.left > 0 ? args.targets() : [selfOf(player)]
    args.end()
    const described = describeTargets(world, targets, 'entities')
    for (const target of targets) kill(world, target)
    return { text: `Killed ${described}`, result: targets.length }
  },
}

function kill(world: WorldContext, target: Target): void {
  const mob = asMob(target)
  if (target.kind === 'player') damagePlayer(world, target, { amount: deadly, source: 'kill' })
  else if (mob) hurtMob(world, mob, { amount: deadly, source: 'kill' })
  else world.entities.remove(target)
}
