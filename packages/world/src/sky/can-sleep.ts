import type { Player } from '../context/player.ts'
import type { Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

// When the sky is dark enough: https://minecraft.wiki/w/Bed#Sleeping
const DRY_NIGHT = { from: 12_542, to: 23_459 }
const WET_NIGHT = { from: 12_010, to: 23_991 }

const REACH_BLOCKS = 3
const REACH_HEIGHT_BLOCKS = 2
const MONSTER_RANGE_BLOCKS = 8
const MONSTER_HEIGHT_BLOCKS = 5

/** Whether it is dark enough, or stormy enough, to sleep. */
export function isTimeToSleep({ sky }: Pick<WorldContext, 'sky'>): boolean {
  if (sky.isRaining && sky.isThundering) return true
  const { from, to } = sky.isRaining ? WET_NIGHT : DRY_NIGHT
  return sky.timeOfDay >= from && sky.timeOfDay <= to
}

/** Why a player cannot lie down in a bed now, in vanilla's words; absent when nothing is in the way. */
export function sleepObstacle(world: WorldContext, player: Player, head: Position): string | undefined {
  if (!isTimeToSleep(world)) return 'You can sleep only at night or during thunderstorms'
  if (!isNear(player.position, head, { blocks: REACH_BLOCKS, height: REACH_HEIGHT_BLOCKS })) {
    return 'You may not rest now; the bed is too far away'
  }
  if (world.blocks.at({ ...head, y: head.y + 1 }).isFullCube) return 'This bed is obstructed'
  if (world.blocks.at(head).properties['occupied'] === true) return 'This bed is occupied'
  if (player.gameMode !== 'creative' && hasMonsterNear(world, head)) {
    return 'You may not rest now; there are monsters nearby'
  }
  return undefined
}

function hasMonsterNear(world: WorldContext, head: Position): boolean {
  const range = { blocks: MONSTER_RANGE_BLOCKS, height: MONSTER_HEIGHT_BLOCKS }
  for (const entity of world.entities.all()) {
    if (entity.kind !== 'mob' || entity.isDead || !isNear(entity.position, head, range)) continue
    if (world.registry.entitiesByName[entity.typeName]?.category === 'Hostile mobs') return true
  }
  return false
}

// Measured from the middle of the bed's head; its foot is one block closer or farther.
const isNear = (
  position: Position,
  head: Position,
  { blocks, height }: { readonly blocks: number; readonly height: number },
): boolean =>
  Math.abs(position.x - head.x - 0.5) <= blocks + 1 &&
  Math.abs(position.z - head.z - 0.5) <= blocks + 1 &&
  Math.abs(position.y - head.y) <= height
