import { createTechTree, type TechTree } from '@voyager-mc/tech-tree'
import { rounded, type Benchmark, type Row } from './benchmark.ts'

const versions = ['1.16.5', '1.19.4', '1.21.4']
const rounds = 3
const targetMs = 5

/** What a plan costs once the tree has answered before, for everything one can craft or smelt. */
export const benchmark: Benchmark = {
  question: 'How long does a plan take, warm, for every craftable and smeltable item?',
  measure: async () => versions.map(measureVersion),
}

function measureVersion(version: string): Row {
  const startedAt = performance.now()
  const tree = createTechTree(version)
  const buildMs = performance.now() - startedAt
  const items = tree.items.filter((item) => isMade(tree, item))
  const coldAt = performance.now()
  for (const item of items) tree.plan(item)
  const coldMs = (performance.now() - coldAt) / items.length
  const times = items.map((item) => ({ item, ms: warmMs(tree, item) })).sort((a, b) => a.ms - b.ms)
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)]?.ms ?? Number.NaN
  const [slowest] = times.slice(-1)
  return {
    version,
    items: items.length,
    'median ms': rounded(at(0.5)),
    '95th percentile ms': rounded(at(0.95)),
    'slowest ms': rounded(slowest?.ms ?? Number.NaN),
    slowest: slowest?.item ?? '',
    'first round, mean ms': rounded(coldMs),
    'building the tree, ms': rounded(buildMs),
    target: `every item under ${targetMs} ms`,
    verdict: (slowest?.ms ?? Infinity) < targetMs ? 'ok' : 'missed',
  }
}

function isMade(tree: TechTree, item: string): boolean {
  return tree.ways(item).some(({ type }) => type === 'craft' || type === 'smelt')
}

/** The best of a few rounds: what other processes take is no cost of the plan. */
function warmMs(tree: TechTree, item: string): number {
  let best = Infinity
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    tree.plan(item)
    best = Math.min(best, performance.now() - startedAt)
  }
  return best
}
