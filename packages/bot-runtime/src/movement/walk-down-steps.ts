import type { Bot } from 'mineflayer'

/** A cell that a path leads to. */
export interface StepNode {
  readonly x: number
  readonly y: number
  readonly z: number
}

// Farther off than this a node is not in the next cell.
const nextBlocks = 1.5

// A node so far below the feet is a step down.
const stepBlocks = 0.5

// Whoever is slower hangs at something, and a jump may free him; in blocks a tick.
const slowBlocks = 0.05

/**
 * Takes back a jump of the pathfinder down a step into the next cell.
 *
 * Root cause: where a walk cannot run straight on, it tries a running jump, and takes it for right when the body passes
 * the node on its way. The body flies on: at the edge of a fortress of the Nether that was a fall into lava. Remove when
 * mineflayer-pathfinder asks where a jump comes down.
 */
export function walkDownSteps(bot: Bot, node: StepNode | undefined): void {
  const { position, velocity, onGround } = bot.entity
  if (node === undefined || !onGround || !bot.getControlState('jump')) return
  const isNext = Math.hypot(node.x - position.x, node.z - position.z) < nextBlocks
  if (!isNext || node.y > position.y - stepBlocks) return
  if (Math.hypot(velocity.x, velocity.z) >= slowBlocks) bot.setControlState('jump', false)
}
