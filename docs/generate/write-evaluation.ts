import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  describeBasis,
  plotCurves,
  readResults,
  shareRows,
  type EvaluationResults,
  type TrialResult,
} from '@voyager-mc/evaluation'
import { figureRows, partRows, rateRows } from './render-parts.ts'
import { playRows } from './render-plays.ts'

/** Writes the page of the recorded evaluations that are kept in `data/`. */
export async function writeEvaluation(docs: string): Promise<void> {
  // Our own files, recorded by `voyager eval`, without the timelines; those with faults keep when items were first held.
  const recorded = (name: string): EvaluationResults =>
    JSON.parse(readFileSync(join(docs, 'data', name), 'utf8')) as EvaluationResults
  const pages = [renderEvaluation(recorded('exposed.json')), renderLoaded(recorded('evaluation.json'))]
  const course = await readResults(join(docs, 'data', 'faults-course.ndjson'))
  const life = await readResults(join(docs, 'data', 'faults-life.ndjson'))
  const craftsCourse = await readResults(join(docs, 'data', 'faults-crafts-course.ndjson'))
  const craftsLife = await readResults(join(docs, 'data', 'faults-crafts-life.ndjson'))
  const fact = 'faultRate'
  writeFileSync(join(docs, 'public', 'faults-course.svg'), await plotCurves(course, { fact }))
  writeFileSync(join(docs, 'public', 'faults-life.svg'), await plotCurves(life, { fact, figure: 'items' }))
  pages.push(renderPlays(join(docs, 'data', 'suite-plays.json')))
  pages.push(renderFaults(course, life), renderChosenBefore(craftsCourse, craftsLife))
  writeFileSync(join(docs, 'evaluation.md'), `${pages.join('\n\n')}\n`)
}

function renderEvaluation(results: EvaluationResults): string {
  const left = results.trials.filter(({ status }) => status !== 'solved')
  return [
    '# Evaluation',
    'The suite `skills` without a model: short tasks in twelve families, each in a world of its own, judged by the world. The agent knows of no block that it could not look at.',
    tableOf(shareRows(results)),
    `Every figure rests on: ${describeBasis(results)}.`,
    ...(left.length > 0 ? ['## Not solved', ...left.map(describeTrial)] : []),
    'No earlier table has this seed. The machine had a mean load of 17, and the suite took 462 s of processor and 1163 s on the wall. Failures of earlier commits on other seeds, at the same sight: `fight-stray` of seed 1 (131 of 132, dd8c28f7), four tasks of seed 11 (128 of 132, 9048ac7d), and one of 34 trials of `robustness` (9048ac7d).',
    'Yours: `voyager eval skills --seeds 1`. [How it is measured](/guides/evaluate).',
  ].join('\n\n')
}

function renderLoaded(results: EvaluationResults): string {
  return [
    '## All that is loaded',
    'The same suite at sight loaded, the original’s, of an earlier commit: the agent knows of every block around it, also behind rock.',
    tableOf(shareRows(results)),
    `Every figure rests on: ${describeBasis(results)}.`,
    ...results.trials.filter(({ status }) => status !== 'solved').map(describeTrial),
    'Yours: `voyager eval skills --sight loaded --seeds 1`.',
  ].join('\n\n')
}

function renderPlays(file: string): string {
  return [
    '## Every suite, played',
    'Each suite was played on a machine of two cores that others used as well, and a part of most by the workers of a fleet on PostgreSQL 15. No model took part; known faults did where the table says so. Where seconds stand beside a suite, a trial that lasted longer on the wall counts as not solved: a quieter machine, or no such limit, may solve more. Of the ways into the Nether and to the End none was solved in this time; their budgets of world minutes were not spent. The way to the dragon from bare hands by one sentence is not solved by the rules: they give up after twelve attempts.',
    tableOf(playRows(file)),
    'What a suite solves on one seed says that it can be played; it is no comparison.',
    'Equal seeds give equal results: `smoke` twice here and once on the fleet, all 12 trials; a life of 70 attempts, seed 1, twice side by side at a load of 13 to 25, all 70 programs with their ticks, items and places (commit 5474c78e). Before that commit a machine under load could let time go on while data was under way: two lives of 160 attempts parted at the 39th program.',
  ].join('\n\n')
}

/** Attempts that a trial of the course may take; one that did not reach the goal counts with all of them. */
const courseAttempts = 16

