import { describe, expect, test } from 'vitest'
import { testTaskBoard } from '../testing/test-task-board.ts'
import { documentTaskBoard, type BoardDocuments } from './document-task-board.ts'

function memoryDocuments(): BoardDocuments & { readonly written: Map<string, unknown> } {
  const written = new Map<string, unknown>()
  return {
    written,
    readDocument: async (name) => written.get(name),
    writeDocument: async (name, value) => void written.set(name, JSON.parse(JSON.stringify(value))),
  }
}

describe('documentTaskBoard', () =>
  testTaskBoard({ test, expect, open: (clock) => documentTaskBoard(memoryDocuments(), { clock }) }))

test('goes on where the earlier process ended', async () => {
  const documents = memoryDocuments()
  const first = documentTaskBoard(documents)
  await first.post([
    { id: 'a', task: 'Mine 1 dirt' },
    { id: 'b', task: 'Mine 2 dirt', needs: ['a'] },
  ])
  await first.claim('Ada')
  await first.done('a', 'Ada')
  const second = documentTaskBoard(documents)
  expect(await second.post([{ id: 'a', task: 'Mine 1 dirt' }])).toBe(0)
  expect((await second.claim('Ben'))?.id).toBe('b')
})

test('keeps what it had when a change could not be written', async () => {
  const documents = memoryDocuments()
  const board = documentTaskBoard({
    ...documents,
    writeDocument: async (name, value) => {
      if (JSON.stringify(value).includes('claimed')) throw new RangeError('The disk is full.')
      await documents.writeDocument(name, value)
    },
  })
  await board.post([{ id: 'a', task: 'Mine 1 dirt' }])
  await expect(board.claim('Ada')).rejects.toThrow('The disk is full.')
  expect((await board.tasks())[0]?.state).toBe('open')
})
