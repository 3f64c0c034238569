import type { Observation, StepResult } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { createTechTree } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { joiningCritic } from './joining-critic.ts'
import { postconditionCritic } from './postcondition-critic.ts'

const techTree = createTechTree('1.19.4')
const start = makeObservation({ inventory: { iron_pickaxe: 1 }, timeOfDay: 1000 })

const holding = (diamond: number, timeOfDay: number): Observation =>
  makeObservation({ inventory: { iron_pickaxe: 1, ...(diamond > 0 && { diamond }) }, timeOfDay })

const found = (delta: number, observation: Observation): StepResult =>
  makeStepResult({
    observation,
    events: [
      ...Array.from({ length: delta }, (_, x) => ({
        type: 'block-dig' as const,
        block: 'diamond_ore',
        position: { x: 10 * observation.timeOfDay + x, y: 0, z: 0 },
        tick: 1,
      })),
      { type: 'item-change', item: 'diamond', delta, total: 3, source: 'pickup', tick: 2 },
    ],
  })

/** Verdicts on attempts at one task, one after the other. */
async function judge(
  attempts: readonly (readonly [before: Observation, step: StepResult])[],
  name = 'Mine 3 diamond',
): Promise<readonly boolean[]> {
  const critic = joiningCritic(postconditionCritic({ techTree }))
  const verdicts: boolean[] = []
  for (const [before, step] of attempts)
    verdicts.push((await critic.evaluate({ task: { name }, before, step })).success)
  return verdicts
}

const [two, three] = [holding(2, 2000), holding(3, 3000)]

test('what an attempt has brought counts for the next one', async () => {
  expect(
    await judge([
      [start, found(2, two)],
      [two, found(1, three)],
    ]),
  ).toEqual([false, true])
})

test('says what all attempts together still lack', async () => {
  const critic = joiningCritic(postconditionCritic({ techTree }))
  const task = { name: 'Mine 3 diamond' }
  const one = holding(1, 1500)
  await critic.evaluate({ task, before: start, step: found(1, one) })
  const { feedback } = await critic.evaluate({ task, before: one, step: found(1, two) })
  expect(feedback).toContain('Gained 2 of 3 diamond')
})

test('what was lost in between counts for nothing', async () => {
  const none = holding(0, 2500)
  expect(
    await judge([
      [start, found(2, two)],
      [none, found(1, holding(1, 3000))],
    ]),
  ).toEqual([false, false])
  const death = {
    type: 'item-change',
    item: 'diamond',
    delta: -2,
    total: 0,
    tick: 3,
  } as const
  const lost = { ...found(2, none), events: [...found(2, none).events, death] }
  expect(
    await judge([
      [start, lost],
      [none, found(1, holding(1, 3000))],
    ]),
  ).toEqual([false, false])
})

test('an attempt that does not go on where the other ended stands alone', async () => {
  const later = { ...two, timeOfDay: 2600 }
  expect(
    await judge([
      [start, found(2, two)],
      [later, found(1, three)],
    ]),
  ).toEqual([false, false])
})

test('a success ends the sum, and a task with a condition has none', async () => {
  const five = holding(5, 4000)
  expect(
    await judge([
      [start, found(2, two)],
      [two, found(1, three)],
      [three, found(2, five)],
    ]),
  ).toEqual([false, true, false])
  const name = 'Mine 3 diamond before night'
  expect(
    await judge(
      [
        [start, found(2, two)],
        [two, found(1, three)],
      ],
      name,
    ),
  ).toEqual([false, false])
})
