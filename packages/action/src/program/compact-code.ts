import { parseCode } from './parse-code.ts'

/**
 * Code in as few tokens as its lines allow: without blank lines and with one space for each step of indentation, which is part
 * of the word that follows. Text of several lines stays as it is, and so does code that does not parse.
 */
export function compactCode(source: string): string {
  const code = parseCode(source)
  if (code.status === 'invalid') return source
  let offset = 0
  const lines = source.split('\n').map((text) => {
    const start = offset
    offset += text.length + 1
    return { text, isKept: code.texts.some((span) => span.start < start && start <= span.end) }
  })
  const free = lines.flatMap(({ text, isKept }) => (isKept ? [] : [indentOf(text)]))
  const step = Math.min(...free.filter((indent) => indent > 0))
  return lines
    .flatMap(({ text, isKept }) => {
      if (isKept) return [text]
      if (text.trim() === '') return []
      return [`${' '.repeat(Math.round(indentOf(text) / step) || 0)}${text.trimStart()}`]
    })
    .join('\n')
}

// Of a tab, which editors show as wide as four spaces.
const tabWidth = 4

function indentOf(line: string): number {
  return (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', ' '.repeat(tabWidth)).length
}
