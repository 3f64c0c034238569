import nbt from 'prismarine-nbt'
import type { Packet } from '../context/mechanic.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { Column } from '../storage/column-store.ts'

/** A packet with its name, ready to be written. */
export interface NamedPacket {
  readonly name: string
  readonly params: Packet
}

// 37 longs hold 256 heights of 9 bits; clients without a renderer ignore their values.
const EMPTY_HEIGHTMAP = {
  type: 'longArray',
  value: Array.from({ length: 37 }, () => [0, 0]),
} as unknown as ReturnType<
  // The declaration of longArray forgets that a long is a pair of numbers.
  typeof nbt.longArray
>

/** Gives the packets that show a column to a client. */
export function chunkPackets(world: WorldContext, column: Column): readonly NamedPacket[] {
  const { chunk, chunkX: x, chunkZ: z } = column
  const heightmaps = nbt.comp({ MOTION_BLOCKING: EMPTY_HEIGHTMAP })
  const light = chunk.dumpLight()
  if (world.supports('tallWorld')) {
    const params = { x, z, heightmaps, chunkData: chunk.dump(), blockEntities: [], trustEdges: true }
    return [
      {
        name: 'map_chunk',
        params: { ...params, ...(light as Packet) }, // from 1.17 on the light is an object of packet fields
      },
    ]
  }
  // Chunks before 1.17 keep the masks of their light as fields of their own.
  const { skyLightMask, blockLightMask } = chunk as unknown as {
    skyLightMask: number
    blockLightMask: number
  }
  return [
    {
      name: 'map_chunk',
      params: {
        x,
        z,
        groundUp: true,
        bitMap: chunk.getMask(),
        biomes: chunk.dumpBiomes(),
        ignoreOldData: true,
        heightmaps,
        chunkData: chunk.dump(),
        blockEntities: [],
      },
    },
    {
      name: 'update_light',
      params: {
        chunkX: x,
        chunkZ: z,
        trustEdges: true,
        skyLightMask,
        blockLightMask,
        emptySkyLightMask: 0,
        emptyBlockLightMask: 0,
        data: light,
      },
    },
  ]
}
