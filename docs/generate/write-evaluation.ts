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

/** Writes the page of the recorded evaluations that are kept in `data/`. */
export async function writeEvaluation(docs: string): Promise<void> {
  // Our own files, recorded by `voyager eval`, without the timelines.
  const recorded = (name: string): EvaluationResults =>
    JSON.parse(readFileSync(join(docs, 'data', name), 'utf8')) as EvaluationResults
  const pages = [renderEvaluation(recorded('evaluation.json')), renderExposed(recorded('exposed.json'))]
  const faults = await readResults(join(docs, 'data', 'faults.ndjson'))
  writeFileSync(join(docs, 'public', 'faults.svg'), await plotCurves(faults, 'faultRate'))
  writeFileSync(join(docs, 'evaluation.md'), `${[...pages, renderFaults(faults)].join('\n\n')}\n`)
}

function renderEvaluation(results: EvaluationResults): string {
  const left = results.trials.filter(({ status }) => status !== 'solved')
  return [
    '# Evaluation',
    'The suite `skills` without a model: short tasks in twelve families, each in a world of its own, judged by the world.',
    tableOf(shareRows(results)),
    `Every figure rests on: ${describeBasis(results)}.`,
    ...(left.length > 0 ? ['## Not solved', ...left.map(describeTrial)] : []),
    'Yours: `voyager eval skills --seeds 1`. [How it is measured](/guides/evaluate).',
  ].join('\n\n')
}

function renderExposed(results: EvaluationResults): string {
  return [
    '## Only what could be seen',
    'The same suite at sight exposed: the agent knows of no block that it could not look at.',
    tableOf(shareRows(results)),
    `Every figure rests on: ${describeBasis(results)}.`,
    ...results.trials.filter(({ status }) => status !== 'solved').map(describeTrial),
    'Yours: `voyager eval skills --conditions sight-exposed --seeds 1`.',
  ].join('\n\n')
}

function renderFaults(results: EvaluationResults): string {
  return [
    '## Faults',
    'A model with known faults takes the place of the agent: it writes the right program wrong at the rate below, and mends a fault once its prompt shows the trace. Each curve is the agent without one part.',
    '![Solved share over the rate of faults, for the whole agent and without one part](/faults.svg)',
    tableOf(shareRows(results)),
    `Every figure rests on: ${describeBasis(results)}. The curves say nothing about how often a real model makes such faults.`,
    'Yours: `voyager eval smoke --fault-rates 0,0.2,0.4 --conditions full,no-environment-feedback`.',
  ].join('\n\n')
}

function tableOf([heads = [], ...rows]: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function describeTrial({ task, reason = 'no reason was given' }: TrialResult): string {
  return `- \`${task}\`: ${reason.replaceAll(/[<>|`]/g, ' ')}`
}
