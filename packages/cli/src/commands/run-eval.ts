import {
  compareTrials,
  describeBasis,
  evaluate,
  findRegressions,
  hashResults,
  hashSuite,
  pairTrials,
  paperTables,
  planTrials,
  readResults,
  renderVerdicts,
  type EvaluationResults,
  type PlannedTrial,
  type PlanTrialsOptions,
  type TrialResult,
} from '@voyager-mc/evaluation'
import { leastFigures } from '@voyager-mc/evaluation/statistics'
import { InvalidArgumentError } from '@voyager-mc/core'
import { assertSameSuite, noPairs } from '../evaluation/assert-same-suite.ts'
import { conditionsOf, makeConditionAgents } from '../evaluation/condition-agent.ts'
import { describeCode } from '../evaluation/describe-code.ts'
import { describeCodeChange } from '../evaluation/describe-code-change.ts'
import { basisOf, trialLimit } from '../fleet/fleet-trial.ts'
import { openTrialsOnFleet } from '../fleet/open-trials-on-fleet.ts'
import { openSuite } from '../evaluation/open-suite.ts'
import { parseSeeds } from '../options/parse-seeds.ts'
import { renderCells, renderConditions } from '../evaluation/render-conditions.ts'
import { readTrialSkills, type TrialSkills } from '../evaluation/trial-skills.ts'
import type { TrialsOnFleet } from '../fleet/play-on-fleet.ts'
import { exitCodes, type ExitCode } from '../faults/exit-codes.ts'
import { cleanLine, jsonLine } from '../terminal/clean-text.ts'
import { shellWord } from '../terminal/shell-word.ts'
import type { Settings } from '../options/settings.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Command, CommandInput } from './command.ts'

/** `voyager eval SUITE`: measures the agent and its conditions on a suite, and compares with a baseline. */
export const runEval: Command['run'] = (input, terminal) =>
  evalSuite(input, { terminal, describe: describeCode })

interface EvalSuiteOptions {
  readonly terminal: Terminal
  /** Tells what code is measured; asked before the trials and after them. */
  readonly describe: typeof describeCode
}

/** The same for code that is told of in another way. */
export async function evalSuite(
  { words: [word = ''], settings, originOf }: Pick<CommandInput, 'words' | 'settings' | 'originOf'>,
  { terminal, describe }: EvalSuiteOptions,
): Promise<ExitCode> {
  const { only, json, baseline, atOnce, sight } = settings
  const suite = await openSuite(word, only)
  const seeds = parseSeeds(settings.seeds)
  const skills = await skillsOf(settings, terminal)
  const conditions = conditionsOf(settings, { skills })
  const code = await describe({ agent: settings.agent })
  // A suite that can never work is refused before a word is said of its results.
  const plan = planTrials({ suite, conditions, seeds })
  const before = baseline === undefined ? undefined : await readBaseline(baseline, { suite, plan })
  const codeName = [code['commit'] ?? code['version'], code['changes']].filter(Boolean).join('-')
  const place = settings.results ?? `evaluations/${suite.name}-${codeName}.ndjson`
  const makeAgent = await makeConditionAgents(settings, {
    skills,
    signal: terminal.signal,
  })
  if (!json) terminal.say(`${suite.tasks.length} tasks, seeds ${settings.seeds}; results: ${place}`)
  const onFleet = settings.onFleet
    ? await openTrialsOnFleet({ settings, originOf }, { terminal, basis: basisOf(code) })
    : undefined
  const evaluation = evaluate({
    suite,
    conditions,
    seeds,
    ...(onFleet === undefined ? { agent: makeAgent } : { playTrial: onFleet.playTrial }),
    file: place,
    code,
    sight,
    ...(atOnce !== undefined && { concurrency: atOnce }),
    ...trialLimit(settings),
    signal: terminal.signal,
    onTrial: (trial, { done, all }) => {
      terminal.say(json ? jsonLine({ type: 'trial', ...trial }) : describeTrial(trial, `${done}/${all}`))
    },
  })
  const results = await closing(evaluation, onFleet)
  const change = describeCodeChange(code, await describe({ agent: settings.agent }))
  if (change !== undefined) terminal.warn(change)
  sayResults(results, { json, terminal, place })
  return before === undefined ? exitCodes.done : compareWith(before, results, { json, terminal, place })
}

