import type { Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { isOpenCell } from '../bot/block-surroundings.ts'
import { isBodyInCell } from './body-in-cell.ts'
import type { CachedMovements } from './cached-movements.ts'
import { canSeeBlock, type IsOpen } from './line-of-sight.ts'
import { distanceToCentre, reachBlocks, ReachBlocksGoal } from './reach-blocks-goal.ts'
import { stepToMiddle } from './step-to-middle.ts'
import { walkTo } from './walk-to.ts'
import type { WalkResult } from './walk-result.ts'
import { eyeHeight } from '../bot/eye-height.ts'

export interface ApproachBlockOptions {
  readonly signal: AbortSignal
  readonly timeoutMs?: number
  /** Stand beside the cell, not in it: for placing something there. */
  readonly beside?: boolean
  /** Asked every half second; true ends the walk as `interrupted`. */
  readonly isDone?: () => boolean
  /** Extra condition on the cell to stand in. */
  readonly accept?: (node: Position) => boolean
  /** Whether a look passes a cell; by default air, plants and leaves let it through. */
  readonly isOpen?: IsOpen
}

/** Walks until a block is in reach and in sight; does not move when it already is. */
export async function approachBlock(
  bot: Bot,
  target: Position,
  {
    signal,
    timeoutMs = 90_000,
    beside = false,
    isDone,
    accept = () => true,
    isOpen = openCells(bot),
  }: ApproachBlockOptions,
): Promise<WalkResult> {
  const cell = { x: Math.floor(target.x), y: Math.floor(target.y), z: Math.floor(target.z) }
  const isInReach = (): boolean => {
    const eye = bot.entity.position.offset(0, eyeHeight, 0)
    return distanceToCentre(eye, cell) <= reachBlocks && canSeeBlock(eye, cell, isOpen)
  }
  if (
    isInReach() &&
    accept(bot.entity.position.floored()) &&
    !(beside && isBodyInCell(bot.entity.position, cell))
  ) {
    const { x, y, z } = bot.entity.position
    return { status: 'arrived', position: { x, y, z } }
  }
  const goal = new ReachBlocksGoal([cell], {
    isOpen,
    accept: (node) =>
      accept(node) && (!beside || !isBodyInCell({ x: node.x + 0.5, y: node.y, z: node.z + 0.5 }, cell)),
  })
  const walk = await walkTo(bot, {
    goal,
    signal,
    timeoutMs,
    ...(isDone && { isDone }),
    ...(beside && { adjust: (movements) => keepCellFree(movements, cell) }),
  })
  if (walk.status === 'arrived' && !isInReach()) await stepToMiddle(bot, { signal, until: isInReach })
  return walk
}

function openCells(bot: Bot): IsOpen {
  return (x, y, z) => isOpenCell(bot, x, y, z)
}

// Above the cost at which the pathfinder rejects a step.
const forbidden = 200

/** A way that fills the cell on its way, by pillaring up out of it, would defeat its purpose. */
function keepCellFree(movements: CachedMovements, { x, y, z }: Position): void {
  movements.exclusionAreasPlace.push(({ position }) =>
    position.x === x && position.y === y && position.z === z ? forbidden : 0,
  )
}
