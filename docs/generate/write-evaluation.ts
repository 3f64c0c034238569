import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeBasis, shareRows, type EvaluationResults, type TrialResult } from '@voyager-mc/evaluation'

/** Writes the page of the recorded evaluation that is kept in `data/`. */
export function writeEvaluation(docs: string): void {
  // Our own file, recorded by `voyager eval`, without the timelines.
  const results = JSON.parse(readFileSync(join(docs, 'data', 'evaluation.json'), 'utf8')) as EvaluationResults
  writeFileSync(join(docs, 'evaluation.md'), `${renderEvaluation(results)}\n`)
}

function renderEvaluation(results: EvaluationResults): string {
  const [heads = [], ...rows] = shareRows(results)
  const table = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  const left = results.trials.filter(({ status }) => status !== 'solved')
  return [
    '# Evaluation',
    'The suite `skills` without a model: short tasks in twelve families, each in a world of its own, judged by the world.',
    table,
    `Every figure rests on: ${describeBasis(results)}.`,
    '## Not solved',
    ...left.map(describeTrial),
    'Yours: `voyager eval skills --seeds 1`. [How it is measured](/guides/evaluate).',
  ].join('\n\n')
}

function describeTrial({ task, reason = 'no reason was given' }: TrialResult): string {
  return `- \`${task}\`: ${reason.replaceAll(/[<>|`]/g, ' ')}`
}
