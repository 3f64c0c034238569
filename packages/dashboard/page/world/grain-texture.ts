import { DataTexture, NearestFilter, SRGBColorSpace } from 'three'

const edge = 16

/** Texture of our own: grain with a darker edge, so that blocks can be counted. */
export function grainTexture(): DataTexture {
  const data = new Uint8Array(edge * edge * 4)
  for (let index = 0; index < edge * edge; index += 1) {
    const [x, y] = [index % edge, Math.floor(index / edge)]
    const noise = (Math.imul(x * 31 + y * 17 + 7, 2_654_435_761) >>> 16) & 31
    const isEdge = x === 0 || y === 0 || x === edge - 1 || y === edge - 1
    data.fill(isEdge ? 196 : 224 + noise, index * 4, index * 4 + 3)
    data[index * 4 + 3] = 255
  }
  const texture = new DataTexture(data, edge, edge)
  texture.colorSpace = SRGBColorSpace
  texture.magFilter = NearestFilter
  texture.minFilter = NearestFilter
  texture.needsUpdate = true
  return texture
}
