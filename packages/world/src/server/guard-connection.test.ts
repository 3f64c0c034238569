import { EventEmitter } from 'node:events'
import type { Client } from 'minecraft-protocol'
import { expect, test } from 'vitest'
import { guardConnection } from './guard-connection.ts'

function connectionIn(state: string): { readonly client: Client; readonly isDestroyed: () => boolean } {
  let isDestroyed = false
  const client = Object.assign(new EventEmitter(), {
    state,
    ended: false,
    splitter: {
      buffer: Buffer.alloc(0),
      recognizeLegacyPing: false,
      push: () => true,
      _transform: () => undefined,
    },
    socket: {
      destroy: () => {
        isDestroyed = true
      },
    },
  })
  // The parts of a connection that the guard looks at.
  return { client: client as unknown as Client, isDestroyed: () => isDestroyed }
}

function guard(
  state: string,
  isPaused: () => boolean,
): { readonly isDestroyed: () => boolean; readonly fire: () => void } {
  const timers: (() => void)[] = []
  const { client, isDestroyed } = connectionIn(state)
  const wall = {
    now: () => 0,
    setTimeout: (callback: () => void) => timers.push(callback),
    clearTimeout: () => undefined,
  }
  guardConnection(client, { wall, isPaused, onClientError: () => undefined })
  return { isDestroyed, fire: () => timers.shift()?.() }
}

test('a connection that is not in the game within half a minute is ended', () => {
  const { isDestroyed, fire } = guard('login', () => false)
  expect(isDestroyed()).toBe(false)
  fire()
  expect(isDestroyed()).toBe(true)
})

test('a connection that plays stays', () => {
  const { isDestroyed, fire } = guard('play', () => false)
  fire()
  expect(isDestroyed()).toBe(false)
})

test('a world that stands still waits as long as it does', () => {
  let isPaused = true
  const { isDestroyed, fire } = guard('login', () => isPaused)
  fire()
  expect(isDestroyed()).toBe(false)
  isPaused = false
  fire()
  expect(isDestroyed()).toBe(true)
})
