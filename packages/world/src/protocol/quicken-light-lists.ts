import type { Registry } from '../registry/registry.ts'

/** A value that was read and the number of its bytes. */
interface Read {
  readonly value: unknown
  readonly size: number
}

type Reader = (bytes: Buffer, offset: number) => Read

/** The readers of the protocol library by the names of their types; they call one another by way of this object. */
export type ReadContext = Record<string, Reader | undefined>

/** A state of the protocol as the protocol library has compiled it, once for all servers and clients of a thread. */
export interface CompiledProtocol {
  readonly readCtx: ReadContext
}

/** A type of the protocol: a name, or a kind with its parts. */
type ProtocolType = string | readonly [kind: string, parts: unknown]

interface Field {
  readonly name: string
  readonly type: ProtocolType
}

/**
 * Lets this thread's minecraft-protocol read the light of columns as bytes: a `Buffer` for each section in place of a
 * list of numbers.
 *
 * Root cause: it reads every byte by a call of its own, forty thousand for one column. Bots of this thread gain from it.
 * Remove when the protocol's data declare the lists as buffers.
 */
export function quickenLightLists({ readCtx: readers }: CompiledProtocol, registry: Registry): void {
  for (const packet of ['packet_map_chunk', 'packet_update_light']) {
    const read = readers[packet]
    const fields = fieldsOf(registry, packet)
    if (!read || !fields?.some(({ type }) => isLightList(type)) || quickened.has(read)) continue
    // What is not as it should be the library reads itself, and says what is wrong.
    const quick: Reader = (bytes, offset) =>
      readFields(readers, fields, { bytes, offset }) ?? read(bytes, offset)
    quickened.add(quick)
    readers[packet] = quick
  }
}

const quickened = new WeakSet<Reader>()

function fieldsOf(registry: Registry, packet: string): readonly Field[] | undefined {
  // The declaration of the data leaves the protocol's inside open: a container is a list of fields.
  const { protocol } = registry as unknown as {
    readonly protocol: { play: { toClient: { types: Readonly<Record<string, readonly [string, Field[]]>> } } }
  }
  const [kind, fields] = protocol.play.toClient.types[packet] ?? []
  return kind === 'container' ? fields : undefined
}

interface Place {
  readonly bytes: Buffer
  readonly offset: number
}

function readFields(
  readers: ReadContext,
  fields: readonly Field[],
  { bytes, offset }: Place,
): Read | undefined {
  const value: Record<string, unknown> = {}
  let size = 0
  for (const { name, type } of fields) {
    const field = readType(readers, type, { bytes, offset: offset + size })
    if (!field) return undefined
    value[name] = field.value
    size += field.size
  }
  return { value, size }
}

function readType(readers: ReadContext, type: ProtocolType, place: Place): Read | undefined {
  if (typeof type === 'string') return readers[type]?.(place.bytes, place.offset)
  if (type[0] === 'buffer' && isCounted(type)) return readBytes(readers, place)
  const element = elementOf(type)
  if (element === undefined) return undefined
  const readElement = isByteList(element)
    ? (at: Place) => readBytes(readers, at)
    : (at: Place) => readType(readers, element, at)
  return readList(readers, readElement, place)
}

function readBytes(readers: ReadContext, { bytes, offset }: Place): Read | undefined {
  const length = readCount(readers, { bytes, offset })
  if (!length) return undefined
  const start = offset + length.size
  const end = start + length.value
  return { value: bytes.subarray(start, end), size: end - offset }
}

function readList(
  readers: ReadContext,
  readElement: (place: Place) => Read | undefined,
  { bytes, offset }: Place,
): Read | undefined {
  const count = readCount(readers, { bytes, offset })
  if (!count) return undefined
  const value: unknown[] = []
  let { size } = count
  for (let index = 0; index < count.value; index += 1) {
    const element = readElement({ bytes, offset: offset + size })
    if (!element) return undefined
    value.push(element.value)
    size += element.size
  }
  return { value, size }
}

// A number of bytes, or of elements that take a byte at least each; undefined for more than there are.
function readCount(
  readers: ReadContext,
  { bytes, offset }: Place,
): (Read & { readonly value: number }) | undefined {
  const count = readers['varint']?.(bytes, offset)
  const value = Number(count?.value)
  if (!count || !(value >= 0 && offset + count.size + value <= bytes.length)) return undefined
  return { value, size: count.size }
}

/** The type of a list's elements; undefined for what is no list with its length before it. */
function elementOf(type: ProtocolType): ProtocolType | undefined {
  if (typeof type === 'string' || type[0] !== 'array' || !isCounted(type)) return undefined
  // Lists have the type of their elements.
  return (type[1] as { readonly type: ProtocolType }).type
}

const isCounted = ([, parts]: readonly [string, unknown]): boolean =>
  typeof parts === 'object' && parts !== null && 'countType' in parts && parts.countType === 'varint'

const isByteList = (type: ProtocolType): boolean => elementOf(type) === 'u8'

function isLightList(type: ProtocolType): boolean {
  const element = elementOf(type)
  return element !== undefined && isByteList(element)
}