function renderFaults(course: EvaluationResults, life: EvaluationResults): string {
  const rows = partRows([
    {
      results: course,
      tasks: 'course',
      figure: 'attempts to the goal',
      of: ({ solvedAt }) => solvedAt?.attempt ?? courseAttempts,
    },
    {
      results: life,
      tasks: 'life',
      figure: 'items',
      of: itemsOf,
    },
  ])
  return [
    '## Faults',
    'A model with known faults takes the place of the agent. It knows the right program and writes it wrong: each line that it writes, each reply, verdict, answer and task has a fault at the rate below. A skill that it calls is not written again.',
    'Assumed is what a trace is worth: a fault is mended 9 times of 10 when the prompt names its place, 3 times of 10 when the critique says only that the attempt failed, and an answered question leaves a tenth of the wrong counts, wrong items and missing steps. Measured is whether the loop brings these words to where they are needed, and what comes of it.',
    '### A course',
    'Five lessons on the way to iron, each begun with empty hands, then an iron pickaxe: 16 attempts for all of it.',
    '![Solved share of the course over the rate of faults, for the whole agent and without one part](/faults-course.svg)',
    tableOf(rateRows(course)),
    'In brackets: Wilson’s 95 % interval of the solved share.',
    `Every figure rests on: ${describeBasis(course)}.`,
    '### A short life',
    'Ten attempts after the agent’s own curriculum, which asks how each task is done.',
    '![Items of a short life over the rate of faults, with and without questions](/faults-life.svg)',
    tableOf(figureRows(life, itemsOf)),
    'Items of a life in the mean, and the bootstrap interval of that.',
    `Every figure rests on: ${describeBasis(life)}.`,
    '### What each part is worth',
    'Each row is the mean over the rates above 0, paired by seed and compared by Wilcoxon’s exact test; fewer attempts are better, and more items. Who did not get to the goal counts with all 16 attempts. Where the interval holds 0, no difference was seen; an interval beside 0 with a p above 0.05 asks for more seeds.',
    tableOf(rows),
    'The course and the model of faults were chosen after trials with other tasks, and the table of the course was looked at with 3, 5, 7 and 8 seeds, the eighth because the seventh was near the line: the intervals say more than the p. The questions were asked in the short life alone.',
    'A reason that the programs show, and that nobody has tested: they repeat a step until the thing is held, so that a wrong count or a missing step seldom fails. These are the faults that feedback and answers are about.',
    'The curves say nothing about how often a real model makes such faults.',
    'Yours: `voyager eval chains --fault-rates 0,0.1,0.2 --conditions full,no-skill-library --seeds 1..10`.',
  ].join('\n\n')
}

/** Attempts that a trial of the longer course may take. */
const craftsAttempts = 40

function renderChosenBefore(course: EvaluationResults, life: EvaluationResults): string {
  const rate = 0.1
  const rows = partRows([
    {
      results: course,
      tasks: 'longer course',
      figure: 'attempts to the goal',
      rate,
      of: ({ solvedAt }) => solvedAt?.attempt ?? craftsAttempts,
    },
    { results: life, tasks: 'longer life', figure: 'items', rate, of: itemsOf },
  ])
  return [
    '### Chosen before it was played',
    `Tasks, seeds, rates and figures of this part were written down and kept in the repository before any of its trials was played; a pilot with seed 900 had shown what a trial costs. The longer course has seven lessons with everything at hand, then a compass, 40 attempts for all of it; the longer life has 20 attempts. The table is of rate 0.1 alone. The plan names 34 seeds, which show a difference of half a standard deviation 8 times of 10; all of them have been played, ${course.seeds.length} of the course and ${life.seeds.length} of the life. A first play of 15 of them, before time went on evenly on a busy machine, was looked at after ten and fifteen; none of its trials is among these, which were looked at once, and whatever came out stands here. The rates 0 and 0.2, which the plan names for the shape of the curves, have not been played; self-verification is not in the plan and rests on the eight seeds above.`,
    tableOf(rows),
    'What the errors of a program say is sure to matter here; of the other parts no difference was seen that is sure. A verdict that is wrongly good at the last task ends a trial of the course, which then counts with all 40 attempts: that is chance which no part takes away. The trials were played at a load of 8 to 30.',
    tableOf(rateRows(course)),
    `Every figure rests on: ${describeBasis(course)}.`,
    `Every figure rests on: ${describeBasis(life)}.`,
    'Yours: `voyager eval chains --only crafts-course --fault-rates 0.1 --conditions full,no-skill-library --seeds 101..134`.',
  ].join('\n\n')
}

const itemsOf = ({ steps }: TrialResult): number => new Set(steps.flatMap(({ firsts }) => firsts)).size

function tableOf([heads = [], ...rows]: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function describeTrial({ task, reason = 'no reason was given' }: TrialResult): string {
  return `- \`${task}\`: ${reason.replaceAll(/[<>|`]/g, ' ')}`
}
