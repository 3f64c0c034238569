import { expect, test } from 'vitest'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import type { RunStore } from '../stores/run-store.ts'
import { createCheckpointWriter } from './create-checkpoint-writer.ts'
import { initialRunState } from './run-state.ts'

const completedTasks = 'curriculum/completed_tasks.json'

/** A clock that stands still, and a store in which writing a document takes so long. */
function slowStore(writeMs: number): {
  readonly store: RunStore
  readonly clock: { now(): number; sleep(): Promise<void> }
  readonly wait: (durationMs: number) => void
} {
  const inner = memoryRunStore()
  let now = 0
  const store: RunStore = {
    ...inner,
    writeDocument: async (name, value) => {
      now += name === completedTasks ? writeMs : 0
      await inner.writeDocument(name, value)
    },
  }
  return {
    store,
    clock: { now: () => now, sleep: async () => undefined },
    wait: (durationMs) => (now += durationMs),
  }
}

test('writes every document at first, and then what changed', async () => {
  const { store, clock } = slowStore(0)
  const checkpoints = createCheckpointWriter(store, { clock })
  await checkpoints.write(initialRunState)
  await checkpoints.write({ ...initialRunState, completed: ['a'], chestMemory: { '(1, 2, 3)': 'Unknown' } })
  expect({
    completed: await store.readDocument(completedTasks),
    failed: await store.readDocument('curriculum/failed_tasks.json'),
    chests: await store.readDocument('action/chest_memory.json'),
  }).toEqual({ completed: ['a'], failed: [], chests: { '(1, 2, 3)': 'Unknown' } })
})

test('rests fifty times as long as a write took', async () => {
  const { store, clock, wait } = slowStore(10)
  const checkpoints = createCheckpointWriter(store, { clock })
  await checkpoints.write({ ...initialRunState, completed: ['a'] })
  wait(499)
  await checkpoints.write({ ...initialRunState, completed: ['a', 'b'] })
  expect(await store.readDocument(completedTasks)).toEqual(['a'])
  wait(1)
  await checkpoints.write({ ...initialRunState, completed: ['a', 'b', 'c'] })
  expect(await store.readDocument(completedTasks)).toEqual(['a', 'b', 'c'])
})

test('leaves nothing behind at the end of a run', async () => {
  const { store, clock } = slowStore(10)
  const checkpoints = createCheckpointWriter(store, { clock })
  await checkpoints.write(initialRunState)
  await checkpoints.write({ ...initialRunState, completed: ['a'] }, { isLast: true })
  expect(await store.readDocument(completedTasks)).toEqual(['a'])
})

test('writes again what could not be written', async () => {
  const inner = memoryRunStore()
  let isFull = true
  const writeDocument: RunStore['writeDocument'] = async (name, value) => {
    if (isFull) throw new Error('ENOSPC')
    await inner.writeDocument(name, value)
  }
  const checkpoints = createCheckpointWriter(
    { ...inner, writeDocument },
    { clock: { now: () => 0, sleep: async () => undefined } },
  )
  const state = { ...initialRunState, completed: ['a'] }
  await expect(checkpoints.write(state)).rejects.toThrow('ENOSPC')
  isFull = false
  await checkpoints.write(state)
  expect(await inner.readDocument(completedTasks)).toEqual(['a'])
})
