export interface InParallelOptions<Item> {
  /** Items that are worked at together, at most. */
  readonly concurrency: number
  readonly signal: AbortSignal
  readonly work: (item: Item) => Promise<void>
}

/** Works through a list, some at a time, in order; the first fault lets nothing more begin and is thrown at the end. */
export async function inParallel<Item>(
  items: readonly Item[],
  { concurrency, signal, work }: InParallelOptions<Item>,
): Promise<void> {
  const queue = items.values()
  const faults: unknown[] = []
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      if (faults.length > 0 || signal.aborted) return
      await work(item).catch((error: unknown) => faults.push(error))
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker))
  signal.throwIfAborted()
  if (faults.length > 0) throw faults[0]
}
