// One for all: a browser makes a new one for each time that is written without, and frees thousands of them in one go.
let clock: Intl.DateTimeFormat | undefined

/** Time of a record as a clock shows it. */
export function clockTime(atMs: number): string {
  clock ??= new Intl.DateTimeFormat(undefined, { timeStyle: 'medium', hourCycle: 'h23' })
  return clock.format(atMs)
}

/** Length of time such as `1 h 05 min` or `12 s`. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min ${String(seconds % 60).padStart(2, '0')} s`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}

/** Name of an item or a block without its underscores. */
export function readable(name: string): string {
  return name.replaceAll('_', ' ')
}

/** Hour of the world's clock from ticks since sunrise. */
export function worldTime(timeOfDay: number): string {
  const minutes = Math.floor(((timeOfDay / 1000 + 6) % 24) * 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** Mark of an outcome that needs no colour. */
export const marks: Readonly<Record<string, string>> = {
  completed: '✓',
  succeeded: '✓',
  failed: '✗',
  rejected: '✗',
  abandoned: '–',
  unjudged: '?',
  running: '…',
}

/** Class of an outcome. */
export function toneOf(status: string): string {
  if (status === 'completed' || status === 'succeeded') return 'good'
  return status === 'running' ? 'quiet' : 'bad'
}
