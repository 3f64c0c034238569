import type { GameEvent, StepResult } from '@voyager-mc/core'
import { readMark } from './way-marks.ts'
import { isSkillWay } from './way-names.ts'

/** One try of a way, as the events of a step tell it. */
export interface WaySample {
  readonly way: string
  readonly item: string
  /** Without the time that other ways took within it, except for skills, which are all that is done within them. */
  readonly ticks: number
  /** Items it brought; 0 or less for a failure. */
  readonly items: number
  /** Half hearts lost. */
  readonly damage: number
}

interface OpenTry {
  readonly way: string
  readonly item: string
  readonly beganAt: number
  inner: number
  items: number
  damage: number
}

/** Ticks below which a try that brought nothing was none: what it was for was held already. */
const noTryTicks = 20

/** Tries in the events of a step; a try that the end of the step cuts off counts up to there. */
export function readSamples({
  events,
  observation,
}: Pick<StepResult, 'events' | 'observation'>): readonly WaySample[] {
  const open: OpenTry[] = []
  const samples: WaySample[] = []
  const close = (tick: number): OpenTry | undefined => {
    const ended = open.pop()
    if (ended === undefined) return undefined
    const ticks = Math.max(0, tick - ended.beganAt)
    const parent = open.at(-1)
    if (parent) parent.inner += ticks
    const { way, item, items, damage } = ended
    const own = isSkillWay(way) ? ticks : Math.max(0, ticks - ended.inner)
    if (items > 0 || own >= noTryTicks) samples.push({ way, item, ticks: own, items, damage })
    return ended
  }
  for (const event of events) {
    const mark = event.type === 'program-log' ? readMark(event.text) : undefined
    if (mark?.isBegin) open.push({ ...mark, beganAt: event.tick, inner: 0, items: 0, damage: 0 })
    else if (mark && open.some((each) => isSame(each, mark))) {
      // A try whose end was not written, such as after an error, ends with the one around it.
      for (let ended = close(event.tick); ended && !isSame(ended, mark);) ended = close(event.tick)
    } else note(open, event)
  }
  while (open.length > 0) close(observation.elapsedTicks)
  return samples
}

function isSame(a: { readonly item: string; readonly way: string }, b: typeof a): boolean {
  return a.item === b.item && a.way === b.way
}

function note(open: readonly OpenTry[], event: GameEvent): void {
  if (event.type === 'item-change') {
    const wanted = open.filter(({ item }) => item === event.item)
    const innermost = wanted.at(-1)
    // A skill has the time of the ways within it, and so their items and wounds.
    for (const each of wanted) if (each === innermost || isSkillWay(each.way)) each.items += event.delta
  }
  if (event.type === 'health-change' && event.delta < 0)
    for (const each of open) if (each === open.at(-1) || isSkillWay(each.way)) each.damage -= event.delta
}
