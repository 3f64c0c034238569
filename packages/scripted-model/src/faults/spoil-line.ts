import type { LineFault } from './fault-kind.ts'

/** A line with a fault in it; one that offers no place for the fault comes back as it was. */
export function spoilLine(line: string, kind: LineFault): string {
  switch (kind) {
    case 'wrong-count':
      return line.replace(/\b(?:before \+ \w+|times|\d+)\b(?=\);|,| \* | -)|\d+(?=\);)/, (count) =>
        /^\d+$/.test(count) ? String(Math.max(0, Number(count) - 1)) : `${count} - 1`,
      )
    case 'wrong-item':
      return line.replace(/"([a-z_]+)"/, '"$1s"')
    case 'missing-step':
      return /^\s*(?:(?:if|for) \(.*\) )?await .*;$/.test(line) ? '' : line
    case 'missing-await':
      return line.replace(/await /, '')
    case 'endless-loop':
      return before(line, 'for (let wait = 0; wait >= 0; wait += 0) {}')
    case 'unknown-name':
      return line.replace(/await (\w+)\(/, 'await $1Now(')
    case 'unknown-member':
      return before(line, 'bot.inventory.countOf("any");')
    case 'syntax-error':
      return line.replace(/\)(?=[^)]*$)/, '')
  }
}

/** A line with a statement before its own. */
function before(line: string, statement: string): string {
  return line.replace(/^\s*/, (indent) => `${indent}${statement} `)
}
