import { crc32, deflateSync } from 'node:zlib'
import type { Canvas } from './canvas.ts'

const signature: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Eight bits a colour, red, green and blue, without a palette. */
const trueColour: readonly number[] = [8, 2, 0, 0, 0]
// A higher level costs several times as much for a few parts in a hundred.
const deflateLevel = 3
/** Filter of a row that keeps differences to the pixel before. */
const differences = 1

/** Encodes a picture as PNG. */
export function encodePng({ width, height, pixels }: Canvas): Uint8Array {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from(signature),
    chunk('IHDR', Buffer.concat([header, Buffer.from(trueColour)])),
    chunk('IDAT', deflateSync(filterRows(pixels, { width, height }), { level: deflateLevel })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function filterRows(pixels: Uint8Array, { width, height }: Omit<Canvas, 'pixels'>): Uint8Array {
  const row = width * 3
  const filtered = new Uint8Array((row + 1) * height)
  for (let y = 0; y < height; y += 1) {
    const [from, to] = [y * row, y * (row + 1)]
    filtered[to] = differences
    for (let index = 0; index < row; index += 1) {
      const before = index < 3 ? 0 : (pixels[from + index - 3] ?? 0)
      filtered[to + 1 + index] = (pixels[from + index] ?? 0) - before
    }
  }
  return filtered
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
