/** Structured log in the manner of pino: facts first, then a sentence. */
export interface WorkerLog {
  info(facts: Readonly<Record<string, unknown>>, sentence: string): void
  warn(facts: Readonly<Record<string, unknown>>, sentence: string): void
}

/** A log that keeps nothing. */
export const silentLog: WorkerLog = { info: () => undefined, warn: () => undefined }
