import type { Primitive, PrimitiveContext } from '@voyager-mc/bot-runtime'
import { expect, test } from 'vitest'
import { watchPrimitives } from './watch-primitives.ts'

// The primitives of this test do not look at it.
const context = {} as PrimitiveContext

function primitive(name: string, call: () => Promise<unknown>): Primitive {
  return { name, summary: '', parameters: [], example: '', call }
}

test('names the primitive that runs, the inner one while it is called by another', async () => {
  const seen: (string | undefined)[] = []
  const note = (): void => {
    seen.push(watched.current())
  }
  const watched = watchPrimitives([
    primitive('mineBlock', async () => {
      note()
      await watched.primitives[1]?.call(context)
      note()
    }),
    primitive('goTo', async () => note()),
    primitive('craftItem', async () => {
      throw new Error('Nothing to craft from.')
    }),
  ])
  await watched.primitives[0]?.call(context)
  note()
  await expect(watched.primitives[2]?.call(context)).rejects.toThrow('Nothing')
  note()
  expect(seen).toEqual(['mineBlock', 'goTo', 'mineBlock', undefined, undefined])
})

test('leaves a value that comes at once as it is', () => {
  const held: Primitive = { ...primitive('count', async () => 1), isImmediate: true, call: () => 3 }
  expect(watchPrimitives([held]).primitives[0]?.call(context)).toBe(3)
})
