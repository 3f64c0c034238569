import type { WorldContext } from '../context/world-context.ts'
import { ticksPerDay, timePacket } from '../protocol/time-packet.ts'
import type { CommandDefinition } from './define-command.ts'
import { parseTicks } from '../context/parse-number.ts'

const namedTimes: Readonly<Record<string, number>> = {
  day: 1000,
  noon: 6000,
  night: 13_000,
  midnight: 18_000,
}

/** Sets, moves and shows the time. */
export const timeCommand: CommandDefinition = {
  usage: '/time (add <time> | query (daytime|gametime|day) | set (day|night|noon|midnight|<time>))',
  run({ world, args }) {
    const action = args.choice(['set', 'add', 'query'])
    if (action === 'query') {
      const what = args.choice(['daytime', 'gametime', 'day'])
      args.end()
      const { sky, tick } = world
      const result = { daytime: sky.timeOfDay, gametime: tick, day: sky.day }[what]
      return { text: `The time is ${result}`, result }
    }
    const word = args.word()
    args.end()
    const named = action === 'set' && Object.hasOwn(namedTimes, word) ? namedTimes[word] : undefined
    const ticks = named ?? parseTicks(word)
    const now = world.sky.day * ticksPerDay + world.sky.timeOfDay
    const total = action === 'set' ? ticks : now + ticks
    setTime(world, total)
    return `Set the time to ${action === 'set' ? total : world.sky.timeOfDay}`
  },
}

function setTime(world: WorldContext, total: number): void {
  world.sky.day = Math.floor(total / ticksPerDay)
  world.sky.timeOfDay = total % ticksPerDay
  world.broadcast('update_time', timePacket(world))
}
