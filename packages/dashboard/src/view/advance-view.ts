import { definedOf } from '@voyager-mc/core'
import type { DashboardRecord } from '../dashboard-source.ts'
import { advanceAttempt } from './advance-attempt.ts'
import { advanceSkills } from './advance-skills.ts'
import { advanceStep } from './advance-step.ts'
import { fieldsOf, type Fields } from './fields.ts'
import { readBot } from './read-bot.ts'
import type { CallView, RunView } from './run-view.ts'

const mostCalls = 500

/** View of a run before its first record. */
export function emptyView(title: string): RunView {
  return {
    title,
    records: 0,
    status: 'waiting',
    chat: [],
    spending: { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 },
    tasks: [],
    skills: [],
    path: [],
    places: [],
    items: [],
    calls: [],
  }
}

/** The view after one more record; an event of an unknown type only counts. */
export function advanceView(view: RunView, record: DashboardRecord): RunView {
  const fields = fieldsOf(record.event)
  const counted: RunView = {
    ...view,
    records: view.records + 1,
    beganAtMs: view.beganAtMs ?? record.atMs,
    lastAtMs: record.atMs,
    status: record.event.type === 'run-end' ? 'ended' : 'running',
  }
  const later = advanceRun(counted, record, fields)
  return advanceSkills(advanceStep(advanceAttempt(later, record, fields), record, fields), record, fields)
}

function advanceRun(view: RunView, record: DashboardRecord, fields: Fields): RunView {
  switch (record.event.type) {
    case 'run-start': {
      const { ending: _before, ...rest } = view
      return { ...rest, ...definedOf({ bot: readBot(fields.in('observation')) ?? view.bot }) }
    }
    case 'run-end':
      return { ...view, ending: fields.text('detail') ?? fields.text('reason') ?? 'ended' }
    case 'model-use':
      return { ...view, ...spend(view, record, fields) }
    default:
      return view
  }
}

function spend(
  { spending, calls }: RunView,
  { sequence, atMs }: DashboardRecord,
  fields: Fields,
): Pick<RunView, 'spending' | 'calls'> {
  const inputTokens = fields.number('inputTokens') ?? 0
  const outputTokens = fields.number('outputTokens') ?? 0
  const costUsd = fields.number('costUsd')
  const call: CallView = {
    sequence,
    atMs,
    step: fields.text('role') ?? fields.text('step') ?? 'call',
    inputTokens,
    outputTokens,
    ...definedOf({
      model: fields.text('model'),
      costUsd,
      failure: fields.text('failure'),
      exchange: fields.number('exchange'),
    }),
  }
  return {
    spending: {
      calls: spending.calls + 1,
      inputTokens: spending.inputTokens + inputTokens,
      outputTokens: spending.outputTokens + outputTokens,
      costUsd: spending.costUsd + (costUsd ?? 0),
    },
    calls: [...calls, call].slice(-mostCalls),
  }
}
