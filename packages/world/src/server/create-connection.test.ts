import { Writable } from 'node:stream'
import type { Client } from 'minecraft-protocol'
import { expect, test } from 'vitest'
import type { WorldContext } from '../context/world-context.ts'
import { createConnection } from './create-connection.ts'

test('packets of a tick leave at once and in order', () => {
  const { connection, pieces } = connect()
  const letGo = connection.holdPackets()
  connection.send('first', {})
  connection.sendRaw(Buffer.from('second'))
  connection.send('third', {})
  expect(pieces).toEqual([])
  letGo()
  expect(pieces).toEqual(['firstsecondthird'])
  connection.send('later', {})
  expect(pieces.at(-1)).toBe('later')
})

test('many packets do not wait for the end of a tick', () => {
  const { connection, pieces } = connect()
  const letGo = connection.holdPackets()
  connection.sendRaw(Buffer.alloc(10_000, 'x'))
  connection.send('last', {})
  expect(pieces.map(({ length }) => length)).toEqual([10_000])
  letGo()
  expect(pieces.map(({ length }) => length)).toEqual([10_000, 4])
})

function connect(): {
  readonly connection: ReturnType<typeof createConnection>
  readonly pieces: readonly string[]
} {
  const pieces: string[] = []
  const socket = new Writable({
    write(chunk: Buffer, _encoding, done) {
      pieces.push(String(chunk))
      done()
    },
    writev(chunks, done) {
      // Nothing but buffers is written below.
      pieces.push(String(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer))))
      done()
    },
  })
  const client = {
    ended: false,
    socket,
    write: (name: string) => socket.write(name),
    writeRaw: (bytes: Buffer) => socket.write(bytes),
  }
  // A connection uses nothing else of a client, and of the world only for lines of chat.
  const connection = createConnection({} as WorldContext, client as unknown as Client)
  return { connection, pieces }
}
