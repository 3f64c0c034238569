import type { Gamerules } from '../context/gamerules.ts'
import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'
import { timePacket } from '../protocol/time-packet.ts'
import type { CommandDefinition } from './define-command.ts'

// More random ticks than blocks in a section would only hold up the world.
const maxRandomTickSpeed = 4096

/** Shows or changes a gamerule. */
export const gameruleCommand: CommandDefinition = {
  usage: '/gamerule <rule> [<value>]',
  run({ world, args }) {
    const word = args.word()
    const name = Object.keys(world.gamerules).find((rule) => rule.toLowerCase() === word.toLowerCase())
    if (!name) throw new CommandError(`Incorrect argument for command: unknown game rule '${word}'`)
    // The rules are a plain record of booleans and numbers, whose type each value keeps.
    const rules = world.gamerules as Gamerules & Record<string, boolean | number>
    if (args.left === 0)
      return { text: `Gamerule ${name} is currently set to: ${rules[name]}`, result: Number(rules[name]) }
    const maximum = name === 'randomTickSpeed' ? { minimum: 0, maximum: maxRandomTickSpeed } : {}
    const value = typeof rules[name] === 'boolean' ? args.boolean() : args.integer(maximum)
    args.end()
    rules[name] = value
    tellClients(world, name)
    return `Gamerule ${name} is now set to: ${value}`
  },
}

function tellClients(world: WorldContext, rule: string): void {
  if (rule === 'doDaylightCycle') world.broadcast('update_time', timePacket(world))
  if (rule === 'doImmediateRespawn') {
    const gameMode = world.gamerules.doImmediateRespawn ? 1 : 0
    world.broadcast('game_state_change', { reason: 'immediate_respawn', gameMode })
  }
}
