/** The fields with these names, where they are there: `pick(options, ['limit', 'signal'])`. */
export function pick<Fields extends object, Key extends keyof Fields>(
  fields: Fields,
  names: readonly Key[],
): Pick<Fields, Key> {
  const there = names.filter((name) => name in fields)
  // Names that are not there are optional ones of the type.
  return Object.fromEntries(there.map((name) => [name, fields[name]])) as Pick<Fields, Key>
}
