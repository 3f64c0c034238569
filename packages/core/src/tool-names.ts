// Letters and length that every provider of models takes for the name of a tool; one other name has them refuse the request.
const otherLetters = /[^\w-]/g
const longestName = 64

/** Names as tools may have them, in the same order: letters of providers alone, at most 64, and no two alike. */
export function toolNames(
  names: readonly string[],
  { prefix = '' }: { readonly prefix?: string } = {},
): readonly string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const whole = `${prefix}${name}`.replaceAll(otherLetters, '_')
    let fitting = whole.slice(0, longestName)
    for (let number = 2; taken.has(fitting); number += 1) {
      const ending = `_${number}`
      fitting = `${whole.slice(0, longestName - ending.length)}${ending}`
    }
    taken.add(fitting)
    return fitting
  })
}
