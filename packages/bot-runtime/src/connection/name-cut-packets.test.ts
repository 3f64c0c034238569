import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { nameCutPackets } from './name-cut-packets.ts'

const mappings = { '0x21': 'map_chunk' }
const packet = ['container', [{ name: 'name', type: ['mapper', { type: 'varint', mappings }] }]]
const registry = { protocol: { play: { toClient: { types: { packet } } } } }

/** A client whose packets are whole when they end with a zero. */
function client() {
  const parsePacketBuffer = (bytes: Buffer): number => {
    if (bytes.at(-1) !== 0) throw Object.assign(new RangeError('short'), { partialReadError: true })
    return bytes.length
  }
  const deserializer = { parsePacketBuffer }
  // The members that are used.
  const _client = Object.assign(new EventEmitter(), { deserializer, state: 'play' }) as never
  const receive = (...bytes: readonly number[]): unknown => deserializer.parsePacketBuffer(Buffer.from(bytes))
  return { cut: nameCutPackets({ _client, registry }), receive, deserializer, _client, parsePacketBuffer }
}

test('a packet that is cut off is named once, also when nobody listened yet', () => {
  const { cut, receive } = client()
  expect(receive(0x21, 0)).toBe(2)
  expect(() => receive(0x21, 1, 1)).toThrow('short')
  const told: string[] = []
  const stop = cut.listen((description) => told.push(description))
  expect(() => receive(0x21, 1)).toThrow('short')
  expect(() => receive(0x05, 1)).toThrow('short')
  stop()
  expect(() => receive(0x06, 1)).toThrow('short')
  expect(told).toEqual([
    'A packet of the server (map_chunk) was cut off after 3 bytes and left out; what it told is not known.',
    'A packet of the server (play 0x05) was cut off after 2 bytes and left out; what it told is not known.',
  ])
})

test('the packets of the next state are watched, too', () => {
  const { cut, receive, deserializer, _client, parsePacketBuffer } = client()
  deserializer.parsePacketBuffer = parsePacketBuffer
  // An emitter, as above.
  ;(_client as EventEmitter).emit('state')
  expect(() => receive(0x21, 1)).toThrow('short')
  let count = 0
  cut.listen(() => (count += 1))
  expect(count).toBe(1)
})
