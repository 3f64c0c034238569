import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A program found in the documentation, and what the page says it prints. */
export interface DocumentedProgram {
  /** Page and line of its first fence, such as `packages/critic/README.md:9`. */
  readonly place: string
  readonly source: string
  /** Absent when the page promises no output. */
  readonly output?: string
  /** Whether the page says that it cannot run by itself: it needs a key or a server of the reader. */
  readonly isCompiledOnly: boolean
}

const pages = ['README.md', 'packages/*/README.md', 'docs/*.md', 'docs/{concepts,guides}/*.md']
const fencePattern = /^(`{3,})(\w*)([^\n]*)\n([\s\S]*?)^\1$/gm

/**
 * Collects the TypeScript of every page. `ts continued` goes on where the fence before it ended, `ts compiled` is
 * only compiled. A fence without a language right after a program is its output; so are comments after `console.log`.
 */
export function collectFences(root: string): readonly DocumentedProgram[] {
  return globSync(pages, { cwd: root })
    .sort()
    .flatMap((page) => programsOf(page, readFileSync(join(root, page), 'utf8')))
}

function programsOf(page: string, text: string): readonly DocumentedProgram[] {
  const programs: DocumentedProgram[] = []
  let endOfProgram = -1
  for (const match of text.matchAll(fencePattern)) {
    const [whole, , language = '', info = '', body = ''] = match
    const last = programs.at(-1)
    const isNext = endOfProgram >= 0 && text.slice(endOfProgram, match.index).trim() === ''
    endOfProgram = -1
    if (language === '' && isNext && last !== undefined) {
      programs[programs.length - 1] = { ...last, output: body }
    }
    if (language !== 'ts') continue
    endOfProgram = match.index + whole.length
    const before = info.includes('continued') && last !== undefined ? last.source : ''
    const source = before + body
    const output = commentedOutput(source)
    programs.push({
      place: `${page}:${text.slice(0, match.index).split('\n').length}`,
      source,
      isCompiledOnly: info.includes('compiled'),
      ...(output === '' ? {} : { output }),
    })
  }
  return programs
}

/** Comments behind `console.log` on its line, and whole-line comments at the end of the program. */
function commentedOutput(source: string): string {
  const lines = source.trimEnd().split('\n')
  const firstAtEnd = lines.findLastIndex((line) => !line.startsWith('// ')) + 1
  return lines
    .flatMap((line, index) => {
      if (index >= firstAtEnd) return [line.slice(3)]
      const comment = /console\.log\(.*\) \/\/ (.*)$/.exec(line)?.[1]
      return comment === undefined ? [] : [comment]
    })
    .map((line) => `${line}\n`)
    .join('')
}