/** Skills that every trial begins with; undefined where none are named. */
async function skillsOf(
  { skills, onFleet, agent }: Settings,
  { warn }: Terminal,
): Promise<TrialSkills | undefined> {
  if (skills === undefined) return undefined
  const other = onFleet
    ? '--on-fleet: workers on other machines do not have it'
    : '--agent: it is of our own agent'
  if (onFleet || agent !== undefined)
    throw new InvalidArgumentError('--skills', skills, `leave it out with ${other}.`)
  return readTrialSkills(skills, { onNotice: warn })
}

/** Results to compare with, before anything is played; those of another suite and those that nothing pairs with are refused. */
async function readBaseline(
  file: string,
  {
    suite: { tasks, ...suite },
    plan,
  }: Pick<PlanTrialsOptions, 'suite'> & { readonly plan: readonly PlannedTrial[] },
): Promise<EvaluationResults> {
  const before = await readResults(file)
  const hash = hashSuite({ ...suite, tasks })
  assertSameSuite(before, { other: { suite: { ...suite, hash, tasks: tasks.length } }, file })
  const pairs = plan.filter(({ task, condition, seed }) =>
    before.trials.some(
      (trial) => trial.task === task.id && trial.condition === condition.name && trial.seed === seed,
    ),
  )
  if (pairs.length === 0) throw noPairs(file, before)
  return before
}

/** Lets the fleet go when the evaluation has ended, however it did. */
async function closing<Value>(work: Promise<Value>, fleet: TrialsOnFleet | undefined): Promise<Value> {
  try {
    return await work
  } finally {
    await fleet?.close()
  }
}

interface Saying {
  readonly json: boolean
  readonly terminal: Terminal
  /** File of the results. */
  readonly place: string
}

/** Longest reason that is shown while trials are played, in characters; the file has all of it. */
const longestReason = 300

function describeTrial(
  { task, condition, seed, status, attempts, reason }: TrialResult,
  place: string,
): string {
  const why = cleanLine(reason ?? 'the agent said no more.').slice(0, longestReason)
  const end = status === 'solved' ? `solved, ${attempts} attempts` : `${status}: ${why}`
  return `[${place}] ${task}, ${condition}, seed ${seed}: ${end}`
}

function sayResults(results: EvaluationResults, { json, terminal: { say }, place }: Saying): void {
  const hash = hashResults(results)
  if (json) return say(jsonLine({ ...results, type: 'results', hash, trials: results.trials.length }))
  say(`\n${renderConditions(results)}`)
  for (const { caption, rows } of paperTables(results)) say(`\n${caption}\n\n${renderCells(rows)}`)
  say(`\n${describeBasis(results)}; hash ${hash.slice(0, 12)}.`)
  say(`As a page: voyager report ${shellWord(place)}`)
  const [first, ...others] = results.conditions
  for (const { name } of first === undefined ? [] : others) {
    const comparisons = compareTrials(trialsOf(results, first?.name ?? ''), trialsOf(results, name))
    say(`\n${renderVerdicts(comparisons, { first: first?.name ?? '', second: name })}`)
  }
}

function compareWith(
  before: EvaluationResults,
  now: EvaluationResults,
  { json, terminal: { say } }: Saying,
): ExitCode {
  let pairs = 0
  const worse = now.conditions.flatMap(({ name }) => {
    pairs += pairTrials(trialsOf(before, name), trialsOf(now, name)).length
    const comparisons = compareTrials(trialsOf(before, name), trialsOf(now, name))
    if (!json) say(`\n${renderVerdicts(comparisons, { first: 'baseline', second: name })}`)
    return findRegressions(comparisons).map((regression) => ({ condition: name, ...regression }))
  })
  if (json) say(jsonLine({ type: 'baseline', pairs, trials: now.trials.length, worse }))
  else if (worse.length === 0)
    say(`\nNothing is worse than the baseline beyond its interval; ${describePairs(pairs, now)}.`)
  else {
    const names = worse.map(({ condition, figure, family }) =>
      [condition, figure, family].filter(Boolean).join(', '),
    )
    say(`\nWorse than the baseline beyond the interval: ${names.join('; ')}.`)
  }
  return worse.length === 0 ? exitCodes.done : exitCodes.failed
}

function describePairs(pairs: number, { trials }: EvaluationResults): string {
  const few = pairs < leastFigures ? `, and fewer than ${leastFigures} have no interval` : ''
  return `${pairs} of ${trials.length} trials are in both${few}`
}

function trialsOf({ trials }: EvaluationResults, condition: string): readonly TrialResult[] {
  return trials.filter((trial) => trial.condition === condition)
}
