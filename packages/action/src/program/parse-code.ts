import { parse, tokTypes, type Comment, type Program as SyntaxTree } from 'acorn'
import { stripTypes } from './strip-types.ts'

/** Code that parses: what acorn made of it and the text its positions mean. */
export interface ParsedCode {
  readonly status: 'parsed'
  readonly tree: SyntaxTree
  readonly source: string
  readonly comments: readonly Comment[]
  /** Where text stands whose line breaks and spaces mean something: of templates and strings over several lines. */
  readonly texts: readonly Span[]
}

/** Part of a source, by its first position and the one after its last. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Why code does not parse. */
export interface SyntaxProblem {
  readonly status: 'invalid'
  readonly message: string
  /** 1-based; absent when the parser names no place. */
  readonly line?: number
  /** The text of that line. */
  readonly text?: string
}

/** Parses JavaScript, and TypeScript after blanking out its types, which keeps every position. */
export function parseCode(source: string): ParsedCode | SyntaxProblem {
  const asModule = tryParse(source, 'module')
  if (asModule.status === 'parsed') return asModule
  const asScript = tryParse(source, 'script')
  if (asScript.status === 'parsed') return asScript
  const stripped = stripTypes(source)
  if (stripped === undefined) return asModule
  const asTypeScript = tryParse(stripped, 'module')
  if (asTypeScript.status === 'parsed') return asTypeScript
  const asLooseTypeScript = tryParse(stripped, 'script')
  return asLooseTypeScript.status === 'parsed' ? asLooseTypeScript : asModule
}

/** Whether code means the same outside a module, which is how programs run. */
export function isScript(source: string): boolean {
  return tryParse(source, 'script').status === 'parsed'
}

function tryParse(source: string, sourceType: 'module' | 'script'): ParsedCode | SyntaxProblem {
  const comments: Comment[] = []
  const texts: Span[] = []
  try {
    const tree = parse(source, {
      ecmaVersion: 'latest',
      sourceType,
      locations: true,
      onComment: comments,
      onToken({ type, start, end }) {
        const isText = type === tokTypes.template || type === tokTypes.string
        if (isText && source.slice(start, end).includes('\n')) texts.push({ start, end })
      },
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: true,
      allowHashBang: true,
      allowImportExportEverywhere: sourceType === 'module',
    })
    return { status: 'parsed', tree, source, comments, texts }
  } catch (error) {
    return describe(error, source)
  }
}

function describe(error: unknown, source: string): SyntaxProblem {
  const message = error instanceof Error ? error.message.replace(/ \(\d+:\d+\)$/, '') : String(error)
  if (!(error instanceof SyntaxError) || !hasPlace(error)) return { status: 'invalid', message }
  const text = source.split('\n')[error.loc.line - 1]?.trim().slice(0, 160) ?? ''
  return { status: 'invalid', message, line: error.loc.line, text }
}

function hasPlace(error: object): error is { readonly loc: { readonly line: number } } {
  return 'loc' in error && typeof error.loc === 'object' && error.loc !== null && 'line' in error.loc
}
