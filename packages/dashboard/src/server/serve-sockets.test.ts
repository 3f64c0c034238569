import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { expect, test } from 'vitest'
import { createLinks } from './access.ts'
import { serveSockets } from './serve-sockets.ts'

const host = '127.0.0.1:4000'
const origin = `http://${host}`
const cookie = 'voyager-4000=full-token'

/** What is said to who asks for a socket; empty when it is let in, and its request is then found wanting. */
function knock(url: string, headers: Readonly<Record<string, string>>): string {
  const drawn = ['full-token', 'read-token']
  const server = new EventEmitter()
  // Only its requests for sockets are listened to.
  const close = serveSockets(server as Server, {
    feed: { listen: () => () => undefined, view: () => never(), close: async () => undefined },
    links: createLinks(() => drawn.shift() ?? ''),
    hosts: () => [host],
    cookie: () => 'voyager-4000',
  })
  let said = ''
  const socket = Object.assign(new EventEmitter(), {
    end: (text = '') => void (said += text),
    write: (text: string) => void (said += text),
    destroy: () => undefined,
  })
  server.emit('upgrade', { url, headers, method: 'GET' }, socket, Buffer.alloc(0))
  close()
  return said.split('\r\n')[0] ?? ''
}

function never(): never {
  throw new TypeError('Nobody looks at it.')
}

// A request without a key of its own is refused by the library with 400, once it was let in by us.
test.each([
  ['with the full link', '/api/live', { host, origin, cookie }, '400'],
  ['with the link that only looks', '/api/live', { host, origin, cookie: 'voyager-4000=read-token' }, '400'],
  ['without an Origin', '/api/live', { host, cookie }, '403'],
  ['from another page', '/api/live', { host, origin: 'http://evil.example', cookie }, '403'],
  ['under another name', '/api/live', { host: 'evil.example', origin, cookie }, '403'],
  [
    'under another name from its own page',
    '/api/live',
    { host: 'evil.example', origin: 'http://evil.example', cookie },
    '403',
  ],
  ['without a cookie', '/api/live', { host, origin }, '403'],
  ['with a wrong cookie', '/api/live', { host, origin, cookie: 'voyager-4000=x' }, '403'],
  ['with the token in the address', '/api/live?token=full-token', { host, origin }, '403'],
  ['at another place', '/api/other', { host, origin, cookie }, '403'],
])('a socket %s', (_who, url, headers, status) => {
  expect(knock(url, headers)).toContain(`HTTP/1.1 ${status}`)
})
