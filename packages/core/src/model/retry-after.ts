/** The pause that a `Retry-After` header asks for, in milliseconds: seconds, or a date; undefined when it is neither. */
export function retryAfterMs(header: string, nowMs: number): number | undefined {
  const text = header.trim()
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms)?$/.exec(text) ?? []
  if (number !== undefined) return Math.ceil(Number(number) * (unit === undefined ? 1000 : 1))
  // A bare number, however odd, is no date, though the parser takes some for one.
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs)
}
