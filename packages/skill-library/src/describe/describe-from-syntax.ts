import { analyseSource } from '../compose/analyse-source.ts'
import { collectSkillActions, type SkillAction } from './collect-skill-actions.ts'
import type { DescribeRequest } from './describe-skill.ts'

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
  const last = actions.findLast(({ verb }) => verb === 'craft' || verb === 'smelt' || verb === 'mine')
  if (last !== undefined && actions.length > 1) parts.push(`Yields ${phraseOf(last)}.`)
  return parts.length === 0 ? `Does what the task says: ${task.name}.` : parts.join(' ')
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
