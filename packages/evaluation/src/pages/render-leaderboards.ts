import { listSeeds, short } from '../compare/render-comparison.ts'
import { byRank, type LeaderboardEntry } from './leaderboard.ts'

/** Boards side by side as Markdown: a table for each version of a suite, the best first, each entry with the number of its board. */
export function renderLeaderboards(boards: readonly (readonly LeaderboardEntry[])[]): string {
  const rows = boards
    .flatMap((board, index) => board.map((entry) => ({ entry, board: index + 1 })))
    .toSorted((a, b) => byRank(a.entry, b.entry))
  const suites = [...new Set(rows.map(({ entry }) => titleOf(entry)))]
  return suites
    .map((suite) => {
      const own = rows.filter(({ entry }) => titleOf(entry) === suite)
      const cells = [heads, heads.map(() => '---'), ...own.map((row) => cellsOf(row.entry, row.board))]
      return [suite, '', ...cells.map((line) => `| ${line.join(' | ')} |`)].join('\n')
    })
    .join('\n\n')
}

const heads = [
  'Board',
  'Condition',
  'Agent',
  'Solved',
  '95 % interval',
  'Items',
  'Seeds',
  'Sight',
  'Code',
  'Results',
]

function titleOf({ suite: { name, version, hash } }: LeaderboardEntry): string {
  return `${name} version ${version} (${hash.slice(0, 8)})`
}

function cellsOf(entry: LeaderboardEntry, board: number): readonly string[] {
  const { condition, solved, n, interval, items, seeds, sight, facts, code, results } = entry
  const percent = (share: number): string => (100 * share).toFixed(0)
  const range = items?.interval && ` (${short(items.interval[0])} to ${short(items.interval[1])})`
  return [
    String(board),
    condition,
    wordsOf(facts),
    n === 0 ? '–' : `${solved}/${n}, ${percent(solved / n)} %`,
    n === 0 ? '–' : `${percent(interval[0])} to ${percent(interval[1])} %`,
    items === undefined ? '–' : `${short(items.mean)}${range ?? ''}`,
    listSeeds(seeds),
    String(facts['sight'] ?? sight),
    wordsOf(code),
    results.slice(0, 12),
  ].map((cell) => cell.replaceAll(/[|\n\r]/g, ' '))
}

function wordsOf(facts: LeaderboardEntry['facts']): string {
  const words = Object.entries(facts).map(([name, value]) => `${name} ${value}`)
  return words.length === 0 ? '–' : words.join(', ')
}
