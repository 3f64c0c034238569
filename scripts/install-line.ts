import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The packages that a README tells its reader to install; a command of the whole machine counts like any other. */
export function installLine(name: string): readonly string[] {
  const readme = readFileSync(join('packages', name, 'README.md'), 'utf8')
  const words = /^npm install (.*)$/m.exec(readme)?.[1]?.split(' ') ?? []
  return words.filter((word) => !word.startsWith('-'))
}
