import loadRegistry from 'prismarine-registry'
import { expect, test } from 'vitest'
import { biomeTable } from './biome-table.ts'

test('mountains go by the name of their time', () => {
  expect(biomeTable(loadRegistry('1.16.5')).get('windswept_hills')?.name).toBe('mountains')
  expect(biomeTable(loadRegistry('1.18.2')).get('windswept_hills')?.name).toBe('windswept_hills')
})

test('cherry groves exist from 1.20 on', () => {
  expect(biomeTable(loadRegistry('1.19.4')).has('cherry_grove')).toBe(false)
  expect(biomeTable(loadRegistry('1.20.1')).has('cherry_grove')).toBe(true)
})
