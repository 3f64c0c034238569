import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { FleetConditionView, FleetRunView, FleetView, FleetWorkerView } from '../../src/fleet-view.ts'
import { useFleet } from '../state/use-fleet.ts'
import { clockTime, duration, toneOf } from '../state/words.ts'
import { Panel } from './panel.tsx'
import { Table } from './table.tsx'

/** Workers, queue, runs and the comparison of conditions, as they come in. */
export function Fleet(): JSX.Element {
  const { view, fault } = useFleet()
  return (
    <>
      {fault !== undefined && (
        <p class="notice wide" role="alert">
          {fault}
        </p>
      )}
      {view === undefined ? (
        <p class="empty">{fault === undefined ? 'The fleet is being asked …' : 'Nothing is known yet.'}</p>
      ) : (
        <>
          <Queue view={view} />
          <Workers workers={view.workers} />
          <Conditions conditions={view.conditions} />
          <Runs runs={view.runs} nowMs={view.atMs} />
        </>
      )}
    </>
  )
}

function Queue({ view: { states, isDraining, atMs } }: { readonly view: FleetView }): JSX.Element {
  const all = Object.values(states).reduce((sum, count) => sum + count, 0)
  return (
    <Panel title="Queue">
      {all === 0 && <p class="empty">No run was handed in yet.</p>}
      <dl>
        {['queued', 'running', 'succeeded', 'failed', 'cancelled'].flatMap((state) => [
          <dt key={state}>{state}</dt>,
          <dd key={`${state} number`}>{states[state] ?? 0}</dd>,
        ])}
      </dl>
      {isDraining && <p class="warn">The workers take nothing new.</p>}
      <p class="quiet">As of {clockTime(atMs)}</p>
    </Panel>
  )
}

function Workers({ workers }: { readonly workers: readonly FleetWorkerView[] }): JSX.Element {
  return (
    <Panel title="Workers">
      {workers.length === 0 ? (
        <p class="empty">No worker was seen today. Start one with voyager worker.</p>
      ) : (
        <Table
          label="Workers"
          heads={['Worker', 'Host', 'Runs', 'Seen']}
          rows={workers.map(({ name, host, running, concurrency, isAlive, seenAtMs }) => ({
            key: name,
            cells: [
              name,
              host,
              isAlive ? `${running} of ${concurrency}` : <span class="bad">no sign of life</span>,
              clockTime(seenAtMs),
            ],
          }))}
        />
      )}
      {workers.flatMap(({ name, warnings }) =>
        warnings.map((warning) => (
          <p key={`${name} ${warning}`} class="warn">
            {warning}
          </p>
        )),
      )}
    </Panel>
  )
}

function Conditions({ conditions }: { readonly conditions: readonly FleetConditionView[] }): JSX.Element {
  return (
    <Panel title="Conditions" wide>
      {conditions.length === 0 ? (
        <p class="empty">There is nothing to compare yet.</p>
      ) : (
        <Table
          label="Conditions, with the share that reaches its goal and its interval of 95 %"
          heads={['Condition', 'Reached', 'Share', '95 %', 'Median time', 'Queued', 'Running', 'Broken']}
          rows={conditions.map((each) => ({
            key: each.name,
            cells: [
              each.name,
              `${each.reached} of ${each.decided}`,
              <ShareBar key="share" {...each} />,
              each.decided === 0 ? '' : `${percent(each.low)} – ${percent(each.high)}`,
              each.medianMs === undefined ? '' : duration(each.medianMs),
              each.queued,
              each.running,
              each.broken,
            ],
          }))}
        />
      )}
    </Panel>
  )
}

/** The share as a line with its interval; the words stand beside it. */
function ShareBar({ reached, decided, low, high }: FleetConditionView): JSX.Element | null {
  if (decided === 0) return null
  const share = reached / decided
  return (
    <svg class="share" viewBox="0 0 100 12" width="120" height="14" aria-hidden="true">
      <line class="scale" x1="0" x2="100" y1="6" y2="6" />
      <line class="interval" x1={low * 100} x2={high * 100} y1="6" y2="6" />
      <circle cx={share * 100} cy="6" r="4" />
    </svg>
  )
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

function Runs({
  runs,
  nowMs,
}: {
  readonly runs: readonly FleetRunView[]
  readonly nowMs: number
}): JSX.Element {
  const [state, setState] = useState('')
  const states = [...new Set(runs.map((run) => run.state))]
  const shown = runs.filter((run) => state === '' || run.state === state)
  return (
    <Panel title="Runs" wide>
      <div class="row">
        <label>
          State{' '}
          <select value={state} onChange={({ currentTarget }) => setState(currentTarget.value)}>
            <option value="">all</option>
            {states.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <span class="quiet" role="status">
          {shown.length} of the latest {runs.length}
        </span>
      </div>
      <Table
        label="Runs, newest first"
        heads={['Run', 'State', 'Took', 'Worker', 'Takes', 'Last word']}
        rows={shown.map((run) => ({
          key: run.name,
          cells: [
            run.name,
            <span key="state" class={run.state === 'queued' ? 'quiet' : toneOf(run.state)}>
              {run.state}
            </span>,
            run.startedAtMs === undefined ? '' : duration((run.finishedAtMs ?? nowMs) - run.startedAtMs),
            run.worker ?? '',
            run.takes,
            run.error === undefined ? run.progress : <span class="bad">{run.error}</span>,
          ],
        }))}
      />
    </Panel>
  )
}
