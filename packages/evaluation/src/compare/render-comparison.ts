import type { EvaluationResults } from '../results/read-results.ts'
import type { FigureComparison } from './compare-trials.ts'

/** Names of the two sides of a comparison. */
export interface ComparedNames {
  readonly first: string
  readonly second: string
}

/** Comparison as a Markdown table with a verdict for each figure. */
export function renderVerdicts(comparisons: readonly FigureComparison[], names: ComparedNames): string {
  const [heads = [], ...rows] = verdictRows(comparisons, names)
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The same as cells; the first row holds the heads. */
export function verdictRows(
  comparisons: readonly FigureComparison[],
  { first, second }: ComparedNames,
): readonly (readonly string[])[] {
  const rows = comparisons.map(({ figure, family, pairs, interval, effect, ...each }) => [
    family === undefined ? figure : `${figure}, ${family}`,
    String(pairs),
    short(each.first.mean),
    short(each.second.mean),
    `${each.difference > 0 ? '+' : ''}${short(each.difference)}`,
    interval === undefined ? '–' : `${short(interval[0])} to ${short(interval[1])}`,
    `${short(each.first.median)} and ${short(each.second.median)}`,
    short(effect.cliffsDelta),
    probability(each.pCorrected),
    each.verdict,
  ])
  const heads = [
    'Figure',
    'Pairs',
    first,
    second,
    'Difference',
    '95 % interval',
    'Medians',
    'Cliff’s δ',
    'p (Holm)',
    'Verdict',
  ]
  return [heads, ...rows]
}

/** Units of what is said about a machine, after the number. */
const machineUnits: Readonly<Record<string, string>> = { cores: ' cores', memoryGb: ' GB' }

/** Everything that the figures of an evaluation depend on, in one line. */
export function describeBasis(results: EvaluationResults): string {
  const { suite, seeds, code, machine, trials } = results
  const facts = Object.entries(code).map(([name, value]) => `${name} ${value}`)
  return [
    `suite ${suite.name} version ${suite.version} (${suite.hash.slice(0, 8)}), Minecraft ${suite.game}`,
    `n = ${trials.length} trials, seeds ${listSeeds(seeds)}, sight ${sightsOf(results).join(' and ')}`,
    ...describeOverdue(results),
    ...(facts.length === 0 ? [] : [facts.join(', ')]),
    Object.entries(machine)
      .map(([name, value]) => `${value}${machineUnits[name] ?? ''}`)
      .join(', '),
  ].join('; ')
}

/** Trials that another machine may find otherwise; nothing where there are none. */
function describeOverdue({ trials }: EvaluationResults): readonly string[] {
  const overdue = trials.filter(({ spent }) => spent === 'time on the wall').length
  return overdue === 0
    ? []
    : [`${overdue} of them ended by the clock of the wall, which depends on the machine`]
}

/** Sights that the conditions had, their own or else the evaluation's. */
function sightsOf({ conditions, sight }: EvaluationResults): readonly string[] {
  return [...new Set(conditions.map(({ facts }) => String(facts['sight'] ?? sight)))]
}

/** Seeds as a range where they are one. */
export function listSeeds(seeds: readonly number[]): string {
  const sorted = seeds.toSorted((a, b) => a - b)
  const [first = 0] = sorted
  const isRange = sorted.length > 2 && sorted.every((seed, index) => seed === first + index)
  return isRange ? `${first} to ${sorted.at(-1)}` : sorted.join(', ')
}

/** A figure in three digits. */
export function short(value: number): string {
  return Number.isInteger(value)
    ? String(value)
    : value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2)
}

function probability(p: number): string {
  return p < 0.001 ? '< 0.001' : p.toFixed(3)
}
