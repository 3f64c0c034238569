import nbt from 'prismarine-nbt'
import type { Packet } from '../context/packet.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { Column } from '../columns/column-store.ts'
import { varInt } from './var-int.ts'

/** A packet with its name, ready to be written. */
export interface NamedPacket {
  readonly name: string
  readonly params: Packet
  /** Bytes that take the place of the two empty lists at the packet's end. */
  readonly tail?: Buffer
}

// 37 longs hold 256 heights of 9 bits; clients without a renderer ignore their values.
const emptyHeightmap = {
  type: 'longArray',
  value: Array.from({ length: 37 }, () => [0, 0]),
} as unknown as ReturnType<
  // The declaration of longArray forgets that a long is a pair of numbers.
  typeof nbt.longArray
>

/** Gives the packets that show a column to a client. */
export function chunkPackets(world: WorldContext, column: Column): readonly NamedPacket[] {
  const { chunk, chunkX: x, chunkZ: z } = column
  const heightmaps = nbt.comp({ MOTION_BLOCKING: emptyHeightmap })
  const light = chunk.dumpLight()
  if (world.supports('tallWorld')) {
    // From 1.17 on the light is an object of packet fields, the two lists of sections last.
    const { skyLight, blockLight, ...masks } = light as SectionLight
    const params = {
      x,
      z,
      heightmaps,
      chunkData: chunk.dump(),
      blockEntities: [],
      trustEdges: true,
      ...masks,
    }
    const tail = Buffer.concat([lightList(skyLight), lightList(blockLight)])
    return [{ name: 'map_chunk', params: { ...params, skyLight: [], blockLight: [] }, tail }]
  }
  // Chunks before 1.17 keep the masks of their light as fields of their own.
  const { skyLightMask, blockLightMask, sections } = chunk as unknown as {
    skyLightMask: number
    blockLightMask: number
    sections: readonly ({ isEmpty(): boolean } | null)[]
  }
  return [
    {
      name: 'map_chunk',
      params: {
        x,
        z,
        groundUp: true,
        bitMap: filledMask(sections),
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

/** Gives the packet that shows the light of blocks of a column anew. */
export function lightPacket(world: WorldContext, column: Column): NamedPacket {
  const place = { chunkX: column.chunkX, chunkZ: column.chunkZ, trustEdges: true }
  const light = column.chunk.dumpLight()
  if (world.supports('tallWorld')) {
    const { blockLight, blockLightMask, emptyBlockLightMask } = light as SectionLight & {
      // From 1.17 on the masks are lists of longs in the same object.
      readonly blockLightMask: unknown
      readonly emptyBlockLightMask: unknown
    }
    const unchanged = { skyLight: [], skyLightMask: [], emptySkyLightMask: [] }
    return {
      name: 'update_light',
      params: { ...place, ...unchanged, blockLight, blockLightMask, emptyBlockLightMask },
    }
  }
  // Chunks before 1.17 keep the masks of their light as fields of their own.
  const { skyLightMask, blockLightMask } = column.chunk as unknown as {
    skyLightMask: number
    blockLightMask: number
  }
  const masks = { skyLightMask, blockLightMask, emptySkyLightMask: 0, emptyBlockLightMask: 0 }
  return { name: 'update_light', params: { ...place, ...masks, data: light } }
}

// The chunk library leaves out sections whose last block was taken away, but its own mask keeps their bits.
const filledMask = (sections: readonly ({ isEmpty(): boolean } | null)[]): number =>
  sections.reduce((mask, section, index) => (section && !section.isEmpty() ? mask | (1 << index) : mask), 0)

interface SectionLight {
  readonly skyLight: readonly Uint8Array[]
  readonly blockLight: readonly Uint8Array[]
}

// The protocol library writes these lists byte by byte, which takes longer than everything else in the packet.
function lightList(sections: readonly Uint8Array[]): Buffer {
  return Buffer.concat([
    varInt(sections.length),
    ...sections.flatMap((section) => [varInt(section.length), section]),
  ])
}
