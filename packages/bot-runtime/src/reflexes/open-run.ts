import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { cornersOf } from '../bot/corners-of.ts'

/** A direction on the ground, of length one. */
export interface Heading {
  readonly x: number
  readonly z: number
}

// Falling farther hurts.
const deepestStep = 3

// Blocks between two looks at the way.
const stepBlocks = 0.5

const harmful = /^(lava|fire|soul_fire|cactus|sweet_berry_bush|powder_snow|cobweb|magma_block|wither_rose)$/

/** Where a run straight on from the bot's place would end after at most so many blocks: at a wall, a cliff, lava or water. */
export function openRun(bot: Bot, { x, z }: Heading, longestBlocks: number): Vec3 {
  let place = bot.entity.position.clone()
  for (let run = stepBlocks; run <= longestBlocks; run += stepBlocks) {
    const next = standingPlace(bot, place.offset(x * stepBlocks, 0, z * stepBlocks))
    if (!next) return place
    place = next
  }
  return place
}

/** The place itself, a step up or a harmless step down; undefined when a body cannot go there. */
function standingPlace(bot: Bot, place: Vec3): Vec3 | undefined {
  const feet = Math.floor(place.y + 0.01)
  const isFree = (height: number): boolean => cornersOf(place).every((corner) => isOpen(bot, corner, height))
  const isHeld = (height: number): boolean => cornersOf(place).some((corner) => carries(bot, corner, height))
  if (!isFree(feet)) {
    const above = feet + 1
    const hasRoom = isFree(above) && isFree(above + 1) && isOpen(bot, bot.entity.position, feet + 2)
    return hasRoom && isHeld(feet) ? place.offset(0, above - place.y, 0) : undefined
  }
  if (!isFree(feet + 1)) return undefined
  for (let height = feet - 1; height >= feet - 1 - deepestStep; height -= 1) {
    if (isHeld(height)) return place.offset(0, height + 1 - place.y, 0)
    if (!isFree(height)) return undefined
  }
  return undefined
}

function isOpen(bot: Bot, { x, z }: Vec3, height: number): boolean {
  const block = blockAt(bot, { x, z }, height)
  return (
    block !== null && block.boundingBox === 'empty' && !harmful.test(block.name) && block.name !== 'water'
  )
}

function carries(bot: Bot, { x, z }: Vec3, height: number): boolean {
  const block = blockAt(bot, { x, z }, height)
  return block !== null && block.boundingBox === 'block' && !harmful.test(block.name)
}

function blockAt(bot: Bot, { x, z }: Heading, height: number): ReturnType<Bot['blockAt']> {
  const { position } = bot.entity
  return bot.blockAt(position.offset(x - position.x, height - position.y, z - position.z), false)
}
