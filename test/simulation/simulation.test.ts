import { describe, expect, test } from 'vitest'
import { defects, type Defect } from './defects.ts'
import { simulateSeed, type SimulatedRun } from './simulate-seed.ts'

async function play(
  seeds: number,
  options: Parameters<typeof simulateSeed>[1] = {},
): Promise<readonly SimulatedRun[]> {
  const runs: SimulatedRun[] = []
  for (let seed = 1; seed <= seeds; seed += 1) runs.push(await simulateSeed(seed, options))
  return runs
}

test(
  'a run keeps its promises whatever fails, and however often it is killed',
  { timeout: 300_000 },
  async () => {
    const runs = await play(16)
    expect(runs.filter(({ problem }) => problem !== undefined)).toEqual([])
    const faults = new Set(runs.flatMap((run) => Object.keys(run.faults)))
    expect([...faults].toSorted()).toEqual([
      'answer-lost',
      'connection-cut',
      'connection-stalled',
      'disk-full',
      'game-interrupted',
      'home-damaged',
      'home-removed',
      'kicked',
      'killed',
      'model-cut',
      'model-gibberish',
      'model-key-refused',
      'model-miscounts',
      'model-overloaded',
      'model-silent',
      'packet-delayed',
      'write-refused',
    ])
  },
)

test('the same seed goes through the same', async () => {
  expect(await simulateSeed(5)).toEqual(await simulateSeed(5))
})

// Rare ones; what was found once is looked for there first, which spares the seeds before it.
const likely: Partial<Record<Defect, number>> = {
  'refused-saves': 2,
  'cut-accepted': 2,
  'removal-unnoticed': 2,
  'cut-untold': 4,
  'refused-key-retried': 5,
  'budget-overrun': 7,
  'silence-completes': 7,
}

describe('a fault of earlier versions that is put back is found:', () => {
  test.each(defects)('%s', { timeout: 300_000 }, async (defect) => {
    let found: SimulatedRun | undefined
    const first = likely[defect] ?? 1
    for (let turn = 0; turn < 100 && found?.problem === undefined; turn += 1)
      found = await simulateSeed(1 + ((first - 1 + turn) % 100), { defect })
    expect(found?.problem).toBeDefined()
  })
})
