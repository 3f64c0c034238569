import { PassThrough } from 'node:stream'
import { fakeModel } from '@langchain/core/testing'
import { makeObservation } from '@voyager-mc/core/testing'
import { describe, expect, test } from 'vitest'
import { createCurriculum } from '../create-curriculum.ts'
import { createTerminalPrompter } from '../create-terminal-prompter.ts'
import { fixedCurriculum } from './fixed-curriculum.ts'
import { manualCurriculum } from './manual-curriculum.ts'
import { randomCurriculum } from './random-curriculum.ts'
import { toRunnable } from '../to-runnable.ts'

const observation = makeObservation()

test('the fixed curriculum gives its list once and then ends', async () => {
  const curriculum = fixedCurriculum(['Mine 1 dirt', { name: 'Eat', context: 'bread' }])
  expect(await curriculum.propose(observation)).toEqual({ name: 'Mine 1 dirt' })
  expect(await curriculum.propose(observation)).toEqual({ name: 'Eat', context: 'bread' })
  expect(await curriculum.propose(observation)).toBeUndefined()
  expect(await curriculum.propose(observation)).toBeUndefined()
})

describe('the random curriculum', () => {
  test.each([
    [0, 'Obtain 1 dirt'],
    [0.5, 'Obtain 1 coal'],
    [0.999_999, 'Obtain 1 coal'],
  ])('draws with %d', async (number, name) => {
    expect(await randomCurriculum(['dirt', 'coal'], { random: () => number }).propose(observation)).toEqual({
      name,
    })
  })

  test('refuses an empty list', () => {
    expect(() => randomCurriculum([])).toThrow(/at least one item/)
  })
})

describe('the manual curriculum', () => {
  test('takes what a person types, after a confirmation', async () => {
    const answers = ['', 'Mine 1 dirt', 'first try', 'n', ' Mine 2 dirt ', 'by hand', '']
    const curriculum = manualCurriculum({ prompter: async () => answers.shift() ?? 'y' })
    expect(await curriculum.propose(observation)).toEqual({ name: 'Mine 2 dirt', context: 'by hand' })
  })

  test('works on a terminal’s streams', async () => {
    const input = new PassThrough()
    const output = new PassThrough()
    const curriculum = manualCurriculum({ prompter: createTerminalPrompter({ input, output }) })
    const answers = ['Mine 1 dirt\n', '\n', 'y\n']
    output.on('data', (text: Buffer) => {
      if (/(Task|none\)|n\)): ?$|\) $/.test(text.toString())) input.write(answers.shift() ?? '\n')
    })
    expect(await curriculum.propose(observation)).toEqual({ name: 'Mine 1 dirt' })
  })

  test('stops asking when the signal is aborted', async () => {
    const controller = new AbortController()
    const reason = new Error('stop')
    const prompter = createTerminalPrompter({ input: new PassThrough(), output: new PassThrough() })
    const answer = prompter('Task: ', { signal: controller.signal })
    controller.abort(reason)
    await expect(answer).rejects.toBe(reason)
  })

  test('rejects when the input ends', async () => {
    const input = new PassThrough()
    const answer = createTerminalPrompter({ input, output: new PassThrough() })('Task: ')
    input.end()
    await expect(answer).rejects.toThrow(/keep it open/)
  })
})

test('a curriculum is a runnable named curriculum', async () => {
  const runnable = toRunnable(createCurriculum({ model: fakeModel() }))
  expect(runnable.getName()).toBe('curriculum')
  expect(await runnable.invoke(observation)).toMatchObject({ name: 'Mine 1 wood log' })
})
