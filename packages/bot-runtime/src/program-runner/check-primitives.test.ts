import { InvalidArgumentError } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { describeScope } from '../border/describe-scope.ts'
import { checkPrimitives } from './check-primitives.ts'

const named = (name: string): { readonly name: string } => ({ name })

test('names that mean nothing else can be called', () => {
  const primitives = ['mineBlock', 'wait', '_hop', 'build2', '$turn'].map(named)
  expect(checkPrimitives(primitives)).toBe(primitives)
})

test.each([
  'hop now',
  '',
  'await',
  'class',
  '1st',
  'constructor()',
  'Promise',
  'a'.repeat(300),
  'bot',
  'mcData',
  'Vec3',
  'GoalNear',
  'Movements',
  'console',
  'setTimeout',
  'Math',
  'JSON',
  'eval',
  'process',
  '$$at',
  '$$track',
])('no primitive can be named %j', (name) => {
  expect(() => checkPrimitives([named(name)])).toThrow(InvalidArgumentError)
})

test('two primitives cannot have one name', () => {
  expect(() => checkPrimitives([named('mineBlock'), named('hop'), named('mineBlock')])).toThrow(
    'primitives is "mineBlock"; choose another name: another one has that name.',
  )
})

test('a name that is refused otherwise is no longer so once a primitive has it', () => {
  const refused = (names: readonly string[]): boolean =>
    describeScope({ primitives: names.map(named) }).members.some(({ path }) => path === 'wait')
  expect(refused([])).toBe(true)
  expect(refused(['wait'])).toBe(false)
})
