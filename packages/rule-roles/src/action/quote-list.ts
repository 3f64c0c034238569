/** JavaScript text of a list of names. */
export function quoteList(names: readonly string[]): string {
  return `[${names.map((name) => JSON.stringify(name)).join(', ')}]`
}
