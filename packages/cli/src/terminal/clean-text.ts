/**
 * Text that a terminal only shows: control characters, which move the cursor, ring or recolour, and marks that turn the
 * writing direction are taken out. Lines and tabs stay.
 */
export function cleanText(text: string): string {
  // Whole sequences go first, so that their letters do not stay behind.
  return text.replaceAll(sequence, '').replaceAll(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '')
}

/** The same in one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ').trim()
}

/** A value as one line of JSON in which everything that a terminal would obey is escaped. */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[\u007F-\u009F\p{Bidi_Control}]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

const escape = '\u001B'

// Commands that end in a letter, titles and links that end in a bell or a terminator, and commands of two letters. Unlike
// the pattern of `stripVTControlCharacters` these are linear: a server may send megabytes of beginnings.
const sequence = new RegExp(
  [
    String.raw`(?:${escape}\[|\u009B)[0-?]*[ -/]*[@-~]`,
    String.raw`(?:${escape}\]|\u009D)[^\u0007${escape}\u009C]{0,4096}(?:\u0007|${escape}\\|\u009C)?`,
    `${escape}[@-_]`,
  ].join('|'),
  'g',
)
