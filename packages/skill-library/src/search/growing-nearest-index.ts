import { createExactIndex } from './exact-nearest-index.ts'
import type { NearestIndex, NearestIndexFactory } from './nearest-index.ts'

// A graph of ten thousand vectors takes seconds to build. This many a search are not felt, and a library as large as
// that is in the graph after some hundred searches.
const addsPerSearch = 64

/** A graph that is built while it is used: every search adds some vectors to it and compares the others one by one. */
export function growingNearestIndex(factory: NearestIndexFactory): NearestIndexFactory {
  return { kind: factory.kind, create: (dimensions) => createGrowing(factory.create(dimensions)) }
}

function createGrowing(graph: NearestIndex): NearestIndex {
  const { dimensions } = graph
  const waiting = new Set<number>()
  const exact = createExactIndex(dimensions)

  const grow = (): void => {
    let left = addsPerSearch
    for (const label of waiting) {
      if (left === 0) return
      left -= 1
      graph.add(label, Array.from(exact.vectorOf(label) ?? []))
      waiting.delete(label)
      exact.remove(label)
    }
  }
  return {
    dimensions,
    size: () => graph.size() + exact.size(),
    add(label, vector) {
      waiting.add(label)
      exact.add(label, vector)
    },
    remove(label) {
      waiting.delete(label)
      exact.remove(label)
      graph.remove(label)
    },
    search(vector, options) {
      grow()
      const found = graph.search(vector, options)
      if (waiting.size === 0) return found
      return [...found, ...exact.search(vector, options)]
        .sort((a, b) => b.similarity - a.similarity)
        .slice(0, options.limit)
    },
  }
}
