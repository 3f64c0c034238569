import { InvalidArgumentError } from '@voyager-mc/core'
import {
  compareRuns,
  compareTrials,
  describeBasis,
  firstDifference,
  pairTrials,
  readLeaderboard,
  readResults,
  renderComparison,
  renderLeaderboards,
  renderVerdicts,
  summarizeRun,
  type EvaluationResults,
  type ResultsDifference,
} from '@voyager-mc/evaluation'
import { readFileSync, statSync } from 'node:fs'
import { assertSameSuite, noPairs } from '../evaluation/assert-same-suite.ts'
import { readRun } from '../runs/read-run.ts'
import { cleanLine, jsonLine } from '../terminal/clean-text.ts'
import { exitCodes } from '../faults/exit-codes.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Command } from './command.ts'

/** `voyager compare RUN RUN …`: medians, intervals and ranges of runs; of two results files the verdicts; leaderboards side by side. */
export const runCompare: Command['run'] = async ({ words, settings: { json } }, terminal) => {
  if (words.some(isBoard)) {
    await layBoardsOut(words, { json, terminal })
    return exitCodes.done
  }
  if (words.some(isFile)) {
    await compareResults(words, { json, terminal })
    return exitCodes.done
  }
  const runs = await Promise.all(words.map(readRun))
  const comparison = compareRuns(runs.map(({ journal }) => summarizeRun(journal)))
  terminal.say(json ? jsonLine(comparison) : renderComparison(comparison))
  return exitCodes.done
}

/** Whether a file is a leaderboard, which is a list; results in one JSON file are none. */
function isBoard(place: string): boolean {
  return place.endsWith('.json') && isFile(place) && readFileSync(place, 'utf8').trimStart().startsWith('[')
}

interface Saying {
  readonly json: boolean
  readonly terminal: Terminal
}

async function layBoardsOut(files: readonly string[], { json, terminal: { say } }: Saying): Promise<void> {
  const boards = await Promise.all(files.map(readLeaderboard))
  if (json) {
    for (const [index, entries] of boards.entries())
      say(jsonLine({ type: 'leaderboard', file: files[index], entries }))
    return
  }
  say(`${renderLeaderboards(boards)}\n`)
  for (const [index, file] of files.entries()) say(`(${index + 1}) ${file}`)
}

function isFile(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isFile() ?? false
}

async function compareResults(words: readonly string[], { json, terminal: { say } }: Saying): Promise<void> {
  const [one, other, ...rest] = words
  if (one === undefined || other === undefined || rest.length > 0)
    throw new InvalidArgumentError('RUN', words.join(' '), 'name two results files of voyager eval.')
  const [first, second] = [await readResults(one), await readResults(other)]
  assertSameSuite(second, { other: first, file: other })
  const pairings = matching(first, second).map(([from, to]) => ({
    from,
    to,
    ones: first.trials.filter(({ condition }) => condition === from),
    others: second.trials.filter(({ condition }) => condition === to),
  }))
  if (pairings.every(({ ones, others }) => pairTrials(ones, others).length === 0))
    throw noPairs(other, second)
  for (const { from, to, ones, others } of pairings) {
    const comparisons = compareTrials(ones, others)
    const difference = firstDifference(ones, others)
    if (json) {
      say(jsonLine({ type: 'comparison', first: from, second: to, comparisons, difference }))
      continue
    }
    say(renderVerdicts(comparisons, { first: `${from} (1)`, second: `${to} (2)` }))
    say(`\n${describeDifference(difference)}`)
  }
  if (!json) say(`\n(1) ${describeBasis(first)}\n(2) ${describeBasis(second)}`)
}

/** Whether two evaluations found the same, and where they begin to differ. */
function describeDifference(difference: ResultsDifference | undefined): string {
  if (difference === undefined) return 'Every trial that both have is the same in both, step by step.'
  const { task, seed, step, member, values } = difference
  const [one, other] = values.map((value) => cleanLine(JSON.stringify(value) ?? 'not there').slice(0, 200))
  const place = step === undefined ? '' : `, step ${step}`
  return `They begin to differ at ${task}, seed ${seed}${place}: ${member} is ${one} (1) and ${other} (2).`
}

/** Conditions of the same name; where there are none, the first of each. */
function matching(
  first: EvaluationResults,
  second: EvaluationResults,
): readonly (readonly [string, string])[] {
  const names = new Set(second.conditions.map(({ name }) => name))
  const same = first.conditions.flatMap(({ name }) => (names.has(name) ? [[name, name] as const] : []))
  if (same.length > 0) return same
  const [one, other] = [first.conditions[0], second.conditions[0]]
  return one === undefined || other === undefined ? [] : [[one.name, other.name]]
}
