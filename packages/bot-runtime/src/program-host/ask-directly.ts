import type { Bot } from 'mineflayer'
import type { AskCells } from '../membrane/cell-question.ts'

type Matcher = (block: ReturnType<Bot['blockAt']>) => unknown

/** Asks a function that is not the guest's, one block after the other; runners without a sandbox have such. */
export function askDirectly(bot: Bot, matcher: Function): AskCells {
  return ({ origin, size, cells, also }) => {
    const matched: number[] = []
    for (let cell = 0; cell < cells.length; cell += 1) {
      if (cells[cell] === ' ') continue
      const [x, y, z] = [cell % size, Math.floor(cell / size ** 2), Math.floor(cell / size) % size]
      const block = bot.blockAt(bot.entity.position.clone().set(origin.x + x, origin.y + y, origin.z + z))
      // Every caller checked that it is a function; what it takes is up to it.
      const isMatch = [matcher, also].every((action) => !action || (action as Matcher)(block))
      if (isMatch) matched.push(cell)
    }
    return { matched, settled: new Map() }
  }
}
