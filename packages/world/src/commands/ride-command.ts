import { CommandError } from '../errors/command-error.ts'
import { hasSeat, seatPlayer, unseatPlayer } from '../vehicles/seat.ts'
import type { CommandDefinition } from './define-command.ts'
import { entityName } from './entity-name.ts'

/** Puts a player on a creature or in a boat, or takes it off again. */
export const rideCommand: CommandDefinition = {
  usage: '/ride <target> (mount <vehicle> | dismount)',
  run({ world, args }) {
    const target = args.target()
    const action = args.choice(['mount', 'dismount'] as const)
    const vehicle = action === 'mount' ? args.target() : undefined
    args.end()
    const name = entityName(world, target)
    if (target.kind !== 'player') throw new CommandError(`${name} cannot ride here; only players do`)
    if (!vehicle) {
      if (target.vehicleId === undefined) throw new CommandError(`${name} is not riding any vehicle`)
      unseatPlayer(world, target)
      return `${name} stopped riding`
    }
    const mount = entityName(world, vehicle)
    if (vehicle.kind === 'player') throw new CommandError("Players can't be ridden")
    if (vehicle.kind !== 'mob' && vehicle.kind !== 'boat')
      throw new CommandError(`${name} couldn't start riding ${mount}`)
    if (target.vehicleId !== undefined) throw new CommandError(`${name} is already riding`)
    if (!hasSeat(world, vehicle)) throw new CommandError(`${name} couldn't start riding ${mount}`)
    seatPlayer(world, target, vehicle)
    return `${name} started riding ${mount}`
  },
}
