import type { JSX } from 'preact'
import type { Replay } from '../../src/replay/create-replay.ts'
import { Live } from '../panels/live.tsx'
import { initialState } from '../state/page-state.ts'
import { clockTime } from '../state/words.ts'

/** The run as it was at a moment. */
export function ReplayMoment({
  replay,
  positionMs,
}: {
  readonly replay: Replay
  readonly positionMs: number
}): JSX.Element {
  const { view, world, count, atMs } = replay.at(positionMs)
  const state = {
    ...initialState(),
    connection: 'open' as const,
    view,
    world,
    frameCount: replay.hasWorld ? count : 0,
  }
  return (
    <>
      <p class="quiet">
        {replay.title}, {atMs === 0 ? 'before its beginning' : clockTime(atMs)}
        {!replay.hasWorld && ' · the world was not recorded'}
      </p>
      <div class="panels">
        <Live state={state} />
      </div>
    </>
  )
}
