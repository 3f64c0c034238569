import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { describe, expect, test } from 'vitest'
import type { Prompter } from '@voyager-mc/prompting'
import { manualCritic } from './manual-critic.ts'
import { testCritic } from './testing/index.ts'

const request = { task: { name: 'Mine 1 oak_log' }, before: makeObservation(), step: makeStepResult() }

function scripted(...answers: readonly string[]): {
  readonly prompter: Prompter
  readonly questions: string[]
} {
  const questions: string[] = []
  const prompter: Prompter = async (question) => {
    questions.push(question)
    return answers[questions.length - 1] ?? ''
  }
  return { prompter, questions }
}

describe('the shared suite', () => {
  testCritic({
    test,
    create: () =>
      manualCritic({
        prompter: async (question) => (/Success\?/.test(question) && /oak_log 1/.test(question) ? 'y' : ''),
      }),
  })
})

test('takes the verdict and the critique a person types', async () => {
  const { prompter, questions } = scripted('n', ' mine it ', '')
  expect(await manualCritic({ prompter }).evaluate(request)).toMatchObject({
    success: false,
    feedback: 'mine it',
  })
  expect(questions[0]).toContain('Task: Mine 1 oak_log')
})

test('asks again when the person does not confirm', async () => {
  const { prompter } = scripted('n', 'oops', 'n', 'Y', 'yes')
  expect(await manualCritic({ prompter }).evaluate(request)).toMatchObject({ success: true, feedback: '' })
})
