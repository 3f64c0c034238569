import type { SkillRecord } from '../record/skill-record.ts'

/** A description in the original's file shape: a stub of three lines. */
export function describeAsStub({ name, description }: Pick<SkillRecord, 'name' | 'description'>): string {
  return `async function ${name}(bot) {\n    // ${description.replaceAll('\n', ' ')}\n}`
}

/** The sentence inside the original's stub; a text of another shape is returned on one line. */
export function descriptionFromStub(text: string): string {
  const comments = text
    .split('\n')
    .flatMap((line) => /^\s*\/\/ ?(?<comment>.*)$/.exec(line)?.groups?.['comment'] ?? [])
  const words = /^\s*(async\s+)?function\b/.test(text) && comments.length > 0 ? comments.join(' ') : text
  return words.replaceAll(/\s+/g, ' ').trim()
}
