import { InvalidArgumentError } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { describeScope } from '../border/describe-scope.ts'
import { allPrimitives } from '../primitives/all-primitives.ts'
import { definePrimitive, type Primitive } from '../primitives/define-primitive.ts'
import { succeeded } from '../primitives/primitive-result.ts'
import { checkPrimitives } from './check-primitives.ts'

function named(name: string): Primitive {
  return definePrimitive({
    name,
    summary: 'Does nothing.',
    parameters: {},
    example: `await ${name}(bot)`,
    run: async () => succeeded(),
  })
}

test('the built-in primitives can be called', () => {
  expect(checkPrimitives(allPrimitives)).toBe(allPrimitives)
})

test.each([
  ...['hop now', '', 'await', 'class', '1st', 'constructor()', 'Promise', 'a'.repeat(300)],
  ...['bot', 'mcData', 'Vec3', 'GoalNear', 'Movements', 'console', 'setTimeout', 'Math', 'JSON', 'eval'],
  ...['process', '$$at', '$$track'],
])('no primitive can be named %j', (name) => {
  expect(() => checkPrimitives([named(name)])).toThrow(InvalidArgumentError)
})

test('two primitives cannot have one name', () => {
  expect(() => checkPrimitives([...allPrimitives, named('mineBlock')])).toThrow(
    'primitives is "mineBlock"; choose another name: another one has that name.',
  )
})

test('a name that is refused otherwise is no longer so once a primitive has it', () => {
  const refused = (names: readonly string[]): boolean =>
    describeScope({ primitives: names.map(named) }).members.some(({ path }) => path === 'wait')
  expect(refused([])).toBe(true)
  expect(refused(['wait'])).toBe(false)
})
