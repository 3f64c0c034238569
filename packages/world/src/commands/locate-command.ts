import type { CommandAnswer } from '../context/command.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { CommandError } from '../errors/command-error.ts'
import type { CommandDefinition } from './define-command.ts'
import { resourceName } from './resource-name.ts'

// Vanilla looks as far; its steps are twice as wide: https://minecraft.wiki/w/Commands/locate
const biomeReach = 3200
const biomeStep = 32

/** Tells where the nearest structure of a kind stands, or the nearest biome lies. */
export const locateCommand: CommandDefinition = {
  usage: '/locate (structure <structure> | biome <biome>)',
  run({ world, args, origin }) {
    // Until 1.18 the structure came without the word before it.
    const first = resourceName(args.word())
    const name =
      first === 'biome' || first === 'structure' ? resourceName(args.word().replace(/^#/, '')) : first
    args.end()
    if (first === 'biome') return locateBiome(world, name, origin.position)
    return locateStructure(world, plainName(name), origin.position)
  },
}

// Newer versions name the land too, as in `village_plains`.
const plainName = (name: string): string =>
  name.replace(/^(village|ruined_portal|shipwreck|mineshaft)_.+$/, '$1')

function locateStructure(world: WorldContext, name: string, from: Place): CommandAnswer {
  if (!world.structures.names.includes(name))
    throw new CommandError(`There is no structure with type "minecraft:${name}"`)
  const found = world.structures.near(name, from)
  if (!found) throw new CommandError(`Could not find a structure of type "minecraft:${name}" nearby`)
  return answer(name, { from, to: found })
}

function locateBiome(world: WorldContext, name: string, from: Place): CommandAnswer {
  if (!Object.hasOwn(world.registry.biomesByName, name))
    throw new CommandError(`There is no biome with type "minecraft:${name}"`)
  const to = spiral(from, ({ x, z }) => world.groundAt({ x, z, dimension: from.dimension }).biome === name)
  if (to) return answer(name, { from, to })
  throw new CommandError(`Could not find a biome of type "minecraft:${name}" within reasonable distance`)
}

interface Column {
  readonly x: number
  readonly z: number
}

/** Looks from the middle outwards, ring by ring. */
function spiral(from: Column, isWanted: (column: Column) => boolean): Column | undefined {
  const [x, z] = [Math.floor(from.x), Math.floor(from.z)]
  for (let ring = 0; ring * biomeStep <= biomeReach; ring += 1)
    for (let dx = -ring; dx <= ring; dx += 1) {
      const step = Math.abs(dx) === ring ? 1 : Math.max(1, 2 * ring)
      for (let dz = -ring; dz <= ring; dz += step) {
        const column = { x: x + dx * biomeStep, z: z + dz * biomeStep }
        if (isWanted(column)) return column
      }
    }
  return undefined
}

function answer(name: string, { from, to }: { readonly from: Place; readonly to: Column }): CommandAnswer {
  const distance = Math.floor(Math.hypot(to.x - from.x, to.z - from.z))
  return {
    text: `The nearest minecraft:${name} is at [${to.x}, ~, ${to.z}] (${distance} blocks away)`,
    result: distance,
  }
}
