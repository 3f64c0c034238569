import { openDatabase } from '@voyager-mc/core/sqlite'
import { watchWorld } from '@voyager-mc/vision/watch'
import { expect, test } from 'vitest'
import { memoryClock } from '../testing/memory-clock.ts'
import { walkingBot } from '../testing/walking-bot.ts'
import { recordWorld } from './record-world.ts'

const minutes = 4
const ticksPerMinute = 1200
const mostBytes = 52_000

test('four minutes of walking over hills and caves take the room that they took', async () => {
  const database = openDatabase(':memory:')
  const bot = walkingBot()
  const watch = watchWorld(bot, { rangeBlocks: 32 })
  const recording = recordWorld(database, { clock: memoryClock })
  for (let tick = 0; tick < minutes * ticksPerMinute; tick += 20) {
    bot.walkTo(tick)
    const frame = watch.take()
    if (frame) recording.take(frame)
  }
  await recording.end()
  watch.stop()
  const { bytes } = database.get('SELECT sum(length(frames)) AS bytes FROM recording') ?? {}
  database.close()
  // A tenth more than it took when this was written; with all that is buried it was 82,000.
  expect(Number(bytes)).toBeLessThan(mostBytes)
  expect(Number(bytes)).toBeGreaterThan(mostBytes / 2)
})
