import { InvalidArgumentError } from '@voyager-mc/core'
import { tintedColour } from '@voyager-mc/vision'
import { PNG } from 'pngjs'
import { openPackTextures, type ReadTexture } from './pack-textures.ts'
import { textureNames } from './texture-names.ts'

/** Colours of blocks after the textures of a resource pack. */
export interface ResourcePack {
  /** Average colours of a block, 0xrrggbb; undefined for one that the pack has no texture of. */
  readonly coloursOf: (block: string) => Promise<PackColours | undefined>
}

export interface PackColours {
  readonly side: number
  readonly top: number
}

/**
 * Opens a resource pack, a folder or a zip, for the colours of its block textures. Throws `InvalidArgumentError` where there is
 * none, and later at a texture that is no PNG.
 */
export async function readResourcePack(place: string): Promise<ResourcePack> {
  const read = await openPackTextures(place)
  const known = new Map<string, Promise<PackColours | undefined>>()
  const look = async (block: string): Promise<PackColours | undefined> => {
    const side = await colourOf({ read, place, block, face: 'side' })
    const top = await colourOf({ read, place, block, face: 'top' })
    if (side === undefined && top === undefined) return undefined
    return { side: side ?? top ?? 0, top: top ?? side ?? 0 }
  }
  return {
    async coloursOf(block) {
      const colours = known.get(block) ?? look(block)
      known.set(block, colours)
      return colours
    },
  }
}

interface WantedFace {
  readonly read: ReadTexture
  readonly place: string
  readonly block: string
  readonly face: 'side' | 'top'
}

async function colourOf({ read, place, block, face }: WantedFace): Promise<number | undefined> {
  for (const name of textureNames(block, face)) {
    const png = await read(name)
    if (png === undefined) continue
    const [red, green, blue] = tintedColour(averageOf(png, { place, name }), { block, face })
    return (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue)
  }
  return undefined
}

/** Mean of what can be seen of a texture. */
function averageOf(
  png: Uint8Array,
  { place, name }: { readonly place: string; readonly name: string },
): readonly [number, number, number] {
  let data: Uint8Array
  try {
    ;({ data } = PNG.sync.read(Buffer.from(png)))
  } catch {
    throw new InvalidArgumentError(
      'resourcePack',
      place,
      `its texture ${name}.png is damaged, take the pack from its source anew.`,
    )
  }
  const sums = [0, 0, 0]
  let weight = 0
  for (let index = 0; index + 3 < data.length; index += 4) {
    const alpha = (data[index + 3] ?? 0) / 255
    for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + (data[index + part] ?? 0) * alpha
    weight += alpha
  }
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / Math.max(1, weight))
  return [red, green, blue]
}
