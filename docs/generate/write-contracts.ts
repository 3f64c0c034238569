import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFolder } from './replace-folder.ts'

/** Declarations of core that concept pages show, by the name of their page part: file and name. */
const contracts: Readonly<Record<string, readonly [file: string, name: string]>> = {
  'action-agent': ['roles.ts', 'interface ActionAgent'],
  'action-request': ['roles.ts', 'interface ActionRequest'],
  critic: ['roles.ts', 'interface Critic'],
  critique: ['critique.ts', 'interface Critique'],
  curriculum: ['roles.ts', 'interface Curriculum'],
  task: ['task.ts', 'interface Task'],
  environment: ['environment.ts', 'interface Environment'],
  'step-result': ['environment.ts', 'interface StepResult'],
  'program-outcome': ['program.ts', 'type ProgramOutcome'],
  observation: ['observation.ts', 'interface Observation'],
  'skill-library': ['roles.ts', 'interface SkillLibrary'],
  skill: ['skill.ts', 'interface Skill'],
}

/** Writes the contracts of the concept pages, word for word as they stand in the sources. */
export function writeContracts({ root, docs }: { readonly root: string; readonly docs: string }): void {
  const files = Object.entries(contracts).map(([page, [file, name]]) => {
    const source = readFileSync(join(root, 'packages/core/src', file), 'utf8')
    return [`${page}.md`, `\`\`\`ts\n${declarationOf(source, name)}\n\`\`\`\n`]
  })
  replaceFolder(join(docs, 'contracts'), Object.fromEntries(files))
}

/** A declaration with its comment; it ends at the next empty line outside of braces, or at the end of the file. */
export function declarationOf(source: string, name: string): string {
  const parts = source.split(/\n\n(?=\/\*\*|export |import )/)
  const found = parts.find((part) => new RegExp(`^export ${name}\\b`, 'm').test(part))
  if (found === undefined) throw new Error(`The contract ${name} is not in its file any more.`)
  return found.trim()
}
