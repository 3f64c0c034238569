import type { Client } from 'minecraft-protocol'

/** News of packets that ended before they were whole. */
export interface CutPackets {
  /** Reports each kind of packet once per connection, those since the last listener included; returns what stops it. */
  listen(onCut: (description: string) => void): () => void
}

// Kinds that are told of: a hostile server may send any number.
const mostKinds = 20

interface Deserializer {
  parsePacketBuffer(bytes: Buffer): unknown
}

/**
 * Notes packets that are cut off.
 *
 * Root cause: protodef leaves them out without a word, so that a door that closed or a creature that moved is never
 * heard of. Remove when it reports them.
 */
export function nameCutPackets({
  _client: client,
  registry,
}: {
  readonly _client: Client
  readonly registry: { readonly protocol?: unknown }
}): CutPackets {
  const known = new Set<string>()
  const waiting: string[] = []
  let listener: ((description: string) => void) | undefined
  const note = (bytes: Buffer, state: string): void => {
    const kind = nameOf(registry.protocol, { state, id: bytes[0] ?? 0 })
    if (known.has(kind) || known.size >= mostKinds) return
    known.add(kind)
    const description = `A packet of the server (${kind}) was cut off after ${bytes.length} bytes and left out; what it told is not known.`
    if (listener) listener(description)
    else waiting.push(description)
  }
  const watch = (): void => {
    // A new one for each state of the protocol, left out by the declaration.
    const { deserializer } = client as unknown as { readonly deserializer: Deserializer }
    const { state } = client
    const parse = deserializer.parsePacketBuffer.bind(deserializer)
    deserializer.parsePacketBuffer = (bytes) => {
      try {
        return parse(bytes)
      } catch (error) {
        if (isPartial(error)) note(bytes, state)
        throw error
      }
    }
  }
  watch()
  client.on('state', watch)
  return {
    listen(onCut) {
      listener = onCut
      for (const description of waiting.splice(0)) onCut(description)
      return () => {
        if (listener === onCut) listener = undefined
      }
    },
  }
}

/** The packet's name in the protocol, or its number where the protocol has none for it. */
function nameOf(protocol: unknown, { state, id }: { readonly state: string; readonly id: number }): string {
  const number = `0x${id.toString(16).padStart(2, '0')}`
  const path = [state, 'toClient', 'types', 'packet', 1, 0, 'type', 1, 'mappings', number]
  const name = path.reduce(member, protocol)
  return typeof name === 'string' ? name : `${state} ${number}`
}

function member(owner: unknown, key: string | number): unknown {
  return typeof owner === 'object' && owner !== null ? Reflect.get(owner, key) : undefined
}

function isPartial(error: unknown): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, 'partialReadError') === true
}
