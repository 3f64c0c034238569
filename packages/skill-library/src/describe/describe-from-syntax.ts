import { analyseSource } from '../compose/analyse-source.ts'
import { collectSkillActions, type SkillAction } from './collect-skill-actions.ts'
import type { DescribeRequest } from './describe-skill.ts'
import { knownYield } from './known-yields.ts'

const sentences: Readonly<Record<SkillAction['verb'], string>> = {
  mine: 'Mines',
  craft: 'Crafts',
  smelt: 'Smelts',
  place: 'Places',
  kill: 'Kills',
  equip: 'Equips',
  eat: 'Eats',
  store: 'Stores',
  take: 'Takes',
  do: 'Does',
}

/**
 * Describes a skill without a model, in one line: what it mines, crafts, smelts, places and kills, what it
 * looks for in the inventory, and what it yields last. A skill that calls nothing known is described by its task.
 */
export function describeFromSyntax({ source, task }: DescribeRequest): string {
  const { freeNames } = analyseSource(source)
  const { actions, checks } = collectSkillActions(source, freeNames)
  const parts: string[] = []
  for (const [verb, sentence] of Object.entries(sentences)) {
    const things = actions.filter((action) => action.verb === verb).map(phraseOf)
    if (things.length > 0) parts.push(`${sentence} ${joinWords(things)}.`)
  }
  const gained = new Set(
    actions.filter(({ verb }) => verb === 'mine' || verb === 'craft').map(({ what }) => what),
  )
  const needs = checks.filter((item) => !gained.has(item) && actions.some(({ verb }) => verb !== 'do'))
  if (needs.length > 0) parts.push(`Needs ${joinWords(needs.map(wordsOf))}.`)
  const result = yieldOf(actions)
  if (result !== undefined) parts.push(`Yields ${wordsOf(result)}.`)
  return parts.length === 0 ? `Does what the task says: ${task.name}.` : parts.join(' ')
}

/** Result of the last action, unless the sentence about that action said so already. */
function yieldOf(actions: readonly SkillAction[]): string | undefined {
  const last = actions.findLast(({ verb }) => ['craft', 'smelt', 'mine', 'kill'].includes(verb))
  if (last === undefined) return undefined
  const known = knownYield(last.verb, last.what)
  return known ?? (actions.length > 1 && last.verb !== 'kill' ? last.what : undefined)
}

function phraseOf({ verb, what, count, using }: SkillAction): string {
  const amount = count === undefined || count === 1 ? '' : `${count} `
  const result =
    verb === 'smelt'
      ? `${wordsOf(what)}${using === undefined ? '' : ` with ${wordsOf(using)}`}`
      : wordsOf(what)
  return `${amount}${result}`
}

function wordsOf(item: string): string {
  return item.replaceAll('_', ' ')
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}
