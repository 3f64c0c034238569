import type { PrimitiveResultEvent } from '@voyager-mc/core'
import {
  liveAttemptsFile,
  loadRecordedAttempts,
  recordedAttemptsFile,
} from '../test/integration/cassette/recorded-attempts.ts'
import { primitiveClasses } from './primitives/primitive-classes.ts'
import { rounded, type Benchmark, type Row } from './benchmark.ts'

/** Calls that programs of models made, from the recorded attempts; no world is played. */
export const benchmark: Benchmark = {
  question:
    'How often do the primitives succeed that programs of recorded attempts call, by class and each, and why do they fail? Calls that one primitive makes of another are counted, too.',
  async measure() {
    const runs = await Promise.all([recordedAttemptsFile, liveAttemptsFile].map(loadRecordedAttempts))
    const results = runs.flatMap(({ steps }) =>
      steps.flatMap(({ events }) =>
        events.filter((event): event is PrimitiveResultEvent => event.type === 'primitive-result'),
      ),
    )
    const classes = Object.entries(primitiveClasses).flatMap(([name, members]) => {
      const own = results.filter(({ primitive }) => members.includes(primitive))
      return own.length === 0 ? [] : [rowOf(`${name}, all of them`, own)]
    })
    const names = [...new Set(results.map(({ primitive }) => primitive))].toSorted()
    const rows = names.map((name) =>
      rowOf(
        name,
        results.filter(({ primitive }) => primitive === name),
      ),
    )
    const byCalls = (a: Row, b: Row): number => Number(b['calls']) - Number(a['calls'])
    return [...classes.toSorted(byCalls), rowOf('all', results), ...rows.toSorted(byCalls)]
  },
}

function rowOf(primitive: string, results: readonly PrimitiveResultEvent[]): Row {
  const failed = results.filter(({ status }) => status === 'failed')
  const reasons = [...new Set(failed.map(({ reason = 'unknown' }) => reason))].map(
    (reason) => `${failed.filter((each) => (each.reason ?? 'unknown') === reason).length} ${reason}`,
  )
  const succeeded = results.length - failed.length
  return {
    primitive,
    calls: results.length,
    succeeded,
    share: `${rounded((100 * succeeded) / results.length)} %`,
    'failed because of': reasons.join(', '),
  }
}
