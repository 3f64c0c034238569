/** What one check of `voyager doctor` found. */
export interface Finding {
  /** What was looked at. */
  readonly name: string
  /** A warning costs something that is not needed; a problem keeps the agent from working. */
  readonly status: 'ok' | 'warning' | 'problem'
  readonly detail: string
  /** What to do; absent when it is ok. */
  readonly remedy?: string
}

/** A finding as one line. */
export function renderFinding({ name, status, detail, remedy }: Finding): string {
  return `${status.padEnd(7)}  ${name}: ${detail}.${remedy === undefined ? '' : ` ${remedy}.`}`
}
