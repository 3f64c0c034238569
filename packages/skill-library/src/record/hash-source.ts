import { createHash } from 'node:crypto'

/** SHA-256 of a source in hexadecimal; line ends, trailing blanks and outer blank lines do not count. */
export function hashSource(source: string): string {
  const normalised = source
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
  return createHash('sha256').update(normalised).digest('hex')
}
