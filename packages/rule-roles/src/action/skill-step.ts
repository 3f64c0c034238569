import { everything } from '../supplies/hoard.ts'
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

/** The function of a step that a skill stands for; it uses `dropSurplus`. Learned in a life, it puts nothing away for a goal of somebody else's. */
export function callSkill(
  functionName: string,
  { name, accepts, item, takesCount }: SkillStep,
  { keepsSafe }: { readonly keepsSafe: boolean },
): string {
  const wanted = keepsSafe ? 'dropSurplus.wanted' : `[...(dropSurplus.wanted || []), "${everything}"]`
  const held = `countOf(bot, ${quoteList(item === undefined ? accepts : [item])})`
  const call = takesCount ? `${name}(bot, count - ${held})` : `${name}(bot)`
  return `async function ${functionName}(bot, count) {
  // What is wanted here is not thrown away there.
  ${name}.wanted = ${wanted};
  for (let round = 0; round < 3 && ${held} < count; round += 1) await ${call};
}`
}
