/** The copy of an item that programs were given, while its count is the same. */
const given = new WeakMap<object, object>()

/**
 * Items as programs get them: the count stays what it was at the look, although the game counts on in the same object. The
 * rest is read from the item itself, as its slot is by whoever takes it in hand.
 */
export function asCounted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asCounted)
  if (typeof value !== 'object' || value === null || !('count' in value)) return value
  const { count } = value
  const known = given.get(value)
  if (known && Reflect.get(known, 'count') === count) return known
  const counted: object = Object.create(value, {
    ...forwardsOf(value),
    count: { value: count, enumerable: true },
  })
  given.set(value, counted)
  return counted
}

/** The item's own fields as fields of a copy, so that a program that lists, spreads or prints one finds them; each is read live. */
function forwardsOf(item: object): PropertyDescriptorMap {
  const forwards = Object.keys(item).map((field): readonly [string, PropertyDescriptor] => [
    field,
    {
      enumerable: true,
      get: () => Reflect.get(item, field),
      set: (value: unknown) => Reflect.set(item, field, value),
    },
  ])
  return Object.fromEntries(forwards)
}
