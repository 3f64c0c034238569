import { shareOf } from '@voyager-mc/evaluation/statistics'
import { median } from '../../bench/learn/with-interval.ts'
import { milestones, type Milestone } from '../../bench/milestones/milestone.ts'
import { renderRows } from './render-rows.ts'

/** A line of what `npm run bench -- milestones` writes. */
export interface RecordedLife {
  readonly seed: number
  readonly sight: string
  readonly commit: string
  /** Minutes for which it was begun. */
  readonly minutes: number
  /** Different items that were held. */
  readonly items: number
  readonly worldMinutes: number
  readonly deaths: number
  readonly operatorCommands: number
  readonly milestones: Readonly<Partial<Record<Milestone, number>>>
  readonly lastFailures: readonly string[]
}

/** Hours of the world after which the shares are told. */
const toldHours = [6, 12]

/** Lives that belong to the figures of the newest code. */
const newestLives = 10

/** One row a life, the newest last: how long it was, what it cost, and after how many minutes it reached each milestone. */
export function renderLives(lives: readonly RecordedLife[]): string {
  return renderRows(
    ['Seed', 'Commit', 'Minutes lived', 'Deaths', 'Items', ...milestones],
    lives.map((life) => [
      String(life.seed),
      `\`${life.commit}\``,
      life.worldMinutes.toFixed(0),
      String(life.deaths),
      String(life.items),
      ...milestones.map((milestone) => life.milestones[milestone]?.toFixed(0) ?? '–'),
    ]),
  )
}

/** How many lives reach each milestone, and when; one that was cut off before has not reached it. */
export function renderReach(lives: readonly RecordedLife[]): string {
  const newest = lives.slice(-newestLives)
  return renderRows(
    [
      'Milestone',
      ...toldHours.map((hours) => `Within ${hours} h, all`),
      ...toldHours.map((hours) => `Within ${hours} h, last ${newest.length}`),
      `Median minute, last ${newest.length}`,
    ],
    milestones.map((milestone) => {
      const middle = median(newest.map(({ milestones: reached }) => reached[milestone] ?? Infinity))
      return [
        milestone,
        ...[lives, newest].flatMap((some) =>
          toldHours.map((hours) => renderShare(some, milestone, hours * 60)),
        ),
        Number.isFinite(middle) ? middle.toFixed(0) : 'not reached',
      ]
    }),
  )
}

/** Share of the lives that were begun for so many minutes and reached a milestone in them, with its interval of 95 %. */
function renderShare(lives: readonly RecordedLife[], milestone: Milestone, minutes: number): string {
  const meant = lives.filter((life) => life.minutes >= minutes)
  const reached = meant.filter((life) => (life.milestones[milestone] ?? Infinity) <= minutes)
  const { count, n, interval } = shareOf(reached.length, { n: meant.length })
  const [low, high] = interval.map(percent)
  return `${count} of ${n} (${low} to ${high} %)`
}

function percent(share: number): string {
  return (100 * share).toFixed(0)
}

/** What failed last in each life, in a few words. */
export function renderLastFailures(lives: readonly RecordedLife[]): string {
  return lives
    .filter(({ lastFailures }) => lastFailures.length > 0)
    .map(({ seed, lastFailures }) => `- ${seed}: ${lastFailures.slice(-2).map(inShort).join(' ')}`)
    .join('\n')
}

const longestReason = 200

function inShort(failure: string): string {
  const text = failure.replaceAll('\n', ' ')
  return text.length > longestReason ? `${text.slice(0, longestReason)} …` : text
}
