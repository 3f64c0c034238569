import { styleText } from 'node:util'

/** Meaning of a colour. */
export type Tone = 'plain' | 'task' | 'good' | 'bad' | 'quiet' | 'strong'

const styles: Readonly<Record<Exclude<Tone, 'plain'>, Parameters<typeof styleText>[0]>> = {
  task: ['cyan', 'bold'],
  good: 'green',
  bad: 'yellow',
  quiet: 'dim',
  strong: 'bold',
}

/** Paints texts by their meaning. */
export type Paint = (tone: Tone, text: string) => string

/** The paint of a screen: without colours a text stays as it is. */
export function createPaint({ hasColours }: { readonly hasColours: boolean }): Paint {
  return (tone, text) =>
    // The screen was asked once, by the same rules (NO_COLOR, FORCE_COLOR, TERM).
    hasColours && tone !== 'plain' ? styleText(styles[tone], text, { validateStream: false }) : text
}
