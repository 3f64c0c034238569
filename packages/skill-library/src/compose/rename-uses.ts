import type { NameUse } from './analyse-source.ts'

/** A source with some of its names written anew; `newName` gives undefined for those that stay. */
export function renameUses(
  source: string,
  uses: readonly NameUse[],
  newName: (use: NameUse) => string | undefined,
): string {
  let result = source
  for (const use of [...uses].sort((a, b) => b.start - a.start)) {
    const name = newName(use)
    if (name === undefined || name === use.name) continue
    result =
      result.slice(0, use.start) + (use.isShorthand ? `${use.name}: ${name}` : name) + result.slice(use.end)
  }
  return result
}
