/** A list as another one has become: stretches of the other, and what is new, in the order of the new list. */
export type ListChange = readonly (
  | { readonly from: number; readonly count: number }
  | { readonly add: readonly unknown[] }
)[]

/**
 * Says how a list has become another; what both have is known by its identity. Undefined when that would say no less than
 * the new list itself.
 */
export function changeOfList(before: readonly unknown[], after: readonly unknown[]): ListChange | undefined {
  const places = new Map(before.map((item, index) => [item, index]))
  const change: ({ from: number; count: number } | { add: unknown[] })[] = []
  let kept = 0
  for (const item of after) {
    const last = change.at(-1)
    const place = places.get(item)
    if (place === undefined) {
      if (last !== undefined && 'add' in last) last.add.push(item)
      else change.push({ add: [item] })
      continue
    }
    kept += 1
    if (last !== undefined && 'from' in last && last.from + last.count === place) last.count += 1
    else change.push({ from: place, count: 1 })
  }
  return kept === 0 ? undefined : change
}

/** The list that a change makes of one. */
export function withListChange(before: readonly unknown[], change: ListChange): readonly unknown[] {
  return change.flatMap((part) =>
    'add' in part ? part.add : before.slice(part.from, part.from + part.count),
  )
}
