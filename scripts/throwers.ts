import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Names of the errors that a module makes, by itself or in the modules of its package that it imports. */
export function errorsMadeBy(file: string): ReadonlySet<string> {
  const errors = new Set<string>()
  for (const reached of modulesFrom(file))
    for (const [, name = ''] of readFileSync(reached, 'utf8').matchAll(/\bnew (\w+Error)\(/g))
      errors.add(name)
  return errors
}

/** A module and those that it names by a path, at any distance, threads of its own among them; types bring nothing that runs. */
function modulesFrom(file: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [file]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next) || !existsSync(next)) continue
    seen.add(next)
    const text = readFileSync(next, 'utf8').replaceAll(/^(?:import|export) type [^']*'[^']*'/gm, '')
    for (const [, path = ''] of text.matchAll(/'(\.\.?\/[^'\n]+\.ts)'/g))
      waiting.push(join(dirname(next), path))
  }
  return seen
}
