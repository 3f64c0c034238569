/** Fields of an event whose shape nobody promises: what is not of the wanted kind reads as absent. */
export interface Fields {
  readonly text: (name: string) => string | undefined
  readonly number: (name: string) => number | undefined
  readonly flag: (name: string) => boolean
  readonly list: (name: string) => readonly unknown[]
  readonly in: (name: string) => Fields
  /** Names with a number each. */
  readonly counts: (name: string) => Readonly<Record<string, number>>
  /** Names with a text each. */
  readonly texts: (name: string) => Readonly<Record<string, string>>
}

/** Reads a value field by field. */
export function fieldsOf(value: unknown): Fields {
  const read = (name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return {
    text: (name) => asText(read(name)),
    number: (name) => asNumber(read(name)),
    flag: (name) => read(name) === true,
    list(name) {
      const found = read(name)
      return Array.isArray(found) ? found : []
    },
    in: (name) => fieldsOf(read(name)),
    counts: (name) => entriesOf(read(name), asNumber),
    texts: (name) => entriesOf(read(name), asText),
  }
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

function entriesOf<Value>(
  value: unknown,
  read: (value: unknown) => Value | undefined,
): Readonly<Record<string, Value>> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => {
      const found = read(entry)
      return found === undefined ? [] : [[name, found]]
    }),
  )
}
