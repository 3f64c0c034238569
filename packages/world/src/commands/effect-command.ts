import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'
import { clearEffect, clearEffects, giveEffect } from '../survival/give-effect.ts'
import type { CommandDefinition, CommandUse } from './define-command.ts'
import { describeTargets } from './entity-name.ts'
import { resourceName } from './resource-name.ts'
import { selfOf } from './self-of.ts'

const ticksPerSecond = 20
const defaultSeconds = 30
const maxSeconds = 1_000_000
const foreverTicks = 2_147_483_647

// These act every tick they last, so their time is given in ticks.
const instant: ReadonlySet<string> = new Set(['InstantHealth', 'InstantDamage', 'Saturation'])

/** Gives effects to players and takes them away. */
export const effectCommand: CommandDefinition = {
  usage:
    '/effect (clear [<targets>] [<effect>] | give <targets> <effect> [<seconds>|infinite] [<amplifier>] [<hideParticles>])',
  run: (use) => (use.args.choice(['give', 'clear']) === 'give' ? give(use) : clear(use)),
}

function give({ world, args }: CommandUse): string {
  const players = args.players()
  const effect = effectOf(world, args.word())
  const ticks = args.left > 0 ? readTicks(args, effect.name) : defaultTicks(effect.name)
  const amplifier = args.left > 0 ? args.integer({ minimum: 0, maximum: 255 }) : 0
  if (args.left > 0) args.boolean()
  args.end()
  const given = players.filter((player) => giveEffect(world, player, { name: effect.name, ticks, amplifier }))
  if (given.length === 0) {
    throw new CommandError(
      'Unable to apply this effect (target is either immune to effects, or has something stronger)',
    )
  }
  return `Applied effect ${effect.title} to ${describeTargets(world, given)}`
}

function clear({ world, args, player }: CommandUse): string {
  const players = args.left > 0 ? args.players() : [selfOf(player)]
  const effect = args.left > 0 ? effectOf(world, args.word()) : undefined
  args.end()
  const who = describeTargets(world, players)
  if (effect) {
    const cleared = players.filter((each) => clearEffect(each, effect.name))
    if (cleared.length === 0) throw new CommandError(`Target doesn't have the requested effect`)
    return `Removed effect ${effect.title} from ${who}`
  }
  if (players.every(({ effects }) => effects.size === 0))
    throw new CommandError('Target has no effects to remove')
  for (const each of players) clearEffects(each)
  return `Removed every effect from ${who}`
}

function readTicks(args: CommandUse['args'], name: string): number {
  if (args.peek() === 'infinite') {
    args.word()
    return foreverTicks
  }
  const seconds = args.integer({ minimum: 1, maximum: maxSeconds })
  return instant.has(name) ? seconds : seconds * ticksPerSecond
}

const defaultTicks = (name: string): number => (instant.has(name) ? 1 : defaultSeconds * ticksPerSecond)

// The registry writes `FireResistance` where commands write `fire_resistance`, and one name differs.
function effectOf(world: WorldContext, id: string): { readonly name: string; readonly title: string } {
  const plain = resourceName(id)
  const pascal = plain.replaceAll(/(^|_)([a-z])/g, (_match, _start, letter: string) => letter.toUpperCase())
  const names = plain === 'unluck' ? ['Unluck', 'BadLuck'] : [pascal]
  const name = names.find((candidate) => Object.hasOwn(world.registry.effectsByName, candidate))
  const effect = name === undefined ? undefined : world.registry.effectsByName[name]
  if (name === undefined || !effect) throw new CommandError(`Unknown effect: minecraft:${plain}`)
  return { name, title: effect.displayName }
}
