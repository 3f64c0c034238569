import { expect, test } from 'vitest'
import { allPrimitives } from './all-primitives.ts'
import { primitiveNames } from './primitive-names.ts'

test('every primitive has the name it stands under', () => {
  expect(allPrimitives.map(({ name }) => name)).toEqual(primitiveNames)
})
