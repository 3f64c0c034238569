import { renderRows } from './render-rows.ts'
import type { LifeCallDetail, LifeMoment, LifeRecord } from './life-record.ts'

type Call = Extract<LifeMoment, { type: 'call' }>

const towers = 10

/** Part of the page about everything that happened in the End, step by step, and its sums. */
export function renderFight({ tasks }: LifeRecord): string {
  const moments = tasks.flatMap(({ attempts }) => attempts.flatMap(({ step }) => step?.moments ?? []))
  if (moments.length === 0) return 'It did not come to the End.'
  return [sumsOf(moments), renderRows(['Minute', 'It'], rowsOf(moments))].join('\n\n')
}

function sumsOf(moments: readonly LifeMoment[]): string {
  const calls = moments.filter((moment) => moment.type === 'call')
  const shots = (target: string): readonly Call[] =>
    calls.filter(({ primitive, detail }) => primitive === 'shootTarget' && detail.target === target)
  const count = (some: readonly Call[]): number =>
    some.reduce((sum, { detail }) => sum + (detail.shots ?? 0), 0)
  const crystals = shots('end_crystal')
  const harms = moments.filter((moment) => moment.type === 'harm')
  const lost = harms.reduce((sum, { from, to }) => sum + from - to, 0)
  const least = Math.min(...harms.map(({ to }) => to))
  const blows = calls.filter(
    ({ primitive, detail }) => primitive === 'attackTarget' && detail.mob === 'ender_dragon',
  )
  const gone = crystals.filter(({ status }) => status === 'succeeded').length
  return [
    `${gone} of the ten crystals went, in ${count(crystals)} shots; ${standing(gone)}`,
    `${count(shots('ender_dragon'))} shots were at the dragon, and ${blows.length} calls of \`attackTarget\` went for it; one that runs out of time has struck meanwhile.`,
    `The bot lost ${lost.toFixed(1)} of health in ${harms.length} harms and was down to ${least.toFixed(1)} of 20.`,
    'Shots are counted by the calls; one that was broken off is among them. The journal holds neither the health of the dragon nor single blows: the world counts them.',
  ].join(' ')
}

function standing(gone: number): string {
  return gone === towers
    ? 'none was left to heal the dragon.'
    : `${towers - gone} were not hit and could heal the dragon.`
}

function rowsOf(moments: readonly LifeMoment[]): readonly (readonly string[])[] {
  return moments.flatMap((moment) => {
    const words = wordsOf(moment)
    return words === undefined ? [] : [[moment.minute.toFixed(2), words]]
  })
}

function wordsOf(moment: LifeMoment): string | undefined {
  switch (moment.type) {
    case 'call':
      return wordsOfCall(moment)
    case 'say':
      return `says: ${moment.text}`
    case 'harm':
      return `**is hurt**: ${moment.from.toFixed(1)} to ${moment.to.toFixed(1)}`
    case 'healing':
      return `heals: ${moment.from.toFixed(1)} to ${moment.to.toFixed(1)}`
    case 'kill':
      return `**kills ${moment.creature}**${moment.item === undefined ? '' : ` with ${moment.item}`}`
    case 'death':
      return `**dies**: it ${moment.cause}`
    case 'arrival':
      return `arrives: ${moment.dimension}`
  }
}

function wordsOfCall({ primitive, status, detail, place }: Call): string | undefined {
  const isDone = status === 'succeeded'
  const words = renderings[primitive]?.(detail, isDone)
  if (words !== undefined) return words === '' ? undefined : words
  const what = detail.item ?? detail.target ?? detail.mob
  const where = place === undefined ? '' : `, at ${place.join(' ')}`
  return `\`${primitive}\`${what === undefined ? '' : ` ${what}`}${where}${isDone ? '' : `: ${detail.message ?? 'failed'}`}`
}

/** Calls that have words of their own; empty words leave a call out. */
const renderings: Readonly<Record<string, (detail: LifeCallDetail, isDone: boolean) => string>> = {
  shootTarget: ({ target = 'something', shots = 0 }, isDone) =>
    `shoots at ${target} ${shots} times: ${isDone ? 'it is gone' : 'it still stands'}`,
  attackTarget: ({ mob = 'something', message = '' }, isDone) =>
    `\`attackTarget\` ${mob}: ${isDone ? 'it is dead' : message.replace(/^Failed to kill \w+: /, '')}`,
  eatFood: ({ eaten = [] }) => (eaten.length === 0 ? 'has eaten' : `eats ${countedNames(eaten)}`),
  // The sword comes into the hand before each of its blows.
  equipItem: ({ item = '' }) => (item.endsWith('_sword') ? '' : `puts on ${item}`),
}

function countedNames(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => `${names.filter((other) => other === name).length} ${name}`)
    .join(', ')
}
