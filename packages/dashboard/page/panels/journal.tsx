import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { RecordRow } from '../../src/view/describe-record.ts'
import { clockTime } from '../state/words.ts'
import { Panel } from './panel.tsx'

/** Height of a row in pixels, as the style has it. */
const rowHeight = 28
/** Rows drawn above and below what is seen. */
const spare = 12

/** All records as a table with filters; only the rows in sight are drawn. */
export function Journal({
  rows,
  rowCount,
}: {
  readonly rows: readonly RecordRow[]
  readonly rowCount: number
}): JSX.Element {
  const [type, setType] = useState('')
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<RecordRow>()
  const types = useTypes(rows, rowCount)
  const found = useMemo(() => {
    if (type === '' && words === '') return rows
    const wanted = words.toLowerCase()
    return rows.filter(
      (row) =>
        (type === '' || row.type === type) && (wanted === '' || row.text.toLowerCase().includes(wanted)),
    )
  }, [rows, rowCount, type, words])
  return (
    <Panel title="Journal" wide>
      <div class="row">
        <label>
          Type{' '}
          <select value={type} onChange={({ currentTarget }) => setType(currentTarget.value)}>
            <option value="">all</option>
            {types.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Words{' '}
          <input type="search" value={words} onInput={({ currentTarget }) => setWords(currentTarget.value)} />
        </label>
        <span class="quiet" role="status">
          {found.length.toLocaleString()} of {rowCount.toLocaleString()} records
        </span>
      </div>
      {rowCount === 0 ? (
        <p class="empty">There is no record yet.</p>
      ) : (
        <Rows rows={found} count={found.length} choose={setChosen} />
      )}
      {chosen !== undefined && <Details key={chosen.sequence} row={chosen} />}
    </Panel>
  )
}

// The list grows in place and only at its end, so only what is new is looked at.
function useTypes(rows: readonly RecordRow[], rowCount: number): readonly string[] {
  const seen = useRef({ upTo: 0, types: new Set<string>() })
  const { current } = seen
  if (rowCount < current.upTo) seen.current = { upTo: 0, types: new Set() }
  for (let index = seen.current.upTo; index < rowCount; index += 1)
    seen.current.types.add(rows[index]?.type ?? '')
  seen.current.upTo = rowCount
  return [...seen.current.types].sort()
}

function Rows({
  rows,
  count,
  choose,
}: {
  readonly rows: readonly RecordRow[]
  readonly count: number
  readonly choose: (row: RecordRow) => void
}): JSX.Element {
  const place = useRef<HTMLDivElement>(null)
  const [sight, setSight] = useState({ top: 0, height: 600 })
  const look = (): void => {
    const { current } = place
    if (current) setSight({ top: current.scrollTop, height: current.clientHeight })
  }
  useEffect(look, [])
  // The latest record is the first row.
  const first = Math.max(0, Math.floor(sight.top / rowHeight) - spare)
  const last = Math.min(count, Math.ceil((sight.top + sight.height) / rowHeight) + spare)
  const shown = Array.from(
    { length: Math.max(0, last - first) },
    (_, index) => rows[count - 1 - first - index],
  )
  return (
    <div
      class="table"
      ref={place}
      onScroll={look}
      tabIndex={0}
      role="region"
      aria-label="Records, latest first"
    >
      <table aria-rowcount={count}>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Time</th>
            <th scope="col">Type</th>
            <th scope="col">What</th>
          </tr>
        </thead>
        <tbody>
          <Space rows={first} />
          {shown.map((row) => row && <Row key={row.sequence} row={row} choose={choose} />)}
          <Space rows={count - last} />
        </tbody>
      </table>
    </div>
  )
}

function Row({
  row,
  choose,
}: {
  readonly row: RecordRow
  readonly choose: (row: RecordRow) => void
}): JSX.Element {
  return (
    <tr>
      <td>
        <button type="button" aria-label={`Record ${row.sequence}`} onClick={() => choose(row)}>
          {row.sequence}
        </button>
      </td>
      <td>{clockTime(row.atMs)}</td>
      <td>{row.type}</td>
      <td class="text">{row.text}</td>
    </tr>
  )
}

function Space({ rows }: { readonly rows: number }): JSX.Element {
  return (
    <tr
      aria-hidden="true"
      ref={(element) => element?.style.setProperty('height', `${Math.max(0, rows) * rowHeight}px`)}
    />
  )
}

function Details({ row }: { readonly row: RecordRow }): JSX.Element {
  const [text, setText] = useState('Loading …')
  useEffect(() => {
    fetch(`/api/records/${row.sequence}`)
      .then(async (answer) =>
        setText(answer.ok ? JSON.stringify(await answer.json(), undefined, 2) : await answer.text()),
      )
      .catch(() => setText('The record could not be loaded; the server does not answer.'))
  }, [row.sequence])
  return (
    <pre tabIndex={0} aria-label={`Record ${row.sequence} in full`}>
      {text}
    </pre>
  )
}
