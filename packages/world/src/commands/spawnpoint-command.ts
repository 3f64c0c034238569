import { blockPosition } from '../context/position.ts'
import { sendSpawnPoint } from '../inventory/send-spawn-point.ts'
import type { CommandDefinition } from './define-command.ts'
import { describeTargets } from './entity-name.ts'
import { selfOf } from './self-of.ts'

/** Sets where players wake after death. */
export const spawnpointCommand: CommandDefinition = {
  usage: '/spawnpoint [<targets>] [<pos>] [<angle>]',
  run({ world, args, player, origin }) {
    const players = args.left > 0 ? args.players() : [selfOf(player)]
    const { x, y, z } = args.left > 0 ? args.block() : blockPosition(origin.position)
    const angle = args.left > 0 ? args.decimal() : 0
    args.end()
    for (const each of players) {
      each.spawnPoint = { position: { x: x + 0.5, y, z: z + 0.5 } }
      sendSpawnPoint(world, each)
    }
    return `Set spawn point to ${x}, ${y}, ${z} [${angle.toFixed(1)}] in minecraft:overworld for ${describeTargets(world, players, 'players')}`
  },
}
