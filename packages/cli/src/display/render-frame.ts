import { cleanLine } from '../terminal/clean-text.ts'
import { attemptShare } from './attempt-share.ts'
import { describeBody } from './describe-body.ts'
import { describeInventory } from './describe-inventory.ts'
import { describePosition } from './describe-position.ts'
import { formatDuration, formatTicks } from './format-duration.ts'
import { renderBar } from './render-bar.ts'
import type { Phase, RunView } from './run-view.ts'
import type { Paint } from './tone.ts'

/** Surroundings of a picture. */
interface FrameOptions {
  readonly columns: number
  readonly paint: Paint
  /** Attempts the run may make in all. */
  readonly limit: number
  /** Wall time since the start, in milliseconds. */
  readonly wallMs: number
}

/** Letters of the widest label with the space after it. */
const labelWidth = 8
const mostCells = 40

/** The live picture of a run: a few lines, none longer than the screen is wide. */
export function renderFrame(view: RunView, { columns, paint, limit, wallMs }: FrameOptions): string {
  const room = Math.max(20, columns - labelWidth - 1)
  const row = (label: string, text: string): string =>
    `${paint('quiet', label.padEnd(labelWidth))}${cut(cleanLine(text), room)}`
  const { task, reasoning, body, inventory, skills } = view
  const cells = Math.min(mostCells, Math.max(10, room - 24))
  const share = (view.attempts + attemptShare(view)) / limit
  return [
    paint('quiet', '─'.repeat(Math.min(columns - 1, 78))),
    task === undefined ? row('', view.stage) : row('task', task),
    ...(reasoning === undefined ? [] : [row('why', reasoning)]),
    ...(task === undefined ? [] : [row('now', describeWork(view))]),
    ...(body === undefined ? [] : [row('at', describePosition(body)), row('body', describeBody(body))]),
    row('holds', describeInventory(inventory, { columns: room })),
    row('skills', `${skills.length}${skills.length === 0 ? '' : `: ${skills.toReversed().join(', ')}`}`),
    row('tasks', `${view.completed} completed, ${view.failed} failed`),
    row('time', `wall ${formatDuration(wallMs)} · world ${formatTicks(view.ticks + view.stepTicks)}`),
    `${paint('good', renderBar(share, { cells }))} ${view.attempts} of ${limit} attempts`,
  ].join('\n')
}

const phaseWords: Readonly<Record<Phase, string>> = {
  opening: 'opening',
  proposing: 'choosing a task',
  recalling: 'looking for skills',
  writing: 'writing a program',
  acting: 'acting',
  judging: 'judging',
  ending: 'ending',
}

function describeWork({ phase, attempt, primitive, primitives }: RunView): string {
  const words = [
    ...(attempt > 0 && phase !== 'proposing' ? [`attempt ${attempt}`] : []),
    phase === 'acting' && primitive !== undefined ? primitive : phaseWords[phase],
    ...(phase === 'acting' && primitives > 0
      ? [`${primitives} ${primitives === 1 ? 'primitive' : 'primitives'} done`]
      : []),
  ]
  return words.join(' · ')
}

function cut(text: string, columns: number): string {
  return text.length <= columns ? text : `${text.slice(0, columns - 1)}…`
}
