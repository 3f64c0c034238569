/** Fields of `Fields` that are always there, and those that may be absent as optional ones. */
export type Defined<Fields> = {
  [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key]
} & { [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Exclude<Fields[Key], undefined> }

/** The same fields without those that are undefined: `{ ...definedOf({ limit, signal }) }` passes on what was given. */
export function definedOf<Fields extends object>(fields: Fields): Defined<Fields> {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined)
  // Every field left out was undefined, which is the only difference between the two types.
  return Object.fromEntries(defined) as Defined<Fields>
}
