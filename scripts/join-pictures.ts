import { crc32 } from 'node:zlib'

/** Joins PNG pictures of one size and kind into an animated PNG that plays for ever. */
export function joinPictures(
  pictures: readonly Uint8Array[],
  { shownMs }: { readonly shownMs: number },
): Buffer {
  const [first] = pictures
  if (first === undefined) throw new Error('There is no picture to join.')
  const [header] = chunksOf(first)
  if (header === undefined) throw new Error('The first picture has no header.')
  let sequence = 0
  const frames = pictures.flatMap((picture, index) => {
    const chunks = chunksOf(picture)
    if (!chunks[0]?.data.equals(header.data)) throw new Error(`Picture ${index} is of another size or kind.`)
    const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data))
    const control = chunk('fcTL', frameControl(header.data, { sequence: sequence++, shownMs }))
    // The first picture is an ordinary one, for who knows no animation.
    return [
      control,
      index === 0 ? chunk('IDAT', data) : chunk('fdAT', Buffer.concat([number(sequence++), data])),
    ]
  })
  const animation = chunk('acTL', Buffer.concat([number(pictures.length), number(0)]))
  const signature = Buffer.from(first.subarray(0, 8))
  return Buffer.concat([
    signature,
    chunk('IHDR', header.data),
    animation,
    ...frames,
    chunk('IEND', Buffer.alloc(0)),
  ])
}

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

function chunksOf(picture: Uint8Array): readonly Chunk[] {
  const bytes = Buffer.from(picture)
  const chunks: Chunk[] = []
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    chunks.push({
      type: bytes.toString('latin1', at + 4, at + 8),
      data: bytes.subarray(at + 8, at + 8 + length),
    })
    at += length + 12
  }
  return chunks
}

/** Control of one frame: whole size, no offset, its time, nothing is blended. */
function frameControl(
  header: Buffer,
  { sequence, shownMs }: { readonly sequence: number; readonly shownMs: number },
): Buffer {
  const timing = Buffer.alloc(6)
  timing.writeUInt16BE(shownMs, 0)
  timing.writeUInt16BE(1000, 2)
  return Buffer.concat([number(sequence), header.subarray(0, 8), number(0), number(0), timing])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([number(data.length), named, number(crc32(named))])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
