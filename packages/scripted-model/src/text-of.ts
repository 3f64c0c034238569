/** A value of a request body as text: strings as they are, everything else empty. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
