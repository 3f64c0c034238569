import type { PrimitiveDescription } from '@voyager-mc/core'

/** Whether a text is about what a primitive is for: has its name, or one of its words in any common form. */
export function fitsTopics(
  { name, topics = [] }: Pick<PrimitiveDescription, 'name' | 'topics'>,
  text: string,
): boolean {
  if (new RegExp(`\\b${name}\\b`).test(text)) return true
  const words = new Set(text.toLowerCase().match(/[a-z]+/g) ?? [])
  return topics.some((topic) => formsOf(topic).some((form) => words.has(form)))
}

/** Forms of a word in a task: several of it, and what is done with it, such as "tames", "tamed", "taming". */
function formsOf(word: string): readonly string[] {
  const stem = word.replace(/e$/, '')
  const doubled = `${word}${word.at(-1) ?? ''}`
  return [
    word,
    `${word}s`,
    `${stem}es`,
    `${stem}ed`,
    `${stem}er`,
    `${stem}ing`,
    `${doubled}ing`,
    `${doubled}ed`,
  ]
}
