import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeBasis, shareRows, type EvaluationResults, type TrialResult } from '@voyager-mc/evaluation'
import { renderFaults } from './render-faults.ts'
import { playRows } from './render-plays.ts'
import { tableOf } from './render-rows.ts'

/** Writes the page of the recorded evaluations that are kept in `data/`. */
export async function writeEvaluation(docs: string): Promise<void> {
  // Our own files, recorded by `voyager eval`, without the timelines.
  const recorded = (name: string): EvaluationResults =>
    JSON.parse(readFileSync(join(docs, 'data', name), 'utf8')) as EvaluationResults
  const pages = [renderEvaluation(recorded('exposed.json')), renderLoaded(recorded('evaluation.json'))]
  pages.push(renderPlays(join(docs, 'data', 'suite-plays.json')))
  pages.push(await renderFaults(docs))
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
    `Yours: \`voyager eval skills --seeds ${results.seeds.join(',')}\`. [How it is measured](/guides/evaluate).`,
  ].join('\n\n')
}

function renderLoaded(results: EvaluationResults): string {
  return [
    '## All that is loaded',
    'The same suite at sight loaded, the original’s, of an earlier commit: the agent knows of every block around it, also behind rock.',
    tableOf(shareRows(results)),
    `Every figure rests on: ${describeBasis(results)}.`,
    ...results.trials.filter(({ status }) => status !== 'solved').map(describeTrial),
    `Yours: \`voyager eval skills --sight loaded --seeds ${results.seeds.join(',')}\`.`,
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

function describeTrial({ task, reason = 'no reason was given' }: TrialResult): string {
  return `- \`${task}\`: ${reason.replaceAll(/[<>|`]/g, ' ')}`
}
