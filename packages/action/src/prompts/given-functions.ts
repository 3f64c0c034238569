import { describePrimitives, type PrimitiveDescription } from '@voyager-mc/core'

/** The control primitives of one request: as text for the prompt, and by name for the checks. */
export interface GivenFunctions {
  readonly text: string
  readonly names: readonly string[]
}

/** Reads primitives from their descriptions, or from text that was written elsewhere. */
export function givenFunctions(primitives: string | readonly PrimitiveDescription[]): GivenFunctions {
  if (typeof primitives === 'string') return { text: primitives.trim(), names: listFunctionNames(primitives) }
  const shown = primitives.filter(({ isUnlisted = false }) => !isUnlisted)
  return { text: describePrimitives(shown), names: primitives.map(({ name }) => name) }
}

/** The names of all functions that a text declares, as `async function name(…)` or a line that begins with `name(bot`. */
export function listFunctionNames(text: string): readonly string[] {
  return [...text.matchAll(/^(?:(?:async )?function (\w+)|(\w+)\(bot\b)/gm)].map(
    ([, declared, listed = '']) => declared ?? listed,
  )
}
