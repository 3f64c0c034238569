import { InvalidArgumentError } from '@voyager-mc/core'
import { parse, type Program as SyntaxTree } from 'acorn'

/** Parses a skill's JavaScript; throws `InvalidArgumentError` with the place of the first mistake. */
export function parseSource(source: string): SyntaxTree {
  try {
    return parse(source, {
      ecmaVersion: 'latest',
      sourceType: 'script',
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: true,
    })
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new InvalidArgumentError('source', source, `it does not parse (${error.message}); pass JavaScript.`)
  }
}
