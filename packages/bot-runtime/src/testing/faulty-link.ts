import type { World } from '@voyager-mc/world'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A wire between bots and a world that can be cut, go silent, and carry packets that nobody sent. */
export interface FaultyLink {
  readonly port: number
  /** Packets that the world sent, without their length in front; the newest ones only. */
  readonly seen: readonly Buffer[]
  /** Stops passing on what the world sends to the bots that are there, while their sockets stay open. */
  mute(): void
  unmute(): void
  /** Sends a packet to every bot, with its length in front. */
  inject(packet: Buffer): void
  /** Sends bytes to every bot as they are. */
  injectRaw(bytes: Buffer): void
  close(): Promise<void>
}

const keptPackets = 500

/** Puts a wire in front of a world. */
export async function faultyLink(world: Pick<World, 'host' | 'port'>): Promise<FaultyLink> {
  const sockets = new Set<Socket>()
  const bots = new Set<Socket>()
  const seen: Buffer[] = []
  const muted = new Set<Socket>()
  const server = createServer((bot) => {
    const inner = connect(world.port, world.host)
    const splitter = createSplitter()
    for (const socket of [bot, inner]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        bots.delete(bot)
        bot.destroy()
        inner.destroy()
      })
    }
    bots.add(bot)
    bot.on('data', (bytes: Buffer) => inner.write(bytes))
    inner.on('data', (bytes: Buffer) => {
      for (const packet of splitter(bytes)) {
        seen.push(packet)
        if (seen.length > keptPackets) seen.shift()
        if (!muted.has(bot)) bot.write(framed(packet))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const send = (bytes: Buffer): void => {
    for (const bot of bots) bot.write(bytes)
  }
  return {
    // A server that listens on a port has an address with one.
    port: (server.address() as AddressInfo).port,
    seen,
    mute() {
      for (const bot of bots) muted.add(bot)
    },
    unmute() {
      muted.clear()
    },
    inject: (packet) => send(framed(packet)),
    injectRaw: send,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** A packet with its length in front, as the wire carries it. */
export function framed(packet: Buffer): Buffer {
  return Buffer.concat([varInt(packet.length), packet])
}

function varInt(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  return Buffer.from([...bytes, rest])
}

/** Cuts a stream into packets. */
function createSplitter(): (bytes: Buffer) => readonly Buffer[] {
  let rest: Buffer = Buffer.alloc(0)
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    const packets: Buffer[] = []
    for (;;) {
      const length = readVarInt(rest)
      if (!length || rest.length < length.size + length.value) return packets
      packets.push(rest.subarray(length.size, length.size + length.value))
      rest = rest.subarray(length.size + length.value)
    }
  }
}

function readVarInt(bytes: Buffer): { readonly value: number; readonly size: number } | undefined {
  let value = 0
  for (let size = 0; size < Math.min(5, bytes.length); size += 1) {
    const byte = bytes[size] ?? 0
    value |= (byte & 127) << (7 * size)
    if (byte < 128) return { value, size: size + 1 }
  }
  return undefined
}
