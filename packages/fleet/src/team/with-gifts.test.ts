import {
  makeObservation,
  makeStepResult,
  scriptedActionAgent,
  scriptedCritic,
} from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { memoryTaskBoard } from './memory-task-board.ts'
import { withGifts } from './with-gifts.ts'

const board = memoryTaskBoard()
const program = { name: 'own', source: 'async function own(bot) {}' }
const { actionAgent, critic } = withGifts(
  {
    actionAgent: scriptedActionAgent(() => program),
    critic: scriptedCritic({ success: true, reasoning: 'own', feedback: '' }),
  },
  board,
)
const gift = { name: 'Give 3 oak_log to Ada' }
const gave = (given: number, player = 'Ada') => ({
  type: 'primitive-result' as const,
  tick: 1,
  primitive: 'giveItem',
  status: 'succeeded' as const,
  detail: { player, item: 'oak_log', given },
})

test('writes a program that goes where the other one was and gives', async () => {
  await board.locate({ bot: 'Ada', position: { x: 1.5, y: 64, z: -2.5 }, dimension: 'overworld' })
  const { source } = await actionAgent.generate({ task: gift, observation: makeObservation(), skills: [] })
  expect(source).toContain('await goTo(bot, new Vec3(1, 64, -3))')
  expect(source).toContain('await giveItem(bot, "Ada", "oak_log", 3)')
})

test.each([
  { events: [gave(3)], success: true },
  { events: [gave(1), gave(2)], success: true },
  { events: [gave(2)], success: false },
  { events: [gave(3, 'Ben')], success: false },
  { events: [], success: false },
])('counts what the other one took: $success', async ({ events, success }) => {
  const step = makeStepResult({ events })
  expect(await critic.evaluate({ task: gift, before: makeObservation(), step })).toMatchObject({ success })
})

test('leaves every other task to the roles', async () => {
  const task = { name: 'Give up' }
  expect(await actionAgent.generate({ task, observation: makeObservation(), skills: [] })).toEqual(program)
  const step = makeStepResult({})
  expect(await critic.evaluate({ task, before: makeObservation(), step })).toMatchObject({ reasoning: 'own' })
})
