import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { isHotFloor } from './is-hot-floor.ts'

/** Whether a cell has firm ground below and room for a body, which may be wet. */
export function isBank(bot: Pick<Bot, 'blockAt'>, cell: Vec3): boolean {
  const [floor, body, head] = [-1, 0, 1].map((y) => bot.blockAt(cell.offset(0, y, 0), false))
  const isFree = (block: typeof body): boolean =>
    block?.boundingBox === 'empty' && !/^(lava|fire|soul_fire)$/.test(block.name)
  return floor?.boundingBox === 'block' && !isHotFloor(floor.name) && isFree(body) && isFree(head)
}
