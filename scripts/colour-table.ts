import { tintedColour } from '../packages/vision/src/blocks/biome-tint.ts'

/** Block states, models and one picture with all textures, as a resource pack and its atlas have them. */
export interface BlockAssets {
  readonly blockStates: Readonly<Record<string, unknown>>
  readonly models: Readonly<Record<string, BlockModel | undefined>>
  /** Corner of each texture in the atlas, as parts of its size; absent parts have the tile's size. */
  readonly places: Readonly<Record<string, TexturePlace | undefined>>
  readonly tileSize: number
  readonly atlas: { readonly data: Uint8Array; readonly width: number; readonly height: number }
}

interface BlockModel {
  readonly parent?: string
  readonly textures?: Readonly<Record<string, unknown>>
}

interface TexturePlace {
  readonly u: number
  readonly v: number
  readonly su?: number
  readonly sv?: number
}

type Colour = readonly [number, number, number]

const topNames = ['up', 'top', 'end', 'all', 'texture', 'cross', 'plant', 'crop', 'particle']
const sideNames = ['north', 'side', 'all', 'texture', 'wall', 'cross', 'plant', 'crop', 'particle', 'end']

/** Lines `name side` or `name side top` of every block with a texture, by name. */
export function colourTable(assets: BlockAssets): readonly string[] {
  return Object.keys(assets.blockStates)
    .sort()
    .flatMap((name) => {
      const textures = texturesOf(assets, modelOf(assets.blockStates[name]))
      const side = hexOf(tinted(name, 'side', averageOf(assets, textures, sideNames)))
      const top = hexOf(tinted(name, 'top', averageOf(assets, textures, topNames)))
      if (side === undefined) return []
      return [top === undefined || top === side ? `${name} ${side}` : `${name} ${side} ${top}`]
    })
}

/** First model that a block state names. */
function modelOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const model: unknown = Reflect.get(state, 'model')
  if (typeof model === 'string') return model.replace(/^minecraft:/, '')
  for (const part of Object.values(state)) {
    const found = modelOf(part)
    if (found !== undefined) return found
  }
  return undefined
}

/** Textures of a model with those of its parents, names resolved. */
function texturesOf({ models }: BlockAssets, model: string | undefined): ReadonlyMap<string, string> {
  const textures = new Map<string, string>()
  for (let name = model; name !== undefined;) {
    const found: BlockModel | undefined = models[name] ?? models[name.replace(/^block\//, '')]
    for (const [key, value] of Object.entries(found?.textures ?? {})) {
      const sprite: unknown =
        typeof value === 'object' && value !== null ? Reflect.get(value, 'sprite') : value
      if (typeof sprite === 'string' && !textures.has(key)) textures.set(key, sprite)
    }
    name = found?.parent?.replace(/^minecraft:/, '')
  }
  return textures
}

function averageOf(
  assets: BlockAssets,
  textures: ReadonlyMap<string, string>,
  names: readonly string[],
): Colour | undefined {
  for (const name of [...names, ...textures.keys()]) {
    let texture = textures.get(name)
    for (let hops = 0; texture?.startsWith('#') && hops < 8; hops += 1)
      texture = textures.get(texture.slice(1))
    const place = assets.places[texture?.replace(/^minecraft:/, '').replace(/^blocks?\//, '') ?? '']
    if (place !== undefined) return averageTexels(assets, place)
  }
  return undefined
}

function averageTexels(
  { atlas: { data, width, height }, tileSize }: BlockAssets,
  place: TexturePlace,
): Colour {
  const sums = [0, 0, 0, 0]
  const { u, v, su = tileSize, sv = tileSize } = place
  for (let y = Math.round(v * height); y < Math.round((v + sv) * height); y += 1) {
    for (let x = Math.round(u * width); x < Math.round((u + su) * width); x += 1) {
      const [index, alpha] = [(y * width + x) * 4, (data[(y * width + x) * 4 + 3] ?? 0) / 255]
      for (let part = 0; part < 3; part += 1)
        sums[part] = (sums[part] ?? 0) + (data[index + part] ?? 0) * alpha
      sums[3] = (sums[3] ?? 0) + alpha
    }
  }
  const [red = 0, green = 0, blue = 0, weight = 0] = sums
  return [red / Math.max(1, weight), green / Math.max(1, weight), blue / Math.max(1, weight)]
}

function tinted(block: string, face: 'side' | 'top', colour: Colour | undefined): Colour | undefined {
  return colour && tintedColour(colour, { block, face })
}

function hexOf(colour: Colour | undefined): string | undefined {
  return colour?.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')
}
