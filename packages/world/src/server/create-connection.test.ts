import { expect, test } from 'vitest'
import type { Client } from 'minecraft-protocol'
import type { WorldContext } from '../context/world-context.ts'
import { readFrameLength } from '../protocol/read-frame-length.ts'
import { createConnection } from './create-connection.ts'

test('packets of a tick leave at once and in order', () => {
  const { connection, writes } = connect()
  const release = connection.holdPackets()
  connection.send('first', {})
  connection.sendRaw(Buffer.from('second'))
  connection.send('third', {})
  expect(writes).toEqual([])
  release()
  expect(writes).toEqual([['first', 'second', 'third']])
})

test('what is sent between ticks leaves one by one', () => {
  const { connection, writes } = connect()
  connection.holdPackets()()
  connection.send('first', {})
  connection.send('second', {})
  expect(writes).toEqual([['first'], ['second']])
})

test('a column does not wait for the end of a tick', () => {
  const { connection, writes } = connect()
  const release = connection.holdPackets()
  const column = 'x'.repeat(40_000)
  connection.send('first', {})
  connection.sendRaw(Buffer.from(column))
  expect(writes).toEqual([['first', column]])
  release()
  expect(writes).toHaveLength(1)
})

test('a player who is sent away in a tick is told everything before the goodbye, and nothing after it', () => {
  const { connection, writes } = connect()
  const release = connection.holdPackets()
  connection.send('before', {})
  connection.disconnect('Goodbye.')
  connection.send('after', {})
  release()
  expect(writes).toEqual([['before'], ['Goodbye.']])
})

test('a packet that cannot be written is reported as an error of the connection', () => {
  const { connection, writes, errors } = connect()
  connection.send('broken', {})
  connection.send('whole', {})
  expect(errors).toEqual([new RangeError('A field is missing.')])
  expect(writes).toEqual([['whole']])
})

/** A connection whose packets are their names, with what was written to its socket. */
function connect() {
  const writes: string[][] = []
  const errors: unknown[] = []
  const client = {
    ended: false,
    serializer: {
      writable: true,
      createPacketBuffer({ name }: { readonly name: string }) {
        if (name === 'broken') throw new RangeError('A field is missing.')
        return Buffer.from(name)
      },
    },
    socket: { writable: true, write: (bytes: Buffer) => writes.push(packetsIn(bytes)) },
    end(reason: string) {
      writes.push([reason])
      client.serializer.writable = false
    },
    emit: (_event: string, error: unknown) => errors.push(error),
  }
  // A connection uses nothing else of a client, and of the world only for lines of chat.
  const connection = createConnection({} as WorldContext, client as unknown as Client)
  return { connection, writes, errors }
}

function packetsIn(bytes: Buffer): string[] {
  const frame = readFrameLength(bytes, 0)
  if (!frame) return []
  const end = frame.prefix + frame.length
  return [String(bytes.subarray(frame.prefix, end)), ...packetsIn(bytes.subarray(end))]
}
