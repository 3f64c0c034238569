import { createTechTree } from '@voyager-mc/tech-tree'
import type { Benchmark, Row } from './benchmark.ts'
import { readSeeds } from './learn/read-seeds.ts'
import { isSurvivalItem } from './yields/is-survival-item.ts'
import { reachableItems } from './yields/reachable-items.ts'
import { readWorldSources } from './yields/world-sources.ts'

const versions = ['1.16.5', '1.19.4', '1.21.4']
const seeds = readSeeds(process.env['BENCH_SEEDS'] ?? '1')
// Part of the items of 1.19.4, the version that the figure was set for.
const target = { version: '1.19.4', items: 900 }

/** Counts the items that can be had in the embedded world by what its generators set, and names the others. */
export const benchmark: Benchmark = {
  question: `how many items of survival play can the world of seed ${seeds.join(', ')} yield?`,
  measure: async () => versions.map(measureVersion),
}

function measureVersion(version: string): Row {
  const tree = createTechTree(version)
  const survival = tree.items.filter((item) => isSurvivalItem(item, version))
  const reachable = reachableItems(tree, readWorldSources(version, seeds))
  const missing = survival.filter((item) => !reachable.has(item))
  console.log(`${version}, not yielded: ${missing.join(', ')}`)
  const yielded = survival.length - missing.length
  return {
    version,
    'survival items': survival.length,
    'with a plan': survival.filter((item) => tree.plan(item).status === 'planned').length,
    'the world yields': yielded,
    target: version === target.version ? `at least ${target.items}` : '-',
    verdict: version !== target.version ? '-' : yielded >= target.items ? 'ok' : 'missed',
  }
}
