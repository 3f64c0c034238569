import type { World } from '@voyager-mc/world'
import minecraftData from 'minecraft-data'
import type { Withhold } from './stand-between.ts'

interface Dig {
  readonly status: number
  readonly location: { readonly x: number; readonly y: number; readonly z: number }
}

/** Block whose digging has begun, and when. */
interface BegunDig {
  readonly key: string
  readonly tick: number
}

interface Position {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Horizontal blocks that a sprinting, jumping player makes in a tick, with what plug-ins allow for. */
const longestStep = 0.9
/** Part of the time of a dig that plug-ins forgive. */
const fastestDig = 0.9
/** Blocks from the eyes to the middle of what is dug: vanilla's reach of 4.5 with half a block's diagonal. */
const longestReach = 5.5
const eyeHeight = 1.62

/**
 * Looks at what a player sends as an anti-cheat plug-in does, and kicks for the first thing that the game's own client
 * cannot do by hand: steps too long, digs too short, blocks out of reach.
 */
export function watchCheating(world: World): Withhold {
  const { blocksByName } = minecraftData(world.version)
  let place: Position | undefined
  let begun: BegunDig | undefined
  return (name, packet, { kick }) => {
    if (name === 'teleport_confirm') place = undefined
    if (name === 'position' || name === 'position_look') {
      const next = packet as Position // the protocol's own description of this packet
      const step = place === undefined ? 0 : Math.hypot(next.x - place.x, next.z - place.z)
      place = { x: next.x, y: next.y, z: next.z }
      if (step > longestStep) kick(`You moved too quickly! ${step.toFixed(2)} blocks. Are you cheating?`)
      return step > longestStep
    }
    if (name !== 'block_dig') return false
    const { status, location } = packet as Dig // the protocol's own description of this packet
    const key = `${location.x},${location.y},${location.z}`
    if (status === 0) begun = { key, tick: world.tick }
    if (status !== 2 && status !== 0) return false
    const problem = isTooFar(place, location)
      ? 'reach'
      : status === 2 && isTooFast(begun, { key, tick: world.tick, hardness: hardnessOf(location) })
        ? 'fast break'
        : undefined
    if (problem !== undefined) kick(`Cheating detected: ${problem}`)
    return problem !== undefined
  }

  function hardnessOf(location: Position): number {
    return blocksByName[world.blockAt(location).name]?.hardness ?? 0
  }
}

function isTooFar(place: Position | undefined, { x, y, z }: Position): boolean {
  if (place === undefined) return false
  const distance = Math.hypot(x + 0.5 - place.x, y + 0.5 - place.y - eyeHeight, z + 0.5 - place.z)
  return distance > longestReach
}

// By hand, what needs no tool takes 1.5 s for each point of hardness.
const ticksOfHardness = 30

/** By the world's own ticks, as the server counts a dig; the ticks of its two ends count whole. */
function isTooFast(
  begun: BegunDig | undefined,
  { key, tick, hardness }: BegunDig & { readonly hardness: number },
): boolean {
  if (begun?.key !== key) return true
  return tick - begun.tick + 1 < hardness * ticksOfHardness * fastestDig
}
