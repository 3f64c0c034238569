import type { ProgramModule } from '@voyager-mc/core'
import type { SourceAnalysis } from './analyse-source.ts'
import { renameUses } from './rename-uses.ts'

/** A module with its analysis. */
export interface AnalysedModule extends ProgramModule {
  readonly analysis: SourceAnalysis
}

/**
 * Renames what would clash when modules and program share one scope: helpers of the same name in two
 * modules, and modules named like a function of the program. The program itself is never changed.
 */
export function makeNamesUnique(
  program: SourceAnalysis,
  modules: readonly AnalysedModule[],
): readonly ProgramModule[] {
  const moduleNames = new Set(modules.map(({ name }) => name))
  const taken = new Set(topLevelNames(program))
  const everyName = new Set([program, ...modules.map(({ analysis }) => analysis)].flatMap(allNames))
  const fresh = (wanted: string): string => {
    let name = wanted
    for (let suffix = 2; everyName.has(name); suffix += 1) name = `${wanted}_${suffix}`
    everyName.add(name)
    return name
  }

  const newModuleNames = new Map<string, string>()
  for (const { name } of modules) {
    newModuleNames.set(name, taken.has(name) ? fresh(`${name}_skill`) : name)
  }
  return modules.map(({ name, source, analysis }) => {
    const ownNames = new Map<string, string>()
    for (const own of topLevelNames(analysis)) {
      if (own === name) ownNames.set(own, newModuleNames.get(own) ?? own)
      else if (taken.has(own) || moduleNames.has(own)) ownNames.set(own, fresh(`${own}_${name}`))
      taken.add(ownNames.get(own) ?? own)
    }
    const renamed = renameUses(source, analysis.uses, (use) =>
      (use.binding === 'own' ? ownNames : newModuleNames).get(use.name),
    )
    return { name: newModuleNames.get(name) ?? name, source: renamed }
  })
}

function topLevelNames(analysis: SourceAnalysis): readonly string[] {
  return analysis.statements.flatMap(({ names }) => names)
}

function allNames(analysis: SourceAnalysis): readonly string[] {
  return [...topLevelNames(analysis), ...analysis.uses.map(({ name }) => name)]
}
