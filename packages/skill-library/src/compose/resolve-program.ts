import type { Program } from '@voyager-mc/core'
import { analyseSource, type SourceAnalysis } from './analyse-source.ts'
import { extractHelper } from './extract-helper.ts'
import { makeNamesUnique, type AnalysedModule } from './make-names-unique.ts'
import type { SkillLookup } from './skill-lookup.ts'

/** A program with its modules, and the cycles met on the way. */
export interface ResolvedProgram {
  readonly program: Program
  /** Each as the names along the cycle, the first repeated at the end; empty when there is none. */
  readonly cycles: readonly (readonly string[])[]
}

/**
 * Finds the skills and the other skills' helpers a program refers to, transitively, callees first.
 * No top-level name occurs twice in the result, so the modules may share one scope or have one each.
 */
export function resolveProgram(program: Program, lookup: SkillLookup): ResolvedProgram {
  const analyse = (source: string): SourceAnalysis => lookup.analyse?.(source) ?? analyseSource(source)
  const done = new Map<string, AnalysedModule>()
  const path: string[] = []
  const cycles: (readonly string[])[] = []

  const load = (name: string): AnalysedModule | undefined => {
    const skill = lookup.skill(name)
    if (skill !== undefined) {
      return { name, source: skill.source, analysis: analyse(skill.source) }
    }
    const owner = lookup.helperOwner(name)
    if (owner === undefined) return undefined
    const source = extractHelper(owner.source, name, analyse(owner.source))
    return { name, source, analysis: analyse(source) }
  }
  const visit = (name: string): void => {
    if (path.includes(name)) {
      cycles.push([...path.slice(path.indexOf(name)), name])
      return
    }
    if (done.has(name)) return
    const module = load(name)
    if (module === undefined) return
    path.push(name)
    for (const callee of module.analysis.freeNames) visit(callee)
    path.pop()
    done.set(name, module)
  }

  const own = analyse(program.source)
  for (const name of own.freeNames) visit(name)
  const modules = makeNamesUnique(own, [...done.values()])
  const { modules: _before, ...rest } = program
  return { program: modules.length === 0 ? rest : { ...rest, modules }, cycles }
}
