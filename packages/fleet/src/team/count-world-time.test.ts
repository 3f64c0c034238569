import { fakeEnvironment, makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { countWorldTime } from './count-world-time.ts'

const program = { name: 'main', source: '' }

test('counts what passed over days, once for all bots', async () => {
  const time = countWorldTime()
  const times = [14_000, 500, 400, 6000]
  const environment = time.watch(
    fakeEnvironment({
      onStep: () => makeStepResult({ observation: makeObservation({ timeOfDay: times.shift() ?? 0 }) }),
    }),
  )
  await environment.reset() // at 6000
  const before = time.ticks
  while (times.length > 0) await environment.step(program)
  expect(time.ticks - before).toBe(24_000)
})
