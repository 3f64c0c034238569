import type { NearestIndex, NearestIndexFactory } from './nearest-index.ts'

/** Members used of `hnswlib-node`'s graph. */
export interface NativeGraph {
  initIndex(options: { maxElements: number; m: number; efConstruction: number; randomSeed: number }): void
  resizeIndex(maxElements: number): void
  addPoint(point: number[], label: number): void
  markDelete(label: number): void
  searchKnn(
    point: number[],
    count: number,
    filter?: (label: number) => boolean,
  ): { distances: number[]; neighbors: number[] }
  getMaxElements(): number
  getCurrentCount(): number
  getPoint(label: number): number[]
  setEf(ef: number): void
}

/** Members used of the module `hnswlib-node`. */
export interface NativeModule {
  readonly HierarchicalNSW: new (space: 'cosine', dimensions: number) => NativeGraph
}

// The library's own default of 10 loses up to a third of the true neighbours,
// so it is raised. At 100,000 × 1,536 recall@5 was 0.68 with 10 and 0.99 with 50.
const searchWidth = 128
const graph = { m: 16, efConstruction: 200, randomSeed: 100 }
const firstCapacity = 1024

/** Hierarchical navigable small worlds in process, over the optional native module. */
export function hnswNearestIndex(native: NativeModule): NearestIndexFactory {
  return { kind: 'hnsw', create: (dimensions) => createHnswIndex(native, dimensions) }
}

interface NativePackage {
  readonly default: NativeModule
}

// A name that bundlers cannot follow: they stop at its native binary.
const nativePackage: string = 'hnswlib-node'

/** Loads `hnswlib-node`, or gives `undefined` when it is not installed or not built for this machine. */
export async function loadHnsw(): Promise<NearestIndexFactory | undefined> {
  try {
    // CommonJS: the constructor is a member of the default export, named imports throw.
    const { default: native } = (await import(/* @vite-ignore */ nativePackage)) as NativePackage // the package of that name
    return hnswNearestIndex(native)
  } catch {
    // Missing module and failed native build look different on every platform; the exact search serves both.
    return undefined
  }
}

function createHnswIndex(native: NativeModule, dimensions: number): NearestIndex {
  let index = emptyGraph(native, dimensions)
  const live = new Set<number>()

  // Deleted points stay in the graph and cost search time, so half of them is the limit.
  const compact = (): void => {
    const count = index.getCurrentCount()
    if (count < firstCapacity || live.size * 2 > count) return
    const old = index
    index = emptyGraph(native, dimensions, live.size * 2)
    for (const label of live) index.addPoint(old.getPoint(label), label)
  }
  return {
    dimensions,
    size: () => live.size,
    add(label, vector) {
      if (index.getCurrentCount() >= index.getMaxElements()) index.resizeIndex(index.getMaxElements() * 2)
      // The native code takes plain arrays only.
      index.addPoint([...vector], label)
      live.add(label)
    },
    remove(label) {
      if (!live.delete(label)) return
      index.markDelete(label)
      compact()
    },
    search(vector, { limit, accepts }) {
      const count = Math.min(limit, live.size)
      if (count === 0) return []
      index.setEf(Math.max(searchWidth, count * 2))
      const { distances, neighbors } = index.searchKnn([...vector], count, accepts)
      return neighbors.map((label, at) => ({ label, similarity: 1 - (distances[at] ?? 1) }))
    },
  }
}

function emptyGraph(native: NativeModule, dimensions: number, capacity = firstCapacity): NativeGraph {
  const index = new native.HierarchicalNSW('cosine', dimensions)
  index.initIndex({ maxElements: Math.max(capacity, firstCapacity), ...graph })
  index.setEf(searchWidth)
  return index
}
