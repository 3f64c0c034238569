import type { SkillRecord } from '../record/skill-record.ts'

/** First line of every copy; a file that begins otherwise is somebody else's. */
export const copyMark =
  '// A copy for reading, made by the skill library; what is changed here is not read back.'

/** Text of a skill's copy: description and record as comments, then the source. */
export function renderSkillCopy(record: SkillRecord): string {
  const { description, task, version, status, statusReason, use, source } = record
  const uses = use.successes + use.failures
  const lines = [
    ...linesOf(description),
    '',
    ...linesOf(`Task: ${task}`),
    `Version ${version}, ${status}, learned ${new Date(record.createdAtMs).toISOString().slice(0, 10)}.`,
    uses === 0 ? 'Not used yet.' : `Used ${uses} times: ${use.successes} succeeded, ${use.failures} failed.`,
    ...(statusReason === undefined ? [] : linesOf(statusReason)),
  ]
  return [copyMark, '//', ...lines.map((line) => `// ${line}`.trimEnd()), '', source, ''].join('\n')
}

// All four end a comment in JavaScript.
function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/)
}
