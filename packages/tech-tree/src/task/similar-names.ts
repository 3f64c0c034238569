/** Letters of a text that may be a name; comparing a whole sentence with every name takes long. */
const longestName = 60

/** Names that look like the wanted one, best first, at most three; empty when nothing is close. */
export function similarNames(wanted: string, names: readonly string[]): readonly string[] {
  if (wanted.length > longestName) return []
  const scored = names.map((name) => ({ name, score: similarity(wanted, name) }))
  return scored
    .filter(({ score }) => score >= 0.45)
    .sort((a, b) => b.score - a.score || a.name.length - b.name.length)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** Dice coefficient over letter pairs; shares of words count as well, so `pickaxe of iron` finds `iron_pickaxe`. */
function similarity(a: string, b: string): number {
  const first = pairs(a)
  const second = pairs(b)
  if (first.length + second.length === 0) return a === b ? 1 : 0
  const rest = [...second]
  let shared = 0
  for (const pair of first) {
    const at = rest.indexOf(pair)
    if (at === -1) continue
    rest.splice(at, 1)
    shared += 1
  }
  return (2 * shared) / (first.length + second.length)
}

function pairs(text: string): readonly string[] {
  return text.split(/[_\s]+/).flatMap((word) => {
    const padded = `^${word}$`
    return Array.from({ length: padded.length - 1 }, (_unused, index) => padded.slice(index, index + 2))
  })
}
