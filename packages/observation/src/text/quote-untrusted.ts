/** Enough for a sentence, too little for a speech that rewrites the instructions around it. */
const defaultMaxLength = 200

export interface QuoteUntrustedOptions {
  /** Characters kept; the rest becomes an ellipsis. */
  readonly maxLength?: number
  /** Part that goes where the text is too long; by default its end. What failed at last stands at the end of a verdict. */
  readonly cut?: 'end' | 'middle'
}

/**
 * Wraps text that other players or the server wrote, so that a prompt can carry it as data only: one line,
 * escaped, limited, between marks that the text itself cannot contain.
 */
export function quoteUntrusted(
  text: string,
  { maxLength = defaultMaxLength, cut = 'end' }: QuoteUntrustedOptions = {},
): string {
  const read = maxLength * 8
  const plain = (cut === 'middle' && text.length > 2 * read ? text.slice(0, read) + text.slice(-read) : text)
    .slice(0, 2 * read)
    .replaceAll(/§./gu, '')
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
  const characters = Array.from(plain)
  const kept = cut === 'middle' ? Math.floor(maxLength / 3) : maxLength
  const end = cut === 'middle' ? characters.slice(kept - maxLength).join('') : ''
  const short = characters.length > maxLength ? `${characters.slice(0, kept).join('')}…${end}` : plain
  const escaped = JSON.stringify(short).replaceAll(/[<>`[\]{}]/g, toUnicodeEscape)
  return `<in-game-text>${escaped}</in-game-text>`
}

/**
 * Wraps a line that a program wrote in quotation marks, one line and escaped: programs repeat signs, books and names, so
 * a prompt carries the line as data that can neither end its quotation nor open or close any mark.
 */
export function quoteLine(text: string, { maxLength = 300 }: QuoteUntrustedOptions = {}): string {
  const line = text
    .slice(0, maxLength * 8)
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
  const characters = Array.from(line)
  const short = characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : line
  return JSON.stringify(short).replaceAll(/[<>`]/g, toUnicodeEscape)
}

/** Leaves text of several lines as it is, but for the marks around in-game text, which it must not open or close. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/<(?=\/?in-game-text)/gi, toUnicodeEscape('<'))
}

/** Leaves a registry name such as `oak_log` as it is and quotes everything else. */
export function quoteName(name: string): string {
  return /^[\w:.-]{1,64}$/.test(name) ? name : quoteUntrusted(name, { maxLength: 40 })
}

function toUnicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
