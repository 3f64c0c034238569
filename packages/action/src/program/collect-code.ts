import { parseLenientJson } from '@voyager-mc/prompting'

/** Longer replies are cut; no program is that long. */
const readCharacters = 200_000
const maxCandidates = 12

/** The pieces of a reply that may be the program, likeliest first; an empty list means there is no code. */
export function collectCode(reply: string): readonly string[] {
  const text = reply
    .slice(0, readCharacters)
    .replaceAll('\r\n', '\n')
    .replaceAll(/<think>[\s\S]*?<\/think>/g, '')
  const blocks = findBlocks(text)
  const candidates = [
    blocks.join('\n\n'),
    ...blocks.toReversed(),
    ...findJsonCode(text),
    ...(blocks.length === 0 ? [text, ...trimProse(text)] : blocks.flatMap(trimProse)),
  ]
  const plain = candidates
    .map((code) => code.trim())
    .filter((code) => /\bfunction\b|=>|\basync\s+\w+\s*\(/.test(code))
  const decoded = plain.filter((code) => /&(lt|gt|amp|quot|#39);/.test(code)).map(decodeEntities)
  return [...new Set([...plain, ...decoded])].slice(0, maxCandidates)
}

const foreignLanguages = /^(json|text|txt|plaintext|bash|sh|shell|console|output|markdown|md|diff)$/i

/** The insides of fenced blocks in order; a block that nothing closes ends with the reply. */
function findBlocks(text: string): readonly string[] {
  const blocks: string[] = []
  let fence: { readonly mark: string; readonly language: string; readonly lines: string[] } | undefined
  for (const line of text.split('\n')) {
    const [, mark = '', language = '', rest = ''] = /^[\s>]*(`{3,}|~{3,})\s*([\w+#.-]*)(.*)$/.exec(line) ?? []
    if (fence === undefined) {
      if (mark !== '') fence = { mark, language, lines: rest.trim() === '' ? [] : [rest] }
    } else if (mark.startsWith(fence.mark) && language === '') {
      if (!foreignLanguages.test(fence.language)) blocks.push(fence.lines.join('\n'))
      fence = undefined
    } else fence.lines.push(line)
  }
  if (fence !== undefined) blocks.push(fence.lines.join('\n').replace(/`{3,}\s*$/, ''))
  return blocks.filter((block) => block.trim() !== '')
}

function findJsonCode(text: string): readonly string[] {
  if (!/["'](code|program|javascript|source)["']\s*:/i.test(text)) return []
  return parseLenientJson(text, { repair: false }).flatMap((value) =>
    Object.entries(value).flatMap(([key, code]: [string, unknown]) =>
      typeof code === 'string' && /^(code|program|javascript|source)$/i.test(key) ? [code] : [],
    ),
  )
}

/** From the first line that starts like code to the end, and to the last line that ends like code, unless code comes after it. */
function trimProse(text: string): readonly string[] {
  const lines = text.split('\n')
  const start = lines.findIndex((line) =>
    /^\s*(export\s|async\s+function|async\s*\(|function\s*\w*\s*\(|(const|let|var)\s+[\w{[]|import\s|module\.exports|exports\.)/.test(
      line,
    ),
  )
  if (start < 0) return []
  const end = lines.findLastIndex((line) => /^\}|\}[;)]*$/.test(line.trim()))
  // A program that was cut off in its main function is not the program of its helpers.
  const isCutOff = lines.slice(end + 1).some((line) => /\bfunction\b|\bawait\b|=>/.test(line))
  const cut = end < start || isCutOff ? [] : [lines.slice(start, end + 1).join('\n')]
  return [...cut, lines.slice(start).join('\n')]
}

function decodeEntities(code: string): string {
  return code
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
