import minecraftProtocol from 'minecraft-protocol'
import loadRegistry from 'prismarine-registry'
import { describe, expect, test } from 'vitest'
import { quickenLightLists, type ReadContext } from './quicken-light-lists.ts'

const { createSerializer, states } = minecraftProtocol

/** The protocol's readers of a version with those of light as the library has them, and as they are quickened. */
function readersOf(version: string): { proto: Proto; slow: ReadContext; quick: ReadContext } {
  // The declaration leaves the compiled protocol out.
  const { proto } = createSerializer({
    state: states.PLAY,
    isServer: true,
    version,
    customPackets: {},
  }) as unknown as {
    readonly proto: Proto
  }
  const slow = { ...proto.readCtx }
  quickenLightLists(proto, loadRegistry(version))
  const quick = { ...proto.readCtx }
  Object.assign(proto.readCtx, slow)
  return { proto, slow, quick }
}

interface Proto {
  readonly readCtx: ReadContext
  createPacketBuffer(type: string, packet: { readonly name: string; readonly params: object }): Buffer
}

const masks = {
  trustEdges: true,
  skyLightMask: [[1, 6]],
  blockLightMask: [[0, 8]],
  emptySkyLightMask: [],
  emptyBlockLightMask: [[0, 1]],
}
const light = (byte: number): number[] => Array.from({ length: 2048 }, (_, index) => (index * byte) & 255)
const lists = { skyLight: [light(3), light(255)], blockLight: [light(7)] }
const packets = {
  map_chunk: {
    x: -3,
    z: 70_000,
    heightmaps: {
      type: 'compound',
      name: '',
      value: { MOTION_BLOCKING: { type: 'longArray', value: [[1, 2]] } },
    },
    chunkData: Buffer.from('sections'),
    blockEntities: [{ x: 5, z: 6, y: 70, type: 2, nbtData: undefined }],
    ...masks,
    ...lists,
  },
  update_light: { chunkX: -1, chunkZ: 300, ...masks, ...lists },
}

/** The same with bytes as numbers. */
const plain = (read: unknown): unknown =>
  JSON.parse(JSON.stringify(read, (_, value: unknown) => bytesOf(value) ?? value))
function bytesOf(value: unknown): readonly number[] | undefined {
  // What JSON makes of a buffer.
  const isBuffer = typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer'
  return isBuffer && 'data' in value && Array.isArray(value.data) ? value.data : undefined
}

describe.each(['1.18.2', '1.19.4', '1.20.4', '1.21.4'])('in %s', (version) => {
  test.each(['map_chunk', 'update_light'] as const)(
    '%s is read as the library reads it, with bytes at once',
    (name) => {
      const { proto, slow, quick } = readersOf(version)
      const bytes = proto.createPacketBuffer('packet', { name, params: packets[name] }).subarray(1)
      const [expected, read] = [slow, quick].map((readers) => readers[`packet_${name}`]?.(bytes, 0))
      expect(read?.size).toBe(bytes.length)
      expect(plain(read)).toEqual(plain(expected))
      expect(read?.value).toHaveProperty(
        'skyLight',
        lists.skyLight.map((section) => Buffer.from(section)),
      )
    },
  )
})
