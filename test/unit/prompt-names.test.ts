import { actionSystemPrompt } from '@voyager-mc/action'
import { describeBorder, describeScope } from '@voyager-mc/bot-runtime'
import { expect, test } from 'vitest'

const prompt = actionSystemPrompt({ primitives: '', skills: [], scope: describeScope() })

test('every member of the bot in the prompt is one that programs may use', () => {
  const members = [...prompt.matchAll(/\bbot\.(\w+)/g)].map(([, name = '']) => name)
  const allowed = describeBorder()
    .find(({ name }) => name === 'bot')
    ?.members.flatMap(({ name, use }) => (use === 'refused' ? [] : [name]))
  expect(members.length).toBeGreaterThan(10)
  expect(allowed).toEqual(expect.arrayContaining(members))
})

test('every goal in the prompt is in scope of a program', () => {
  const goals = [...prompt.matchAll(/\bGoal\w+/g)].map(([name]) => name)
  expect(goals.length).toBeGreaterThan(4)
  expect(describeScope().names).toEqual(expect.arrayContaining(goals))
})
