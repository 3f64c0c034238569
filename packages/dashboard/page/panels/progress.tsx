import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { PageState } from '../state/page-state.ts'
import { duration } from '../state/words.ts'

const height = 180

/** Items, skills and tokens over time, with the sums in words. */
export function Progress({
  samples,
  view,
}: {
  readonly samples: PageState['samples']
  readonly view: NonNullable<PageState['view']>
}): JSX.Element {
  const { spending, items, skills, beganAtMs = 0, lastAtMs = 0 } = view
  const tokens = spending.inputTokens + spending.outputTokens
  return (
    <>
      {samples.length > 1 && <Chart samples={samples} />}
      <dl>
        <dt>Items</dt>
        <dd>{items.length} kinds held so far</dd>
        <dt>Skills</dt>
        <dd>{skills.length}</dd>
        <dt>Lasted</dt>
        <dd>{duration(lastAtMs - beganAtMs)}</dd>
        <dt>Models</dt>
        <dd>
          {spending.calls} calls, {tokens.toLocaleString()} tokens, ${spending.costUsd.toFixed(4)}
        </dd>
      </dl>
    </>
  )
}

/** The lines alone; their last values stand below in words, which a screen reader reads. */
function Chart({ samples }: { readonly samples: PageState['samples'] }): JSX.Element {
  const place = useRef<HTMLDivElement>(null)
  const chart = useRef<UPlot | undefined>(undefined)
  useEffect(() => {
    if (place.current === null) return undefined
    const drawn = createChart(place.current)
    chart.current = drawn
    const resized = new ResizeObserver(([entry]) => {
      if (entry) drawn.setSize({ width: entry.contentRect.width, height })
    })
    resized.observe(place.current)
    return () => {
      resized.disconnect()
      drawn.destroy()
    }
  }, [])
  useEffect(() => {
    chart.current?.setData([
      samples.map(({ atMs }) => atMs / 1000),
      samples.map(({ items }) => items),
      samples.map(({ skills }) => skills),
    ])
  }, [samples])
  return <div class="chart" ref={place} aria-hidden="true" />
}

function createChart(place: HTMLElement): UPlot {
  const axis = { stroke: getComputedStyle(document.body).color, grid: { stroke: 'rgba(128,128,128,0.25)' } }
  const line = (label: string, stroke: string): UPlot.Series => ({ label, stroke, width: 2 })
  return new UPlot(
    {
      width: place.clientWidth,
      height,
      scales: { y: { range: (_chart, _least, most) => [0, Math.max(1, most)] } },
      legend: { live: false },
      axes: [axis, axis],
      series: [{}, line('items', '#2f7d4a'), line('skills', '#1f6fc4')],
    },
    [[], [], []],
    place,
  )
}
