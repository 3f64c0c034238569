/** Column of each name, so that each stands to the right of all that it needs; circles are cut where they are met. */
export function columnsOf(needs: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  const columns = new Map<string, number>()
  const under = new Set<string>()
  const columnOf = (name: string): number => {
    const known = columns.get(name)
    if (known !== undefined) return known
    if (under.has(name)) return 0
    under.add(name)
    const column = Math.max(0, ...(needs.get(name) ?? []).map((need) => columnOf(need) + 1))
    under.delete(name)
    columns.set(name, column)
    return column
  }
  for (const name of needs.keys()) columnOf(name)
  return columns
}
