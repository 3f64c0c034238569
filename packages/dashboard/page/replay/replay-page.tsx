import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Panel } from '../panels/panel.tsx'
import { loadReplay, type LoadedReplay } from './load-replay.ts'
import { ReplayControls } from './replay-controls.tsx'
import { ReplayMoment } from './replay-moment.tsx'
import { usePlayer } from './use-player.ts'

/** Replay of a run, and of another one beside it when there are several. */
export function ReplayPage({ titles }: { readonly titles: readonly string[] }): JSX.Element {
  const own = useReplay(0)
  const [besideNumber, setBeside] = useState<number>()
  const beside = useReplay(besideNumber)
  if (titles.length === 0)
    return <p class="empty">This run is not kept anywhere, so there is nothing to play again.</p>
  if (own === undefined) return <p class="empty">Loading the replay …</p>
  if (typeof own === 'string') return <p class="notice">The replay could not be loaded: {own}</p>
  return (
    <>
      <Panel title="Replay" wide>
        <div class="row">
          {titles.length > 1 && (
            <label>
              Beside it{' '}
              <select
                value={besideNumber ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  setBeside(value === '' ? undefined : Number(value))
                }
              >
                <option value="">nothing</option>
                {titles.slice(1).map((title, index) => (
                  <option key={index} value={index + 1}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
          )}
          <a href="/api/share/0" download>
            Save as one file
          </a>
        </div>
        {typeof beside === 'string' && <p class="bad">The other replay could not be loaded: {beside}</p>}
      </Panel>
      <PlayedReplay loaded={own} {...(typeof beside === 'object' && { beside })} />
    </>
  )
}

/** Controls and moments of one replay or two; both are at the same time since their beginning. */
export function PlayedReplay({
  loaded,
  beside,
}: {
  readonly loaded: LoadedReplay
  readonly beside?: LoadedReplay
}): JSX.Element {
  const all = beside ? [loaded, beside] : [loaded]
  const player = usePlayer(Math.max(...all.map(({ replay }) => replay.lengthMs)))
  return (
    <>
      <ReplayControls replay={loaded.replay} player={player} />
      <div class={beside ? 'beside wide' : 'alone wide'}>
        {all.map(({ replay, fault }, index) => (
          <div key={index} class="moment">
            {fault !== undefined && <p class="notice">A part is missing: {fault}</p>}
            <ReplayMoment replay={replay} positionMs={player.positionMs} />
          </div>
        ))}
      </div>
    </>
  )
}

/** The replay of that number: undefined while it is loaded, words when it cannot be. */
function useReplay(number: number | undefined): LoadedReplay | string | undefined {
  const [loaded, setLoaded] = useState<{ readonly number: number; readonly is: LoadedReplay | string }>()
  useEffect(() => {
    if (number === undefined) return
    loadReplay(number).then(
      (is) => setLoaded({ number, is }),
      (error: unknown) => setLoaded({ number, is: error instanceof Error ? error.message : String(error) }),
    )
  }, [number])
  return loaded?.number === number ? loaded?.is : undefined
}
