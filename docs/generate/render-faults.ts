import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeBasis, plotCurves, readResults, type EvaluationResults } from '@voyager-mc/evaluation'
import { itemsOf } from './items-of.ts'
import { figureRows, partRows, rateRows, type PartStudy } from './render-parts.ts'
import { tableOf } from './render-rows.ts'

/** Part of the page of evaluations about a model with known faults; its curves are drawn into `public/`. */
export async function renderFaults(docs: string): Promise<string> {
  const read = (name: string): Promise<EvaluationResults> => readResults(join(docs, 'data', `${name}.ndjson`))
  const draw = async (name: string, results: EvaluationResults, figure: string): Promise<void> =>
    writeFileSync(
      join(docs, 'public', `${name}.svg`),
      await plotCurves(results, { fact: 'faultRate', figure }),
    )
  const curves = await read('faults-curves-course')
  const loaded = { course: await read('faults-course'), life: await read('faults-life') }
  const oneRate = { course: await read('faults-crafts-course'), life: await read('faults-crafts-life') }
  await draw('faults-curves-course', curves, 'solved')
  await draw('faults-course', loaded.course, 'solved')
  await draw('faults-life', loaded.life, 'items')
  return [renderCurves(curves), renderOneRate(oneRate), renderLoaded(loaded)].join('\n\n')
}

/** Trials of a course and of a life of one study. */
interface Studied {
  readonly course: EvaluationResults
  readonly life: EvaluationResults
}

/** Attempts that a trial of the longer course may take; one that did not reach the goal counts with all of them. */
const craftsAttempts = 40
/** The same of the shorter course. */
const courseAttempts = 16

function attemptsOf(results: EvaluationResults, { tasks, most, ...study }: CourseStudy): PartStudy {
  const of: PartStudy['of'] = ({ solvedAt }) => solvedAt?.attempt ?? most
  return { results, tasks, figure: 'attempts to the goal', of, ...study }
}

interface CourseStudy extends Pick<PartStudy, 'tasks' | 'rate'> {
  readonly most: number
}

function renderCurves(course: EvaluationResults): string {
  const rows = partRows([attemptsOf(course, { tasks: 'longer course', most: craftsAttempts })])
  return [
    '## Faults',
    'A model with known faults takes the place of the agent. It knows the right program and writes it wrong: each line that it writes, each reply, verdict, answer and task has a fault at the rate below. A skill that it calls is not written again.',
    'Assumed is what a trace is worth: a fault is mended 9 times of 10 when the prompt names its place, 3 times of 10 when the critique says only that the attempt failed, and an answered question leaves a tenth of the wrong counts, wrong items and missing steps. Measured is whether the loop brings these words to where they are needed, and what comes of it.',
    '### Each part at every rate',
    'The longer course has seven lessons with everything at hand, then a compass, 40 attempts for all of it; every part is taken away there but the questions, which a course does not ask: they are taken away from a life, [below](#on-the-land-at-sight-loaded).',
    '![Solved share of the longer course over the rate of faults, for the whole agent and without one part](/faults-curves-course.svg)',
    tableOf(rateRows(course)),
    'In brackets: Wilson’s 95 % interval of the solved share.',
    tableOf(figureRows(course, ({ solvedAt }) => solvedAt?.attempt ?? craftsAttempts)),
    'Attempts to the goal in the mean; a trial that did not reach it counts with all 40. A mean of five trials or more has its bootstrap interval.',
    'What each part is worth: the mean over the rates above 0, paired by seed and compared by Wilcoxon’s exact test; fewer attempts are better. Where the interval holds 0, no difference was seen; an interval beside 0 with a p above 0.05 asks for more seeds.',
    tableOf(rows),
    `Every figure rests on: ${describeBasis(course)}.`,
    `The plan, \`docs/data/faults-curves-plan.json\`, was in the repository before any of these trials was played. It names 16 seeds; ${course.seeds.length} are here, as many as the machine had time for, and the longer life that it names was put off. With so few an exact test says little: ${fewestP(course.seeds.length)}.`,
    'The curves say nothing about how often a real model makes such faults.',
    'Yours: `voyager eval chains --only crafts-course --fault-rates 0,0.1,0.2 --conditions full,no-skill-library --seeds 201..216`.',
  ].join('\n\n')
}

/** Smallest probability that the exact test of so many pairs can give, in words. */
function fewestP(pairs: number): string {
  return `of ${pairs} pairs that all agree its p is ${(2 ** (1 - pairs)).toFixed(3)}, before it is corrected`
}

function renderOneRate({ course, life }: Studied): string {
  const rate = 0.1
  const rows = partRows([
    attemptsOf(course, { tasks: 'longer course', most: craftsAttempts, rate }),
    { results: life, tasks: 'longer life', figure: 'items', rate, of: itemsOf },
  ])
  return [
    '### Thirty-four seeds at one rate',
    `Tasks, seeds, rates and figures of this part were written down and kept in the repository before any of its trials was played; a pilot with seed 900 had shown what a trial costs. The table is of rate 0.1 alone, at sight loaded. The plan names 34 seeds, which show a difference of half a standard deviation 8 times of 10; all of them have been played, ${course.seeds.length} of the course and ${life.seeds.length} of the life. A first play of 15 of them, before time went on evenly on a busy machine, was looked at after ten and fifteen; none of its trials is among these, which were looked at once, and whatever came out stands here. The plan names the rates 0 and 0.2 for the shape of the curves, which are those above; self-verification is not in it.`,
    tableOf(rows),
    'What the errors of a program say is sure to matter here; of the other parts no difference was seen that is sure. A verdict that is wrongly good at the last task ends a trial of the course, which then counts with all 40 attempts: that is chance which no part takes away. The trials were played at a load of 8 to 30.',
    tableOf(rateRows(course)),
    `Every figure rests on: ${describeBasis(course)}.`,
    `Every figure rests on: ${describeBasis(life)}.`,
    'Yours: `voyager eval chains --only crafts-course --fault-rates 0.1 --conditions full,no-skill-library --seeds 101..134 --sight loaded`.',
  ].join('\n\n')
}

function renderLoaded({ course, life }: Studied): string {
  const rows = partRows([
    attemptsOf(course, { tasks: 'course', most: courseAttempts }),
    { results: life, tasks: 'life', figure: 'items', of: itemsOf },
  ])
  return [
    '### On the land, at sight loaded',
    'Of an earlier commit: five lessons on the way to iron, each begun with empty hands, then an iron pickaxe, 16 attempts for all of it; and a life of ten attempts.',
    '![Solved share of the course over the rate of faults, for the whole agent and without one part](/faults-course.svg)',
    tableOf(rateRows(course)),
    `Every figure rests on: ${describeBasis(course)}.`,
    '![Items of a short life over the rate of faults, with and without questions](/faults-life.svg)',
    tableOf(figureRows(life, itemsOf)),
    `Every figure rests on: ${describeBasis(life)}.`,
    tableOf(rows),
    'The course and the model of faults were chosen after trials with other tasks, and the table of the course was looked at with 3, 5, 7 and 8 seeds, the eighth because the seventh was near the line: the intervals say more than the p. The questions were asked in the short life alone.',
    'A reason that the programs show, and that nobody has tested: they repeat a step until the thing is held, so that a wrong count or a missing step seldom fails. These are the faults that feedback and answers are about.',
    'Yours: `voyager eval chains --fault-rates 0,0.1,0.2 --conditions full,no-skill-library --seeds 1..10 --sight loaded`.',
  ].join('\n\n')
}
