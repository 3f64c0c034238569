import javascript from '@shikijs/langs-precompiled/javascript'
import dark from 'shiki/themes/github-dark-default.mjs'
import light from 'shiki/themes/github-light-default.mjs'
import { createHighlighterCore, type HighlighterCore } from 'shiki/core'
import { createJavaScriptRawEngine } from 'shiki/engine/javascript'

/** Parts of a line with the colour of each in both themes. */
export type CodeLine = readonly CodePart[]

export interface CodePart {
  readonly text: string
  readonly light?: string
  readonly dark?: string
}

// Longer programs are shown as they are: colouring one takes time that a frame does not have.
const longestSource = 20_000

const options = {
  lang: 'javascript',
  themes: { light: 'github-light-default', dark: 'github-dark-default' },
}
/** Each makes the colours of some more of the language ready; all at once would hold the page up. */
const firstTexts = [
  'a',
  '"a"',
  'a(b, 1)',
  'const a = { b: [1] }',
  'async function a(b) {\n  await b\n}',
  '// a',
]

let highlighter: Promise<HighlighterCore> | undefined

/** Colours a program. */
export async function highlight(source: string): Promise<readonly CodeLine[]> {
  if (source.length > longestSource) return source.split('\n').map((text) => [{ text }])
  highlighter ??= makeReady()
  const lines = (await highlighter).codeToTokensWithThemes(source, options)
  return lines.map((parts) =>
    parts.map(({ content, variants }) => ({
      text: content,
      ...(variants.light?.color && { light: variants.light.color }),
      ...(variants.dark?.color && { dark: variants.dark.color }),
    })),
  )
}

async function makeReady(): Promise<HighlighterCore> {
  const made = await createHighlighterCore({
    langs: [javascript],
    themes: [light, dark],
    engine: createJavaScriptRawEngine(),
  })
  for (const text of firstTexts) {
    await nextTask()
    made.codeToTokensWithThemes(text, options)
  }
  await nextTask()
  return made
}

/** Lets the page draw between two pieces of work. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
