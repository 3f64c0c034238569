import type { Sight } from '@voyager-mc/core'
import type { Row } from '../benchmark.ts'
import { conditions } from './conditions.ts'
import type { LifeRow } from './life-rows.ts'
import { median, withInterval } from './with-interval.ts'

/** Minutes, attempts and lives that the targets speak of. */
const [targetMinutes, targetAttempts, targetLives] = [120, 160, 20]

const [firstLife, secondLife] = ['first life', 'second life']

interface Figure {
  /** The figure with its interval; a dash where nothing was played. */
  readonly text: string
  readonly n: number
  /** Whether the target is reached; absent where nothing was played, or too few lives to say. */
  readonly isReached?: boolean
}

interface Target {
  readonly name: string
  readonly wants: Readonly<Record<Sight, string>>
  readonly measure: (lives: readonly LifeRow[], sight: Sight) => Figure
}

/** The whole table of targets, for both sights: what was measured so far, of how many lives, and whether it is reached. */
export function tabulateTargets(rows: readonly LifeRow[]): readonly Row[] {
  return [...targets, ...ablations].map(({ name, wants, measure }) => {
    const cells = (['loaded', 'exposed'] as const).map((sight) => {
      const lives = rows.filter((row) => row.sight === sight)
      const { text, n, isReached } = measure(lives, sight)
      const verdict =
        isReached === undefined ? '' : `${n < targetLives ? ' so far' : ''} ${isReached ? 'yes' : 'no'}`
      return [
        [sight, text],
        [`n ${sight}`, n],
        [`target ${sight}`, `${wants[sight]}${verdict}`],
      ] as const
    })
    return { measure: name, ...Object.fromEntries(cells.flat()) }
  })
}

const targets: readonly Target[] = [
  {
    name: 'diamond pickaxe, of lives',
    wants: { loaded: '20 of 20', exposed: '18 of 20' },
    measure(lives, sight) {
      const first = lives.filter(({ condition, minutes }) => condition === firstLife && minutes >= 20)
      const reached = first.filter(({ result }) => result.diamondPickaxe !== undefined).length
      const share = reached / first.length
      return figure(`${reached} of ${first.length}`, first.length, share >= (sight === 'loaded' ? 1 : 0.9))
    },
  },
  {
    // A life without the pickaxe took longer than any that has it: the median counts it so.
    name: 'world minutes to it',
    wants: { loaded: 'at most 5', exposed: 'at most 15' },
    measure(lives, sight) {
      const first = lives.filter(({ condition, minutes }) => condition === firstLife && minutes >= 20)
      const times = first.map(({ result }) => result.diamondPickaxe ?? Infinity)
      return figure(withInterval(times), times.length, median(times) <= (sight === 'loaded' ? 5 : 15))
    },
  },
  {
    name: `deaths in ${targetAttempts} attempts`,
    wants: { loaded: 'at most 1', exposed: 'at most 3' },
    measure(lives, sight) {
      const deaths = whole(lives, firstLife).map(
        ({ result }) => (result.deaths / Math.max(1, result.attempts)) * targetAttempts,
      )
      return figure(withInterval(deaths), deaths.length, median(deaths) <= (sight === 'loaded' ? 1 : 3))
    },
  },
  {
    name: 'items in 2 world hours',
    wants: { loaded: 'at least 130', exposed: 'at least 100' },
    measure(lives, sight) {
      const items = whole(lives, firstLife)
        .filter(({ minutes }) => minutes === targetMinutes)
        .map(({ result }) => result.items)
      return figure(withInterval(items), items.length, median(items) >= (sight === 'loaded' ? 130 : 100))
    },
  },
  {
    name: 'second life, items an hour against first, %',
    wants: { loaded: 'at least 25', exposed: 'at least 25' },
    measure(lives) {
      const gains = gainsOf(lives, secondLife, firstLife)
      return figure(withInterval(gains), gains.length, median(gains) >= 25)
    },
  },
  {
    name: 'programs that call skills, second life, %',
    wants: { loaded: 'at least 50', exposed: 'at least 50' },
    measure(lives) {
      const shares = whole(lives, secondLife).map(
        ({ result }) => (100 * result.callingPrograms) / Math.max(1, result.programs),
      )
      return figure(withInterval(shares), shares.length, median(shares) >= 50)
    },
  },
]

/** What is left out has to cost something, or it is not used. */
const ablations: readonly Target[] = conditions
  .filter(({ name }) => name !== firstLife && name !== secondLife)
  .map(({ name, isSecond }) => ({
    name: `${name}, items an hour against ${isSecond === true ? 'second' : 'first'}, %`,
    wants: { loaded: 'below 0', exposed: 'below 0' },
    measure(lives) {
      const gains = gainsOf(lives, name, isSecond === true ? secondLife : firstLife)
      return figure(withInterval(gains), gains.length, median(gains) < 0)
    },
  }))

function figure(text: string, n: number, isReached: boolean): Figure {
  return n === 0 ? { text: '-', n } : { text, n, isReached }
}

/** Lives that no item has ended: they say what is held and died of in a time. */
function whole(lives: readonly LifeRow[], name: string): readonly LifeRow[] {
  return lives.filter(({ condition, until }) => condition === name && until === undefined)
}

/** Items more in a hundred, seed by seed: only lives of the same world and length are compared. */
function gainsOf(lives: readonly LifeRow[], name: string, against: string): readonly number[] {
  const compared = new Map(
    whole(lives, against).map(({ seed, minutes, result }) => [`${seed} ${minutes}`, result.items]),
  )
  return whole(lives, name).flatMap(({ seed, minutes, result }) => {
    const base = compared.get(`${seed} ${minutes}`) ?? 0
    return base === 0 ? [] : [(result.items / base - 1) * 100]
  })
}
