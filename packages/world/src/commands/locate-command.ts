import { CommandError } from '../errors/command-error.ts'
import { fortressNear } from '../generation/structures/raise-fortress.ts'
import { nearestStronghold } from '../generation/structures/stronghold-places.ts'
import type { Dimension } from '../registry/dimension.ts'
import type { CommandDefinition } from './define-command.ts'
import { resourceName } from './resource-name.ts'

interface Finder {
  readonly dimension: Dimension
  readonly find: (
    seed: number,
    near: { readonly x: number; readonly z: number },
  ) => { readonly x: number; readonly z: number }
}

const finders: Readonly<Record<string, Finder>> = {
  stronghold: { dimension: 'overworld', find: nearestStronghold },
  fortress: { dimension: 'the_nether', find: fortressNear },
}

/** Tells where the nearest structure of a kind stands. */
export const locateCommand: CommandDefinition = {
  usage: '/locate structure <structure>',
  run({ world, args, origin }) {
    // Until 1.18 the structure came without the word before it.
    const first = resourceName(args.word())
    const name = first === 'structure' ? resourceName(args.word()) : first
    args.end()
    const finder = Object.hasOwn(finders, name) ? finders[name] : undefined
    if (!finder) throw new CommandError(`There is no structure with type "minecraft:${name}"`)
    const { x: fromX, z: fromZ, dimension } = origin.position
    if (dimension !== finder.dimension)
      throw new CommandError(`Could not find a structure of type "minecraft:${name}" nearby`)
    const { x, z } = finder.find(world.seed, { x: fromX, z: fromZ })
    const distance = Math.floor(Math.hypot(x - fromX, z - fromZ))
    return `The nearest minecraft:${name} is at [${x}, ~, ${z}] (${distance} blocks away)`
  },
}
