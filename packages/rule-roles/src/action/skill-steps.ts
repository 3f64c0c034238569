import type { Skill } from '@voyager-mc/core'
import type { TechTree } from '@voyager-mc/tech-tree'
import { quoteList } from './quote-list.ts'

/** A learned skill that can stand for a step: it brings some of one item, or of a family. */
export interface SkillStep {
  readonly name: string
  readonly source: string
  /** Items that prove its task; any of them may be what it brings. */
  readonly accepts: readonly string[]
  /** The item it is sure to bring; absent when it may bring any of a family. */
  readonly item?: string
  /** Whether it takes how many are wanted. */
  readonly takesCount: boolean
}

/** Tasks whose skills bring items. */
const bringing: ReadonlySet<string> = new Set(['mine', 'craft', 'smelt', 'cook', 'obtain', 'harvest'])

/** The steps that skills can stand for, by what their tasks ask for. */
export function skillSteps(
  skills: readonly Skill[],
  { techTree, mainName }: { readonly techTree: TechTree; readonly mainName: string },
): readonly SkillStep[] {
  return skills.flatMap(({ name, source, task }): readonly SkillStep[] => {
    // A program must not call itself, nor what calls it.
    if (name === mainName || new RegExp(`\\b${mainName}\\b`).test(source)) return []
    const parsed = techTree.parseTask(task)
    if (parsed.status === 'refused' || !bringing.has(parsed.task.verb)) return []
    const takesCount = new RegExp(`function ${name}\\(bot, count = \\d+\\)`).test(source)
    const { verb, accepts, names } = parsed.task
    const [item] = accepts
    // An ore's own block proves the task, too, but is not what a pickaxe brings.
    const isSure = item !== undefined && (accepts.length === 1 || (verb === 'mine' && !names.includes(item)))
    return [{ name, source, accepts, takesCount, ...(isSure && { item }) }]
  })
}

/** The function of a step that a skill stands for. */
export function callSkill(functionName: string, { name, accepts, item, takesCount }: SkillStep): string {
  const held = `countOf(bot, ${quoteList(item === undefined ? accepts : [item])})`
  const call = takesCount ? `${name}(bot, count - ${held})` : `${name}(bot)`
  return `async function ${functionName}(bot, count) {
  for (let round = 0; round < 3 && ${held} < count; round += 1) await ${call};
}`
}
