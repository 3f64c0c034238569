import { expect, test } from 'vitest'
import { callsSkill } from './calls-skill.ts'

test.each([
  ['await mineLog(bot)', 'mineLog', true],
  ['async function mineLog(bot) {}', 'mineLog', false],
  ['async function mineLog(bot) { await mineLog(bot) }', 'mineLog', true],
  ['await nimineLog(bot)', 'mineLog', false],
  ['await mineLogs(bot)', 'mineLog', false],
  ['await $mine(bot)', '$mine', true],
  ['await a$mine(bot)', '$mine', false],
  ['', 'mineLog', false],
])('%j calls %s: %j', (source, name, isCalled) => {
  expect(callsSkill(source, name)).toBe(isCalled)
})
