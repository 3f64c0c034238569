import { loadHnsw } from '@voyager-mc/skill-library'
import type { Row } from '../benchmark.ts'
import { clusteredVectors } from './clustered-vectors.ts'
import { judgedRow } from './judged-row.ts'
import { timeCalls } from './time-calls.ts'

// The length of OpenAI's embeddings, and more skills than anybody has; building takes minutes.
const graph = { count: 100_000, dimensions: 1536, clusters: 500, directions: 48, seed: 4 }
const queryCount = 100
const limit = 5
const rounds = 500

/** Speed and recall of the graph against comparing with every vector. */
export async function measureGraph(): Promise<readonly Row[]> {
  const hnsw = await loadHnsw()
  if (hnsw === undefined) {
    return [{ what: 'graph', figure: 'hnswlib-node is not built here', target: '', verdict: 'missed' }]
  }
  const draw = clusteredVectors(graph)
  const queries = Array.from({ length: queryCount }, draw)
  const index = hnsw.create(graph.dimensions)
  const nearest = queries.map((query) => createNearest(query))
  for (let label = 0; label < graph.count; label += 1) {
    const vector = draw()
    index.add(label, Array.from(vector))
    for (const each of nearest) each.offer(label, vector)
  }
  const search = (at: number): readonly number[] =>
    index.search(Array.from(queries[at % queryCount] ?? []), { limit }).map(({ label }) => label)
  const hits = nearest.flatMap(({ labels }, at) => {
    const found = search(at)
    return labels().filter((label) => found.includes(label))
  })
  const { p95Ms, ...others } = await timeCalls(rounds, search)
  const what = `${graph.count} × ${graph.dimensions} clustered`
  return [
    judgedRow({
      what: `graph recall@${limit}, ${what}`,
      value: hits.length / (queryCount * limit),
      target: { from: 0.98 },
      baseline: '1 exact',
    }),
    judgedRow({
      what: `graph search p95, ${what}`,
      value: p95Ms,
      unit: 'ms',
      target: { below: 10 },
      ...others,
    }),
  ]
}

/** Keeps the nearest of the vectors it is offered, by comparing each: what the graph is measured against. */
function createNearest(query: Float32Array): {
  readonly offer: (label: number, vector: Float32Array) => void
  readonly labels: () => readonly number[]
} {
  const best: { readonly label: number; readonly similarity: number }[] = []
  return {
    offer(label, vector) {
      const similarity = dotProduct(query, vector)
      if (best.length === limit && similarity <= (best.at(-1)?.similarity ?? 1)) return
      best.push({ label, similarity })
      best.sort((a, b) => b.similarity - a.similarity)
      if (best.length > limit) best.pop()
    },
    labels: () => best.map(({ label }) => label),
  }
}

function dotProduct(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let axis = 0; axis < a.length; axis += 1) sum += (a[axis] ?? 0) * (b[axis] ?? 0)
  return sum
}
