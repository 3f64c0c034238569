import { lineOf, visitAll, type WalkedProgram } from './walk-program.ts'

/** A call of a named function, or a look-up of a name in the game's data, with what is known about its arguments before running. */
export interface ProgramCall {
  readonly name: string
  /** 1-based line in the program's source. */
  readonly line: number
  /** Literal values in order; anything that is not a literal is undefined. */
  readonly values: readonly (string | number | boolean | undefined)[]
}

/** Lists the calls of functions by name, in order of appearance. */
export function listCalls({ tree }: WalkedProgram): readonly ProgramCall[] {
  const calls: (ProgramCall & { readonly start: number })[] = []
  visitAll(tree, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return
    const values = node.arguments.map((argument) =>
      argument.type === 'Literal' && /^(string|number|boolean)$/.test(typeof argument.value)
        ? // The line above leaves these three kinds.
          (argument.value as string | number | boolean)
        : undefined,
    )
    calls.push({ name: node.callee.name, line: lineOf(node), values, start: node.start })
  })
  return calls.sort((a, b) => a.start - b.start).map(({ name, line, values }) => ({ name, line, values }))
}
