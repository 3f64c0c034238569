import type { Bot } from 'mineflayer'
import { expect, test } from 'vitest'
import { isShorn } from './is-shorn.ts'

type Entity = Parameters<typeof isShorn>[1]

function sheep(majorVersion: string, fields: Readonly<Record<number, unknown>>): boolean {
  // The members that are read.
  const bot = { registry: { version: { majorVersion } } } as unknown as Bot
  const metadata: unknown[] = Object.assign([], fields)
  // The members that are read.
  return isShorn(bot, { name: 'sheep', metadata } as unknown as Entity)
}

test.for([
  ['1.16', { 16: 0 }, false],
  ['1.16', { 16: 16 + 4 }, true],
  ['1.19', { 17: 4 }, false],
  ['1.19', { 17: 16 }, true],
  ['1.21', { 16: true, 17: 0 }, true],
  ['1.21', {}, false],
] as const)('in %s a sheep with %j: %s', ([version, fields, isBare]) => {
  expect(sheep(version, fields)).toBe(isBare)
})
