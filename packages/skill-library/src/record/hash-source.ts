import { createHash } from 'node:crypto'
import { sha256 } from '@langchain/core/utils/hash'

/** SHA-256 of a source in hexadecimal; line ends, trailing blanks and outer blank lines do not count. */
export function hashSource(source: string): string {
  const normalised = source
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
  // A browser's own hash answers later; Node's is ten times as fast as the one in JavaScript.
  const nodeHash: typeof createHash | undefined = createHash
  if (!nodeHash) return sha256(normalised)
  return nodeHash('sha256').update(normalised).digest('hex')
}
