import { expect, test } from 'vitest'
import { watchBackgroundWork, type BackgroundWork } from './watch-background-work.ts'

interface Watched {
  readonly work: BackgroundWork
  /** Lets time pass while these requests are under way, and says whether they are waited for at every look. */
  readonly isWaitedFor: (passedMs: number, ...requests: readonly string[]) => boolean
  /** The same with many looks afterwards, as a thread makes them that has nothing else to do. */
  readonly isWaitedForLong: (passedMs: number, ...requests: readonly string[]) => boolean
}

function watch(): Watched {
  let nowMs = 0
  let requests: readonly string[] = []
  const realm = { WebAssembly: { compile: async () => ({}), instantiate: async () => ({}) } }
  const work = watchBackgroundWork(realm as unknown as typeof globalThis, {
    // the part of a realm that is read
    now: () => nowMs,
    resources: () => ['TCPSocketWrap', ...requests],
  })
  const isWaitedFor: Watched['isWaitedFor'] = (passedMs, ...given) => {
    requests = given
    const isFirst = work.isPending()
    nowMs += passedMs
    return isFirst && work.isPending()
  }
  return {
    work,
    isWaitedFor,
    isWaitedForLong(passedMs, ...given) {
      const isFirst = isWaitedFor(passedMs, ...given)
      return Array.from({ length: 1000 }, work.isPending).every((isPending) => isPending) && isFirst
    },
  }
}

test('waits for nothing when no file is read', () => {
  expect(watch().isWaitedFor(0)).toBe(false)
})

test('waits for a file that a busy machine is slow with', () => {
  expect(watch().isWaitedFor(4000, 'FSReqPromise')).toBe(true)
})

test('waits for a chain of files, however long it is, as long as one comes after the other', () => {
  const { isWaitedFor } = watch()
  const chain = Array.from({ length: 20 }, (_nothing, index) =>
    isWaitedFor(700, index % 2 === 0 ? 'FSReqPromise' : 'FileHandleCloseReq'),
  )
  expect(chain).not.toContain(false)
})

test('does not wait for a read that somebody else has to end, such as that of a pipe', () => {
  const { isWaitedFor, isWaitedForLong } = watch()
  expect(isWaitedForLong(6000, 'FSReqCallback')).toBe(false)
  expect(isWaitedFor(10, 'FSReqCallback')).toBe(false)
})

// A file may have been read long ago: a thread that was held up itself has not heard of it yet.
test('asks again when the thread itself was held up', () => {
  expect(watch().isWaitedFor(15_000, 'FSReqPromise')).toBe(true)
})
