import { faceOffsets, faces, type Face } from '../context/faces.ts'
import type { Player } from '../context/player.ts'
import { blockPlace, distanceBetween, offsetBy, type Place } from '../context/position.ts'
import type { Homing, Projectile } from '../context/projectile.ts'
import { randomInteger } from '../context/random-source.ts'
import type { WorldContext } from '../context/world-context.ts'

// `ShulkerBullet` of the game; speeds in blocks per tick.
const startSpeed = 0.15
const growth = 1.025
const most = 1
const grip = 0.2
const fall = 0.04
const directBlocks = 2
const wayTens = { minimum: 1, maximum: 5 }

/** Steers a shulker's bullet for one tick: along one axis at a time and around blocks to its prey, and down without one. */
export function steerBullet(world: WorldContext, bullet: Projectile, homing: Homing): void {
  const { velocity, position } = bullet
  if (world.difficulty === 'peaceful') {
    world.entities.remove(bullet)
    return
  }
  const prey = world.players.find(({ name }) => name === homing.prey)
  if (
    !prey ||
    prey.isDead ||
    prey.gameMode === 'spectator' ||
    prey.position.dimension !== position.dimension
  ) {
    velocity.y -= fall
    return
  }
  homing.ticksLeft -= 1
  if (homing.ticksLeft <= 0 || isAtTurn(world, position, { prey, way: homing.way }))
    chooseWay(world, bullet, { homing, prey })
  for (const axis of axes) {
    homing.push[axis] = Math.max(-most, Math.min(most, homing.push[axis] * growth))
    velocity[axis] += (homing.push[axis] - velocity[axis]) * grip
  }
}

const axes = ['x', 'y', 'z'] as const
type Axis = (typeof axes)[number]

const axisOf = (way: Face): Axis => axes.find((axis) => faceOffsets[way][axis] !== 0) ?? 'y'

/** Whether a wall is ahead, or its prey is as far along this axis. */
function isAtTurn(
  world: WorldContext,
  position: Place,
  { prey, way }: { readonly prey: Player; readonly way: Face | undefined },
): boolean {
  if (way === undefined) return false
  const cell = blockPlace(position)
  const axis = axisOf(way)
  const ahead = offsetBy(cell, faceOffsets[way])
  if (!world.blocks.isLoaded(ahead) || world.blocks.at(ahead).isSolid) return true
  return cell[axis] === Math.floor(prey.position[axis])
}

function chooseWay(
  world: WorldContext,
  { position }: Projectile,
  { homing, prey }: { readonly homing: Homing; readonly prey: Player },
): void {
  const middle = { ...prey.position, y: prey.position.y + prey.height / 2 }
  const way =
    distanceBetween(position, middle) < directBlocks
      ? undefined
      : drawWay(world, position, { homing, middle })
  const towards = way
    ? faceOffsets[way]
    : { x: middle.x - position.x, y: middle.y - position.y, z: middle.z - position.z }
  const length = Math.hypot(towards.x, towards.y, towards.z) || 1
  for (const axis of axes) homing.push[axis] = (towards[axis] / length) * startSpeed
  homing.way = way
  homing.ticksLeft = 10 * randomInteger(world.random, wayTens)
}

/** A free way along another axis that leads nearer to the prey, or else any that is free. */
function drawWay(
  world: WorldContext,
  position: Place,
  { homing, middle }: { readonly homing: Homing; readonly middle: Place },
): Face {
  const cell = blockPlace(position)
  const goal = blockPlace(middle)
  const isFree = (way: Face): boolean => {
    const next = offsetBy(cell, faceOffsets[way])
    return world.blocks.isLoaded(next) && world.blocks.at(next).isAir
  }
  const last = homing.way && axisOf(homing.way)
  const nearer = faces.filter((way) => {
    const axis = axisOf(way)
    return axis !== last && Math.sign(goal[axis] - cell[axis]) === faceOffsets[way][axis] && isFree(way)
  })
  const ways = nearer.length > 0 ? nearer : faces.filter(isFree)
  return ways[Math.floor(world.random() * ways.length)] ?? 'up'
}
