import type { JSX } from 'preact'
import type { Replay } from '../../src/replay/create-replay.ts'
import { Panel } from '../panels/panel.tsx'
import { duration } from '../state/words.ts'
import type { Player } from './use-player.ts'

const speeds = [1, 4, 16, 64, 256]

/** Plays, steps, and jumps to what failed. */
export function ReplayControls({
  replay,
  player,
}: {
  readonly replay: Replay
  readonly player: Player
}): JSX.Element {
  const { positionMs, isPlaying, speed, go, toggle, setSpeed } = player
  const { steps, failures, lengthMs } = replay
  const later = steps.find((at) => at > positionMs)
  const earlier = steps.findLast((at) => at < positionMs)
  const laterFailure = failures.find((mark) => mark.positionMs > positionMs)
  const earlierFailure = failures.findLast((mark) => mark.positionMs < positionMs)
  const jump = (label: string, to: number | undefined): JSX.Element => (
    <button type="button" disabled={to === undefined} onClick={() => to !== undefined && go(to)}>
      {label}
    </button>
  )
  const time = `${duration(positionMs)} of ${duration(lengthMs)}`
  return (
    <Panel title="Time" wide>
      <div class="row">
        <button type="button" onClick={toggle}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        {jump('Step back', earlier)}
        {jump('Step', later)}
        {jump('Failure before', earlierFailure?.positionMs)}
        {jump('Next failure', laterFailure?.positionMs)}
        <label>
          Speed{' '}
          <select value={speed} onChange={({ currentTarget }) => setSpeed(Number(currentTarget.value))}>
            {speeds.map((value) => (
              <option key={value} value={value}>
                {value} ×
              </option>
            ))}
          </select>
        </label>
        <span role="status">{time}</span>
      </div>
      <input
        type="range"
        class="timeline"
        aria-label="Time since the beginning"
        aria-valuetext={time}
        min={0}
        max={Math.max(1, Math.round(lengthMs))}
        step={1}
        value={Math.round(positionMs)}
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <Failures failures={failures} go={go} />
    </Panel>
  )
}

function Failures({ failures, go }: Pick<Replay, 'failures'> & Pick<Player, 'go'>): JSX.Element | undefined {
  if (failures.length === 0) return undefined
  return (
    <details>
      <summary>{failures.length} failures</summary>
      <ul class="scroll">
        {failures.map((mark, index) => (
          <li key={index}>
            <button type="button" onClick={() => go(mark.positionMs)}>
              {duration(mark.positionMs)}
            </button>{' '}
            {mark.text}
          </li>
        ))}
      </ul>
    </details>
  )
}
