import { expect, test } from 'vitest'
import { makeStep, makeTrial } from '../testing/make-trial.ts'
import { firstDifference } from './first-difference.ts'

const step = makeStep()
const later = makeStep({ attempt: 2, program: 'mineStone', ticks: 2000 })

test('trials that differ by nothing but the time on the wall are the same', () => {
  expect(firstDifference([makeTrial()], [makeTrial({ wallMs: 99, condition: 'again' })])).toBeUndefined()
})

test('the first step that differs is named, before the figures that follow from it', () => {
  const first = makeTrial({ steps: [step, later] })
  const second = makeTrial({ ticks: 1300, steps: [step, { ...later, health: 18 }] })
  expect(firstDifference([makeTrial({ seed: 2 }), first], [second, makeTrial({ seed: 2 })])).toEqual({
    task: 'first-log',
    condition: 'rules',
    seed: 1,
    step: 2,
    member: 'health',
    values: [20, 18],
  })
})

test('a step that only one of them has is a difference', () => {
  const longer = makeTrial({ steps: [step, later] })
  expect(firstDifference([makeTrial({ steps: [step] })], [longer])).toMatchObject({
    step: 2,
    member: 'program',
    values: [undefined, 'mineStone'],
  })
})

test('where the steps are the same, what differs in the trial is named, there or not', () => {
  const found = firstDifference([makeTrial()], [makeTrial({ claim: true })])
  expect(found).toMatchObject({ member: 'claim', values: [undefined, true] })
  expect(found?.step).toBeUndefined()
})

test('what only one evaluation has is no difference', () => {
  expect(firstDifference([makeTrial(), makeTrial({ seed: 2, deaths: 3 })], [makeTrial()])).toBeUndefined()
})
