import { expect, test } from 'vitest'
import { sampleRun } from '../testing/sample-run.ts'
import { sampleWorld } from '../testing/sample-world.ts'
import { stateAt } from '../world/world-state.ts'
import { createReplay } from './create-replay.ts'
import { parseReplay, type RecordedFrame } from './replay-data.ts'
import { replayLines } from './replay-lines.ts'

const records = sampleRun()
const beganAtMs = records[0]?.atMs ?? 0
const { sections: _all, looks: _told, met: _met, moved: _moved, ...still } = sampleWorld()

/** A frame each second of the world; in each the bot digs one block further to the east. */
function frames(count: number): readonly RecordedFrame[] {
  return Array.from({ length: count }, (_, index) => ({
    atMs: beganAtMs + 500 + index * 10,
    frame:
      index === 0
        ? sampleWorld()
        : { ...still, tick: 100 + index * 20, changes: [[index % 48, 63, Math.floor(index / 48), 0]] },
  }))
}

test('is the run as it was after each record', () => {
  const replay = createReplay({ title: 'sample', records, frames: [] })
  expect([replay.hasWorld, replay.lengthMs, replay.steps.length]).toEqual([false, 15_000, 16])
  expect(replay.at(0).view.records).toBe(1)
  expect(replay.at(1500).view.task?.name).toBe('Mine 1 oak_log')
  expect(replay.at(15_000).view.tasks[0]?.status).toBe('completed')
  expect(replay.at(8000).view.tasks[0]?.attempts.map(({ status }) => status)).toEqual(['failed'])
})

test('names what failed with its place', () => {
  const { failures } = createReplay({ title: 'sample', records, frames: [] })
  expect(failures).toEqual([{ positionMs: 8000, text: 'Mine 1 oak_log: attempt 1 failed' }])
})

test('the world goes forward and back, and is at every moment what it was', () => {
  const count = 1200
  const replay = createReplay({ title: 'sample', records, frames: frames(count) })
  const dug = (positionMs: number): number => {
    const { world } = replay.at(positionMs)
    return Array.from({ length: count }, (_, index) => index).filter(
      (index) => stateAt(world, index % 48, 63, Math.floor(index / 48)) === 0,
    ).length
  }
  expect(replay.hasWorld).toBe(true)
  const moments = [0, 900_000, 30_000, 1_199_000, 450_000, 449_000, 10]
  const inOrder = moments.map((at) => [at, dug(at)])
  expect(inOrder).toEqual(moments.map((at) => [at, countAt(at)]))
  expect(dug(1_199_999)).toBe(count - 1)
})

/** The same without ever going back. */
function countAt(at: number): number {
  const fresh = createReplay({ title: 'sample', records, frames: frames(1200) })
  const { world } = fresh.at(at)
  return Array.from({ length: 1200 }, (_, index) => index).filter(
    (index) => stateAt(world, index % 48, 63, Math.floor(index / 48)) === 0,
  ).length
}

test('an empty run has a length of nothing', () => {
  const replay = createReplay({ title: 'none', records: [], frames: [] })
  expect([replay.lengthMs, replay.at(5).view.records, replay.at(5).count]).toEqual([0, 0, 0])
})

test('comes through its lines as it was, with a fault as the last', async () => {
  const lines = await Array.fromAsync(
    replayLines({
      title: 'sample',
      async *replay() {
        for (const record of records) yield { record }
        yield { text: JSON.stringify([7, sampleWorld()]) }
        throw new Error('The rest is gone.')
      },
    }),
  )
  expect(parseReplay(lines.join(''))).toEqual({
    title: 'sample',
    records,
    frames: [{ atMs: 7, frame: sampleWorld() }],
    fault: 'The rest is gone.',
  })
})
