import type { SourceAnalysis, TopLevelStatement } from './analyse-source.ts'

/** The part of a skill's source that declares one helper, with everything of that source it refers to. */
export function extractHelper(source: string, name: string, analysis: SourceAnalysis): string {
  const needed = new Set<TopLevelStatement>()
  const need = (wanted: string): void => {
    const statement = analysis.statements.find(({ names }) => names.includes(wanted))
    if (statement === undefined || needed.has(statement)) return
    needed.add(statement)
    for (const use of analysis.uses) {
      if (use.binding === 'own' && use.start >= statement.start && use.end <= statement.end) need(use.name)
    }
  }
  need(name)
  return analysis.statements
    .filter((statement) => needed.has(statement))
    .map(({ start, end }) => source.slice(start, end))
    .join('\n')
}
