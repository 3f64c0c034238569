import { allPrimitives } from '@voyager-mc/bot-runtime'
import { expect, test } from 'vitest'
import { primitiveClasses } from '../../bench/primitives/primitive-classes.ts'

test('every primitive that models are told of has one class in the benchmark of primitives', () => {
  const classed = Object.values(primitiveClasses).flat()
  const told = allPrimitives.filter(({ isUnlisted = false }) => !isUnlisted).map(({ name }) => name)
  expect(told.filter((name) => !classed.includes(name))).toEqual([])
  const names = allPrimitives.map(({ name }) => name)
  expect(classed.filter((name) => !names.includes(name))).toEqual([])
  expect(new Set(classed).size).toBe(classed.length)
})
