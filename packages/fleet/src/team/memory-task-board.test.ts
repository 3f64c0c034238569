import { manualClock } from '@voyager-mc/core/testing'
import { describe, expect, test } from 'vitest'
import { testTaskBoard } from '../testing/test-task-board.ts'
import { memoryTaskBoard } from './memory-task-board.ts'

describe('memoryTaskBoard', () =>
  testTaskBoard({ test, expect, open: (clock) => memoryTaskBoard({ clock }) }))

test('without an end of the lease a slow bot keeps its task', async () => {
  const clock = manualClock()
  const claimLate = async (leaseMs: number): Promise<string | undefined> => {
    const board = memoryTaskBoard({ clock, leaseMs })
    await board.post([{ id: 'wood', task: 'Mine 1 oak_log' }])
    await board.claim('Ada')
    await clock.advance(3_600_000)
    return (await board.claim('Ben'))?.id
  }
  expect(await claimLate(600_000)).toBe('wood')
  expect(await claimLate(Infinity)).toBeUndefined()
})
