/** Whether a text can be the name of a function; runners write such names into source, so nothing else may pass. */
export function isFunctionName(name: string): boolean {
  return name.length <= longestName && /^[A-Za-z_$][\w$]*$/.test(name) && !reserved.has(name)
}

/** Longest name, in characters. */
const longestName = 200

/** Words of the language that are no names, and names that would replace what a runner itself relies on. */
const reserved: ReadonlySet<string> = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static ' +
    'super switch this throw true try typeof var void while with yield arguments eval undefined globalThis Promise Object'
  ).split(' '),
)
