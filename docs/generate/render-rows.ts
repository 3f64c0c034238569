/** A table in Markdown, as the formatter would write it. */
export function renderRows(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((_name, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0), 3))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [first = [], ...others] = cells
  return [
    line(first),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...others.map(line),
  ].join('\n')
}

/** The same of cells whose first row holds the heads. */
export function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  return renderRows(head, rows)
}
