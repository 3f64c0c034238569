import type { GameEvent } from '@voyager-mc/core'
import type { LearnResult, VoyagerEvent } from '@voyager-mc/voyager'
import type { Finding } from './finding.ts'

/** End of the play. */
export interface Played {
  readonly result: Pick<LearnResult, 'detail' | 'state'> | undefined
  /** Real minutes that were played. */
  readonly minutes: number
  /** Whether nothing but the end of its time ended it. */
  readonly isInTime: boolean
}

export interface PlayCounts {
  /** Hears the run. */
  readonly hear: (event: VoyagerEvent) => void
  /** Hears what happens in the game, also in a step that the end of the play breaks off. */
  readonly look: (event: GameEvent) => void
  findings(played: Played): readonly Finding[]
}

interface Refusals {
  readonly count: number
  /** Words of the first. */
  readonly message: string
}

const remedy = 'See whether a plug-in, a mod or a setting of the server keeps it from that'
const mostNamed = 8
/** Primitives that a server of vanilla's rules lets do what they are there for; creatures and beds may refuse by the rules. */
const servedAlways: ReadonlySet<string> = new Set([
  'mineBlock',
  'craftItem',
  'placeItem',
  'smeltItem',
  'getItemFromChest',
  'depositItemIntoChest',
  'equipItem',
])

/** Counts what happens while learning on a server, for the findings at its end. */
export function openPlayCounts(): PlayCounts {
  const done = new Set<string>()
  const failed = new Map<string, string>()
  const refused = new Map<string, Refusals>()
  const losses: string[] = []
  const deaths: string[] = []
  let underWay: string | undefined
  return {
    look(event) {
      if (event.type === 'death') deaths.push(event.cause ?? 'of an unknown cause')
      if (event.type !== 'primitive-result' || event.reason !== 'refused') return
      const { primitive, detail } = event
      if (!servedAlways.has(primitive)) return
      const { count, message } = refused.get(primitive) ?? { count: 0, message: String(detail['message']) }
      refused.set(primitive, { count: count + 1, message })
    },
    hear(event) {
      if (event.type === 'environment-lost') losses.push(event.message)
      if (event.type === 'task-start') underWay = event.task.name
      if (event.type !== 'task-end') return
      underWay = undefined
      const { task, status, reason = 'no reason was given' } = event
      if (status === 'completed') {
        done.add(task.name)
        failed.delete(task.name)
      } else failed.set(task.name, reason)
    },
    findings: (played) => [
      summary({ played, done, failed: failed.size, deaths, underWay }),
      ...endOf(played),
      ...[...refused].map(([primitive, { count, message }]) =>
        warning('refused', `${primitive} was refused ${times(count)}: ${bare(message)}`),
      ),
      ...[...failed].map(([task, reason]) => warning('play', `${task} failed: ${bare(reason)}`)),
      ...losses
        .slice(0, 1)
        .map((words) => warning('connection', `it was lost ${times(losses.length)}: ${bare(words)}`)),
    ],
  }
}

function summary({
  played: { result, minutes },
  done,
  failed,
  deaths,
  underWay,
}: {
  readonly played: Played
  readonly done: ReadonlySet<string>
  readonly failed: number
  readonly deaths: readonly string[]
  /** Task that the end of the play broke off. */
  readonly underWay: string | undefined
}): Finding {
  const items = Object.keys(result?.state.items ?? {})
  const going = underWay === undefined ? '' : `; ${underWay} was under way`
  const died = deaths.length === 0 ? '' : `; it died ${times(deaths.length)}${named(deaths)}`
  return {
    name: 'play',
    status: done.size > 0 ? 'ok' : 'problem',
    detail: `${done.size} tasks done${named([...done])} and ${failed} failed in ${minutes.toFixed(1)} minutes; ${items.length} kinds of items held${named(items)}${died}${going}`,
    ...(done.size === 0 && { remedy }),
  }
}

function endOf({ result, minutes, isInTime }: Played): readonly Finding[] {
  if (isInTime) return []
  const detail = `it ended after ${minutes.toFixed(1)} minutes: ${bare(result?.detail ?? '')}`
  return [{ name: 'play', status: 'problem', detail, remedy }]
}

function warning(name: string, detail: string): Finding {
  return { name, status: 'warning', detail, remedy }
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}

function named(names: readonly string[]): string {
  if (names.length === 0) return ''
  const rest = names.length - mostNamed
  return ` (${names.slice(0, mostNamed).join(', ')}${rest > 0 ? ` and ${rest} more` : ''})`
}

function bare(text: string): string {
  return text.replace(/\.$/, '')
}
