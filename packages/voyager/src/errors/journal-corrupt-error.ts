import { AgentError } from '@voyager-mc/core'

/** A line in the middle of the journal cannot be read, so the state cannot be trusted. */
export class JournalCorruptError extends AgentError {
  /** 1-based line in the journal. */
  readonly line: number

  constructor(path: string, { line, cause }: { readonly line: number; readonly cause?: unknown }) {
    super(
      'journal-corrupt',
      `${path} line ${line} is damaged; restore the file or start a new run directory.`,
      {
        cause,
      },
    )
    this.line = line
  }

  static override isInstance(error: unknown): error is JournalCorruptError {
    return AgentError.isInstance(error) && error.code === 'journal-corrupt'
  }
}
