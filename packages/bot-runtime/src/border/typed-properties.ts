/** Properties of a block with numbers and flags as such, which the bot's library gives as texts in part. */
export function typedProperties(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, property]) => [name, typed(property)]))
}

function typed(property: unknown): unknown {
  if (property === 'true' || property === 'false') return property === 'true'
  return typeof property === 'string' && /^-?\d+$/.test(property) ? Number(property) : property
}
