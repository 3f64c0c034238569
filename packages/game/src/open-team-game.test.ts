import { manualClock } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { openTeamGame } from './index.ts'
import { answerAtOnce, fakeThreads } from './testing/fake-thread.ts'

const program = { name: 'main', source: 'async function main(bot) {}' }

// Otherwise it would be there or not by how long the learners think on the wall.
test.each([true, false])(
  'a bot that leaves is gone in the next round of the others (they wait already: %s)',
  async (isWaitedFor) => {
    const threads = fakeThreads({ onRequest: answerAtOnce })
    const surroundings = { startThread: threads.startThread, clock: manualClock() }
    const team = await openTeamGame({ names: ['Ada', 'Ben'], world: { seed: 1 } }, surroundings)
    const [ada, ben] = team.members
    await ada?.reset()
    await ben?.reset()
    const play = () => ada?.step(program).catch(() => undefined)
    if (isWaitedFor) await Promise.all([play(), ben?.close()])
    else await Promise.all([ben?.close(), play()])
    const asked = threads.all[0]?.received.flatMap((message) =>
      message.type === 'call' ? [message.request.type] : [],
    )
    expect(asked).toEqual(['reset', 'reset', 'leave', 'step'])
  },
)
