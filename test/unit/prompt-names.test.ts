import { readFileSync } from 'node:fs'
import { actionSystemPrompt, programGlobals } from '@voyager-mc/action'
import { expect, test } from 'vitest'

const prompt = actionSystemPrompt({ primitives: '', skills: [] })
const kinds = ['bot-kind', 'plugin-kinds'].map((file) =>
  readFileSync(new URL(`../../packages/bot-runtime/src/capabilities/${file}.ts`, import.meta.url), 'utf8'),
)

test('every member of the bot in the prompt is one that programs may use', () => {
  const members = [...prompt.matchAll(/\bbot\.(\w+)/g)].map(([, name = '']) => name)
  // Named in the rules as what not to use.
  const refused = new Set(['on', 'once'])
  const listed = kinds.join('\n')
  const unknown = members.filter((name) => !refused.has(name) && !new RegExp(`\\b${name}\\b`).test(listed))
  expect(members.length).toBeGreaterThan(10)
  expect(unknown).toEqual([])
})

test('every goal in the prompt is in scope of a program', () => {
  const goals = [...prompt.matchAll(/\bGoal\w+/g)].map(([name]) => name)
  expect(goals.length).toBeGreaterThan(4)
  expect(programGlobals).toEqual(expect.arrayContaining(goals))
})
