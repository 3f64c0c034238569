import { solidBoxes } from '../blocks/is-way-blocked.ts'
import type { Player } from '../context/player.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

/** Watches whether a body in the air rises and falls as bodies do. */
export interface FlightCheck {
  /** Place at which the body was last held by ground, water or a ladder. */
  readonly ground: Place
  /** Whether the body may be there now; what it is told of is where it was before. */
  mayBeAt(world: WorldContext, player: Player, place: Place): boolean
}

// Speed of a jump, what a level of its effect adds, and the fall that follows: vanilla's movement of living bodies.
const jumpSpeed = 0.42
const jumpBoost = 0.1
const gravity = 0.08
const drag = 0.98

// Late and lost packets, edges and rounding.
const lateMoves = 8
const slackBlocks = 0.6

// More than a jump or a step lifts a body in one move.
const riseBlocks = 0.75

const bouncy = /^slime_block$|_bed$/

const holds =
  /^(water|lava|ladder|vine|scaffolding|cobweb|bubble_column|powder_snow|honey_block|sweet_berry_bush)$|_vines(_plant)?$|kelp|seagrass/

/** Creates a check that knows of no place yet. */
export function createFlightCheck(start: Place): FlightCheck {
  let ground: Place = { ...start }
  let last: Place = { ...start }
  let moves = 0
  // The highest point since the body last stood on something that does not throw it up again.
  let apex = start.y
  // As high as slime or a bed may throw it back; absent after firm ground.
  let bounceTop: number | undefined
  return {
    get ground() {
      return ground
    },
    mayBeAt(world, player, place) {
      const { position } = player
      const wasMoved = position.x !== last.x || position.y !== last.y || position.z !== last.z
      if (wasMoved || position.dimension !== last.dimension) {
        ground = { ...position }
        apex = position.y
        bounceTop = undefined
        moves = 0
      }
      // Whoever was put back tells that it is there; a refusal would be told again, for ever.
      const isBack = place.x === ground.x && place.y === ground.y && place.z === ground.z
      const isFree =
        player.gameMode === 'creative' ||
        player.gameMode === 'spectator' ||
        player.effects.has('Levitation') ||
        player.effects.has('SlowFalling') ||
        player.isGliding ||
        player.pushedTicks > 0
      moves += 1
      const isHolding = isHeld(world, player, place)
      if (isFree || isHolding) {
        const isBouncing = bouncy.test(world.blocks.at({ ...place, y: place.y - 0.2 }).name)
        bounceTop = isBouncing ? Math.max(apex, place.y) : undefined
        if (!isBouncing) apex = place.y
        ground = { ...place }
        moves = 0
      }
      const boost = jumpBoost * ((player.effects.get('JumpBoost')?.amplifier ?? -1) + 1)
      const top = ground.y + highestAfter(moves - lateMoves, jumpSpeed + boost)
      const isJump = isFree || isHolding || place.y - position.y <= riseBlocks + boost
      const isPlausible =
        bounceTop === undefined ? isJump && place.y <= top + slackBlocks : place.y <= bounceTop + slackBlocks
      const isAllowed = isBack || isPlausible
      if (isAllowed) apex = Math.max(apex, place.y)
      last = isAllowed ? { ...place } : { ...ground }
      return isAllowed
    },
  }
}

// The greatest height over the ground at which a jumper can be after so many moves or later.
function highestAfter(moves: number, speed: number): number {
  let height = 0
  let rise = speed
  for (let move = 0; move < moves || rise > 0; move += 1) {
    height += rise
    rise = (rise - gravity) * drag
  }
  return height
}

function isHeld(world: WorldContext, { width }: Player, place: Place): boolean {
  const { x, y, z } = place
  const body = [y - 0.1, y + 0.9]
  if (body.some((height) => holds.test(world.blocks.at({ ...place, y: height }).name))) return true
  const half = width / 2
  // Fences are taller than their block, and slime throws up whoever lands on it.
  return (
    solidBoxes(world.blocks, place.dimension, [x - half, y - 0.55, z - half, x + half, y + 0.01, z + half])
      .length > 0
  )
}
