import type { Bot } from 'mineflayer'

/** Blocks that what is thrown level flies, about. */
const flightBlocks = 3

/** Turns that are tried, in steps of 45 degrees, the least first. */
const turns = [0, 1, -1, 2, -2, 3, -3, 4]

/** Finds the direction, in radians, next to the present one in which a thrown item flies farthest before a wall sends it back. */
export function openYaw(bot: Bot): number {
  const yaws = turns.map((turn) => bot.entity.yaw + (turn * Math.PI) / 4)
  const reaches = yaws.map((yaw) => openBlocks(bot, yaw))
  return yaws[reaches.indexOf(Math.max(...reaches))] ?? bot.entity.yaw
}

/** Blocks, up to those of the flight, in which nothing stands in the way at the height of head and feet. */
function openBlocks(bot: Bot, yaw: number): number {
  const isOpen = (step: number): boolean =>
    [0, 1].every((up) => {
      const cell = bot.entity.position.offset(-Math.sin(yaw) * step, up, -Math.cos(yaw) * step)
      return bot.blockAt(cell)?.boundingBox === 'empty'
    })
  let open = 0
  while (open < flightBlocks && isOpen(open + 1)) open += 1
  return open
}
