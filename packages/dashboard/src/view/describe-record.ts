import type { DashboardRecord } from '../dashboard-source.ts'
import { fieldsOf } from './fields.ts'

/** Row of the journal's table: everything about a record that fits on a line. */
export interface RecordRow {
  readonly sequence: number
  readonly atMs: number
  readonly type: string
  readonly text: string
}

const longestText = 160

/** Says a record in a line. */
export function describeRecord({ sequence, atMs, event }: DashboardRecord): RecordRow {
  const fields = fieldsOf(event)
  const parts = [
    fields.in('task').text('name') ?? fields.text('task'),
    fields.number('attempt') === undefined ? undefined : `attempt ${fields.number('attempt')}`,
    fields.text('name') ?? fields.in('program').text('name') ?? fields.text('step'),
    fields.text('status') ?? fields.in('step').in('outcome').text('status') ?? fields.text('mode'),
    fields.in('critique').text('reasoning'),
    fields.text('problem') ?? fields.text('detail') ?? fields.text('message') ?? fields.text('reason'),
    fields.list('skills').join(', ') || undefined,
  ]
  const text = parts.filter((part) => part !== undefined).join(' · ')
  return { sequence, atMs, type: event.type, text: text.replaceAll(/\s+/g, ' ').slice(0, longestText) }
}
