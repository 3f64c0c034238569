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

// Plants and water are grey in the textures and take the colour of their biome; these are those of plains.
const tints: readonly (readonly [RegExp, Colour, 'all' | 'top'])[] = [
  [/^spruce_leaves$/, [0x61, 0x99, 0x61], 'all'],
  [/^birch_leaves$/, [0x80, 0xa7, 0x55], 'all'],
  [/^(oak|jungle|acacia|dark_oak|mangrove)_leaves$|^vine$/, [0x59, 0xae, 0x30], 'all'],
  [/^(water|bubble_column|water_cauldron)$/, [0x3f, 0x76, 0xe4], 'all'],
  [/^lily_pad$/, [0x20, 0x80, 0x30], 'all'],
  [/^grass_block$/, [0x79, 0xc0, 0x5a], 'top'],
  [/^(short_grass|grass|tall_grass|fern|large_fern|sugar_cane|potted_fern)$/, [0x79, 0xc0, 0x5a], 'all'],
  [/^redstone_wire$/, [0xfc, 0x31, 0x00], 'all'],
  [/^(attached_)?(melon|pumpkin)_stem$/, [0xa0, 0xc0, 0x20], 'all'],
]

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

function tinted(name: string, face: 'side' | 'top', colour: Colour | undefined): Colour | undefined {
  const tint = tints.find(([names, , faces]) => names.test(name) && (faces === 'all' || faces === face))?.[1]
  if (colour === undefined || tint === undefined) return colour
  return [(colour[0] * tint[0]) / 255, (colour[1] * tint[1]) / 255, (colour[2] * tint[2]) / 255]
}

function hexOf(colour: Colour | undefined): string | undefined {
  return colour?.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')
}
