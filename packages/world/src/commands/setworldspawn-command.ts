import { blockPlace, offsetBy } from '../context/position.ts'
import { sendSpawnPoint } from '../inventory/send-spawn-point.ts'
import type { CommandDefinition } from './define-command.ts'

/** Sets where new players start. */
export const setworldspawnCommand: CommandDefinition = {
  usage: '/setworldspawn [<pos>] [<angle>]',
  run({ world, args, origin }) {
    const block = args.left > 0 ? args.block() : blockPlace(origin.position)
    const angle = args.left > 0 ? args.decimal() : 0
    args.end()
    world.spawn = offsetBy(block, { x: 0.5, y: 0, z: 0.5 })
    for (const player of world.players) sendSpawnPoint(world, player)
    return `Set the world spawn point to ${block.x}, ${block.y}, ${block.z} [${angle.toFixed(1)}]`
  },
}
