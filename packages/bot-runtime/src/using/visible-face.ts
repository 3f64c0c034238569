import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import type { Block } from '../bot/block.ts'
import { firstHit } from '../bot/first-hit.ts'
import { eyeHeight } from '../bot/eye-height.ts'

/** A side of a block that a look from the eyes meets. */
export interface VisibleFace {
  readonly side: Vec3
  /** Point to look at. */
  readonly aim: Vec3
}

// Most things are done on top.
const sides = [
  new Vec3(0, 1, 0),
  new Vec3(1, 0, 0),
  new Vec3(-1, 0, 0),
  new Vec3(0, 0, 1),
  new Vec3(0, 0, -1),
  new Vec3(0, -1, 0),
] as const

const reachBlocks = 4.5

// Just inside the block, so that a look ends in it and not beside it.
const depth = 0.45

// A click on a shape lower than its cell meets it further down.
const heights = [0, -0.3]

/** Finds a free side of a block that a look meets first; undefined when something is before each. */
export function visibleFace(bot: Bot, block: Block): VisibleFace | undefined {
  const middle = block.position.offset(0.5, 0.5, 0.5)
  for (const side of sides) {
    if (bot.blockAt(block.position.plus(side), false)?.boundingBox !== 'empty') continue
    for (const lower of heights) {
      const aim = middle.plus(side.scaled(depth)).offset(0, side.y === 0 ? lower : 0, 0)
      if (lookMeets(bot, aim)?.position.equals(block.position)) return { side, aim }
    }
  }
  return undefined
}

/** The first block that ends a look to a point; plants and fluids count when they are the point's own cell. */
export function lookMeets(bot: Bot, aim: Vec3): Block | undefined {
  const eye = bot.entity.position.offset(0, eyeHeight, 0)
  const cell = aim.floored()
  return firstHit(
    bot,
    { eye, aim, reachBlocks },
    ({ boundingBox, position }) => boundingBox === 'block' || position.equals(cell),
  )
}

/** Names a block and its place for a message. */
export function describeMet(block: Block | undefined): string {
  if (!block) return 'nothing in reach'
  const { x, y, z } = block.position
  return `${block.name} at (${x}, ${y}, ${z})`
}
