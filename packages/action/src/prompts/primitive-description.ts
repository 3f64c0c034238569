/** Description of one control primitive for the prompt. */
export interface PrimitiveDescription {
  readonly name: string
  /** Such as `async function mineBlock(bot, name, count = 1)`. */
  readonly signature: string
  /** One sentence. */
  readonly summary: string
  /** One line of a program that uses it. */
  readonly example?: string
}

/** Renders primitives for the prompt; text that was generated elsewhere is taken as it is. */
export function renderPrimitives(primitives: string | readonly PrimitiveDescription[]): string {
  if (typeof primitives === 'string') return primitives.trim()
  return primitives
    .map(({ signature, summary, example }) =>
      [`// ${summary}`, signature, ...(example === undefined ? [] : [`// Example: ${example}`])].join('\n'),
    )
    .join('\n\n')
}

/** The names of all functions a description declares, as `async function name(…)` or a line that begins with `name(bot`. */
export function listPrimitiveNames(primitives: string | readonly PrimitiveDescription[]): readonly string[] {
  if (typeof primitives !== 'string') return primitives.map(({ name }) => name)
  return [...primitives.matchAll(/^(?:(?:async )?function (\w+)|(\w+)\(bot\b)/gm)].map(
    ([, declared, listed = '']) => declared ?? listed,
  )
}
