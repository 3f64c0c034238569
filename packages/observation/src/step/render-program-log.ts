import type { GameEvent } from '@voyager-mc/core'
import { quoteLine } from '../text/quote-untrusted.ts'

/** A program may log in a loop; the beginning and the end say most. */
const maxLines = 40

/** Renders what the program reported as quoted data, in order; repeated lines are counted, a long middle is left out. */
export function renderProgramLog(events: readonly GameEvent[]): string {
  const lines = countRepeats(
    events.flatMap((event) => (event.type === 'program-log' ? [quoteLine(event.text)] : [])),
  )
  if (lines.length === 0) return 'Program log: none'
  const half = maxLines / 2
  const shown =
    lines.length <= maxLines
      ? lines
      : [...lines.slice(0, half), `(${lines.length - maxLines} lines left out)`, ...lines.slice(-half)]
  return ['Program log:', ...shown.map((line) => `- ${line}`)].join('\n')
}

function countRepeats(lines: readonly string[]): readonly string[] {
  const runs: { readonly line: string; count: number }[] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last?.line === line) last.count += 1
    else runs.push({ line, count: 1 })
  }
  return runs.map(({ line, count }) => (count === 1 ? line : `${line} (${count} times)`))
}
