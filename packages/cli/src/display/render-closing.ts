import type { LearnResult } from '@voyager-mc/voyager'
import { cleanLine } from '../terminal/clean-text.ts'
import { shellWord } from '../terminal/shell-word.ts'
import type { RunPlace } from './display.ts'
import { formatDuration, formatTicks } from './format-duration.ts'
import type { RunView } from './run-view.ts'
import type { Paint } from './tone.ts'

interface RenderClosingOptions extends RunPlace {
  readonly view: RunView
  readonly paint: Paint
}

const tiers = ['wooden', 'stone', 'iron', 'diamond'] as const

/** Letters of the widest name in the table. */
const nameWidth = 22

/** Renders the end of a run: table, skills, place, and the commands that lead on. */
export function renderClosing(
  result: LearnResult,
  { run, resume, interrupt, view, paint }: RenderClosingOptions,
): string {
  const { reason, detail, skills } = result
  const ended = reason === 'aborted' ? (interrupt ?? detail) : `Ended: ${detail}`
  const isEnd = reason === 'condition-met' || reason === 'done'
  const learned = skills.length === 0 ? 'none yet' : skills.join(', ')
  return [
    ...rowsOf(result, view).map(([name, value]) => `${name.padEnd(nameWidth)}${value}`.trimEnd()),
    '',
    paint(isEnd ? 'good' : 'bad', `${cleanLine(ended).replace(/\.$/, '')}.`),
    `${paint('strong', 'Learned')}: ${cleanLine(learned)}`,
    `${paint('strong', 'Run')}:     ${run}`,
    `${paint('strong', 'Look')}:    voyager report ${shellWord(run)}`,
    `${paint('strong', 'Go on')}:   ${resume}`,
  ].join('\n')
}

function rowsOf(result: LearnResult, view: RunView): readonly (readonly [string, string])[] {
  const { items, elapsedMs, deaths, tokens, modelCalls, costUsd } = result.state
  return [
    ...tiers.flatMap((tier): readonly (readonly [string, string])[] => {
      const first = items[`${tier}_pickaxe`]
      return first === undefined
        ? []
        : [[`${tier} pickaxe`, `attempt ${first.attempt}, wall ${formatDuration(first.elapsedMs)}`]]
    }),
    ['attempts', String(result.attempts)],
    ['tasks', `${result.completed.length} completed, ${result.failed.length} failed`],
    ['skills', String(result.skills.length)],
    ['different items', String(Object.keys(items).length)],
    ['deaths', String(deaths)],
    ['wall time', formatDuration(elapsedMs)],
    ['world time', formatTicks(view.ticks + view.stepTicks)],
    ...(modelCalls > 0 ? ([['model calls', String(modelCalls)]] as const) : []),
    ...(tokens > 0 ? ([['tokens', String(tokens)]] as const) : []),
    ...(costUsd > 0 ? ([['dollars', costUsd.toFixed(2)]] as const) : []),
  ]
}
