import type { ProgramFinding } from '../checks/program-finding.ts'

/** Renders what is wrong with a program that was not run, for the model that wrote it. */
export function refusedProgramPrompt(findings: readonly ProgramFinding[]): string {
  const lines = findings.slice(0, 10).map(({ line, message }) => `- line ${line}: ${message}`)
  return [
    'The program was not run, it cannot work yet:',
    ...lines,
    'Reply with the whole corrected program.',
  ].join('\n')
}
