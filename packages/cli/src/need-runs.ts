import { InvalidArgumentError } from '@voyager-mc/core'

/** The run directories a command was given; none is refused. */
export function needRuns(words: readonly string[], command: string): readonly string[] {
  if (words.length === 0) throw new InvalidArgumentError('RUN', '', `write voyager ${command} RUN.`)
  return words
}
