import { blockPlace, offsetBy } from '../context/position.ts'
import { sendSpawnPoint } from '../inventory/send-spawn-point.ts'
import type { CommandDefinition } from './define-command.ts'
import { describeTargets } from './entity-name.ts'
import { selfOf } from './self-of.ts'

/** Sets where players wake after death. */
export const spawnpointCommand: CommandDefinition = {
  usage: '/spawnpoint [<targets>] [<pos>] [<angle>]',
  run({ world, args, player, origin }) {
    const players = args.left > 0 ? args.players() : [selfOf(player)]
    const block = args.left > 0 ? args.block() : blockPlace(origin.position)
    const angle = args.left > 0 ? args.decimal() : 0
    args.end()
    for (const each of players) {
      each.spawnPoint = { position: offsetBy(block, { x: 0.5, y: 0, z: 0.5 }) }
      sendSpawnPoint(world, each)
    }
    return `Set spawn point to ${block.x}, ${block.y}, ${block.z} [${angle.toFixed(1)}] in minecraft:${block.dimension} for ${describeTargets(world, players, 'players')}`
  },
}
