import { createConnection, type Socket } from 'node:net'
import * as z from 'zod'

/** What a server said about itself. */
export type ServerAnswer =
  | {
      readonly status: 'answered'
      /** As the server words it, such as `1.19.4` or `Paper 1.20.1`. */
      readonly version: string
      readonly players: number
      readonly mostPlayers: number
    }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'not-minecraft' }

const patienceMs = 5000

/** Asks a server for the status that a client's server list shows; it is not joined. */
export async function pingServer(
  host: string,
  { port, signal }: { readonly port: number; readonly signal?: AbortSignal },
): Promise<ServerAnswer> {
  const socket = createConnection({ host, port, ...(signal && { signal }) })
  socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer within 5 s')))
  try {
    return await new Promise<ServerAnswer>((resolve, reject) => {
      let received = Buffer.alloc(0)
      socket.once('error', reject)
      socket.once('connect', () => ask(socket, { host, port }))
      // A web server hangs up on what it does not understand, or answers with text.
      socket.once('close', () => resolve({ status: 'not-minecraft' }))
      socket.on('data', (part) => {
        received = Buffer.concat([received, part])
        const answer = readAnswer(received)
        if (answer !== undefined) resolve(answer)
      })
    })
  } catch (error) {
    const reason = error instanceof Error ? describeReason(error) : String(error)
    return { status: 'refused', reason }
  } finally {
    socket.destroy()
  }
}

function describeReason(error: Error & { readonly code?: unknown }): string {
  return typeof error.code === 'string' ? error.code : error.message
}

/** A handshake for the status, then the question for it. */
function ask(socket: Socket, { host, port }: { readonly host: string; readonly port: number }): void {
  const name = Buffer.from(host)
  const portBytes = Buffer.alloc(2)
  portBytes.writeUInt16BE(port)
  // Protocol version -1 means that we only want to know.
  const anyVersion = Buffer.from([0xff, 0xff, 0xff, 0xff, 0x0f])
  const handshake = [Buffer.from([0]), anyVersion, varInt(name.length), name, portBytes, Buffer.from([1])]
  socket.write(Buffer.concat([framed(Buffer.concat(handshake)), framed(Buffer.from([0]))]))
}

function framed(content: Buffer): Buffer {
  return Buffer.concat([varInt(content.length), content])
}

function varInt(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
    rest >>>= 7
  } while (rest > 0)
  return Buffer.from(bytes)
}

const statusSchema = z.object({
  version: z.object({ name: z.string() }),
  players: z.object({ online: z.number(), max: z.number() }),
})

// A status with icon and player list is far shorter.
const longestAnswer = 1_000_000

/** The answer once all of it is there; undefined until then. */
function readAnswer(received: Buffer): ServerAnswer | undefined {
  const frame = readVarInt(received, 0)
  if (frame === undefined) return undefined
  if (frame.value > longestAnswer) return { status: 'not-minecraft' }
  if (received.length < frame.end + frame.value) return undefined
  const kind = readVarInt(received, frame.end)
  const length = kind && readVarInt(received, kind.end)
  if (kind?.value !== 0 || length === undefined) return { status: 'not-minecraft' }
  try {
    const text = received.subarray(length.end, length.end + length.value).toString('utf8')
    const { version, players } = statusSchema.parse(JSON.parse(text))
    return {
      status: 'answered',
      version: version.name,
      players: players.online,
      mostPlayers: players.max,
    }
  } catch {
    return { status: 'not-minecraft' }
  }
}

function readVarInt(
  bytes: Buffer,
  begin: number,
): { readonly value: number; readonly end: number } | undefined {
  let value = 0
  for (let index = 0; index < 5; index += 1) {
    const byte = bytes[begin + index]
    if (byte === undefined) return undefined
    value += (byte & 0x7f) * 2 ** (7 * index)
    if (byte < 0x80) return { value, end: begin + index + 1 }
  }
  return { value: Number.POSITIVE_INFINITY, end: begin + 5 }
}
