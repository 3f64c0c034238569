import type { Skill } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'
import { taskPrograms } from './task-programs.ts'
import type { SkillStep } from './skill-step.ts'

/** The steps that skills can stand for, by what their tasks ask for. */
export function skillSteps(
  skills: readonly Skill[],
  { techTree, mainName }: { readonly techTree: TechTree; readonly mainName: string },
): readonly SkillStep[] {
  return skills.flatMap(({ name, source, task }): readonly SkillStep[] => {
    // A program must not call itself, nor what calls it.
    if (name === mainName || new RegExp(`\\b${mainName}\\b`).test(source)) return []
    const parsed = techTree.parseTask(task)
    if (parsed.status === 'refused' || taskPrograms[parsed.task.verb].bringsItems !== true) return []
    const takesCount = new RegExp(`function ${name}\\(bot, count = \\d+\\)`).test(source)
    const { verb, accepts, names } = parsed.task
    const [item] = accepts
    // An ore's own block proves the task, too, but is not what a pickaxe brings.
    const isSure = item !== undefined && (accepts.length === 1 || (verb === 'mine' && !names.includes(item)))
    return [{ name, source, accepts, takesCount, ...(isSure && { item }) }]
  })
}
