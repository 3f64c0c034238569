/** Result of one check of `voyager doctor`. */
export interface Finding {
  /** Name of the checked thing. */
  readonly name: string
  /** A warning costs something that is not needed; a problem keeps the agent from working. */
  readonly status: 'ok' | 'warning' | 'problem'
  readonly detail: string
  /** Remedy; absent when it is ok. */
  readonly remedy?: string
}

/** A finding as one line. */
export function renderFinding({ name, status, detail, remedy }: Finding): string {
  return `${status.padEnd(7)}  ${name}: ${detail}.${remedy === undefined ? '' : ` ${remedy}.`}`
}
