import { createHash } from 'node:crypto'

/** A repeatable unit vector of a text: each word adds to the places its hash names. */
export function embedText(
  text: string,
  { dimensions = 256 }: { readonly dimensions?: number } = {},
): Float32Array {
  const vector = new Float32Array(dimensions)
  for (const word of text.toLowerCase().match(/[a-z0-9]+/g) ?? ['']) {
    const hash = createHash('sha256').update(word).digest()
    for (let offset = 0; offset < 16; offset += 4) {
      const place = hash.readUInt32LE(offset) % dimensions
      vector[place] = (vector[place] ?? 0) + ((hash[offset] ?? 0) % 2 === 0 ? 1 : -1)
    }
  }
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}
