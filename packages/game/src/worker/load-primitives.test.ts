import { definePrimitive, primitiveNameFault, succeeded } from '@voyager-mc/bot-runtime'
import { describePrimitives } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { PrimitiveModuleError } from '../errors/primitive-module-error.ts'
import { describePrimitive, loadPrimitives } from './load-primitives.ts'

const jump = definePrimitive({
  name: 'jump',
  summary: 'Jumps while `until` says so.',
  parameters: { until: { type: 'function', summary: 'asked', fallback: () => false } },
  example: 'await jump(bot)',
  run: async () => succeeded(),
})

const moduleOf = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`
const valid = `{ name: 'hop', summary: 'Hops.', parameters: [], example: 'await hop(bot)', call: async () => 1 }`

test('adds the primitives of each module to the known ones', async () => {
  const url = moduleOf(`export const primitives = [${valid}]`)
  const all = await loadPrimitives([url], { known: [jump], faultOf: primitiveNameFault })
  expect(all.map(({ name }) => name)).toEqual(['jump', 'hop'])
})

test.each([
  ['does not load (oh no)', `throw new Error('oh no.')`],
  ['no list named primitives', `export const primitive = ${valid}`],
  ['no list named primitives', `export const primitives = []`],
  ['primitives[0] is not an object', `export const primitives = [3]`],
  ['no name that programs can call', `export const primitives = [{ ...${valid}, name: 'hop now' }]`],
  ['no name that programs can call', `export const primitives = [{ ...${valid}, name: 'await' }]`],
  ['programs mean something else by it', `export const primitives = [{ ...${valid}, name: 'bot' }]`],
  ['programs mean something else by it', `export const primitives = [{ ...${valid}, name: 'JSON' }]`],
  ['(hop) has an isImmediate', `export const primitives = [{ ...${valid}, isImmediate: 'yes' }]`],
  ['(hop) is unlisted', `export const primitives = [{ ...${valid}, isUnlisted: true }]`],
  ['(hop) has no summary', `export const primitives = [{ ...${valid}, summary: ' ' }]`],
  ['(hop) has no example', `export const primitives = [{ ...${valid}, example: undefined }]`],
  ['(hop) has no function call', `export const primitives = [{ ...${valid}, call: 1 }]`],
  [
    '(hop) has parameters without',
    `export const primitives = [{ ...${valid}, parameters: [{ name: 'a' }] }]`,
  ],
  ['a primitive jump already', `export const primitives = [{ ...${valid}, name: 'jump' }]`],
])('refuses a module: %s', async (problem, source) => {
  const url = moduleOf(source)
  const loading = loadPrimitives([url], { known: [jump], faultOf: primitiveNameFault })
  await expect(loading).rejects.toSatisfy(PrimitiveModuleError.isInstance)
  await expect(loading).rejects.toMatchObject({ url, problem: expect.stringContaining(problem) })
})

test('one that models are not told of stays so outside the thread', () => {
  expect(describePrimitive({ ...jump, isUnlisted: true })).toMatchObject({ isUnlisted: true })
  expect(describePrimitive(jump)).not.toHaveProperty('isUnlisted')
})

test('what leaves the thread is plain and says the same', () => {
  const description = structuredClone(describePrimitive(jump))
  expect(describePrimitives([description])).toBe(describePrimitives([jump]))
})
