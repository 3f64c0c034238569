import type { WorldContext } from '../context/world-context.ts'
import type { Place } from '../context/position.ts'
import { CommandError } from '../errors/command-error.ts'
import type { CommandDefinition } from './define-command.ts'
import { moveTarget } from './move-target.ts'
import { findStandingHeight } from './find-standing-height.ts'
import type { Target } from './select-targets.ts'

// Every try may have to make a column of terrain, at some ten milliseconds.
const maxTries = 200
const maxRange = 30_000_000

interface Area {
  readonly centre: Omit<Place, 'y'>
  /** The least distance between two targets. */
  readonly distance: number
  readonly range: number
  /** Only ground below this height counts. */
  readonly under: number
}

/** Puts targets on random dry ground around a place. */
export const spreadplayersCommand: CommandDefinition = {
  usage: '/spreadplayers <center> <spreadDistance> <maxRange> [under <maxHeight>] <respectTeams> <targets>',
  run({ world, args }) {
    const centre = args.column()
    const distance = args.decimal({ minimum: 0 })
    const range = args.decimal({ minimum: 1, maximum: maxRange })
    const { minY, maxY } = world.blocks.in(centre.dimension)
    const under = args.peek() === 'under' ? (args.word(), args.integer({ minimum: minY })) : maxY
    args.boolean()
    const targets = args.targets()
    args.end()
    const area = { centre, distance, range, under }
    const spots = findSpots(world, area, targets.length)
    if (!spots) throw new CommandError(failure(area, targets.length))
    spots.forEach((spot, index) => {
      const target: Target | undefined = targets[index]
      if (target) moveTarget(target, spot)
    })
    return `Spread ${targets.length} player(s) around ${format(centre)} with an average distance of ${averageDistance(spots).toFixed(2)} blocks apart`
  },
}

function findSpots(world: WorldContext, area: Area, count: number): readonly Place[] | undefined {
  const spots: Place[] = []
  for (let tries = 0; spots.length < count; tries += 1) {
    if (tries >= maxTries) return undefined
    const x = Math.floor(area.centre.x + (world.random() * 2 - 1) * area.range) + 0.5
    const z = Math.floor(area.centre.z + (world.random() * 2 - 1) * area.range) + 0.5
    if (spots.some((spot) => Math.hypot(spot.x - x, spot.z - z) < area.distance)) continue
    const { dimension } = area.centre
    const y = findStandingHeight(world, { x, z, dimension }, area.under)
    if (y !== undefined) spots.push({ x, y, z, dimension })
  }
  return spots
}

function averageDistance(spots: readonly Place[]): number {
  if (spots.length < 2) return 0
  const nearest = spots.map((spot) =>
    Math.min(
      ...spots.filter((other) => other !== spot).map(({ x, z }) => Math.hypot(x - spot.x, z - spot.z)),
    ),
  )
  return nearest.reduce((sum, one) => sum + one, 0) / nearest.length
}

const format = ({ x, z }: Area['centre']): string => `${x.toFixed(2)}, ${z.toFixed(2)}`

const failure = ({ centre, range }: Area, count: number): string =>
  `Could not spread ${count} player(s) around ${format(centre)} (too many players for space, or no dry ground - try a range other than ${range})`
