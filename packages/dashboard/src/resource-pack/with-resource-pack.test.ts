import type { WorldFrame } from '@voyager-mc/vision/watch'
import { expect, test, vi } from 'vitest'
import { liveSource } from '../sources/live-source.ts'
import { sampleWorld } from '../testing/sample-world.ts'
import { withResourcePack } from './with-resource-pack.ts'

const pack = {
  coloursOf: async (block: string) => (block === 'stone' ? { side: 1, top: 2 } : undefined),
}
const coloursOf = ({ looks = [] }: WorldFrame): object =>
  Object.fromEntries(looks.map(([, { name, side, top }]) => [name, [side, top]]))
const wanted = { stone: [1, 2], grass_block: [0x8a6a43, 0x5f9f35], water: [0x3f76e4, 0x3f76e4] }

test('a live world has the colours of the pack where it has some, in the order of its frames', async () => {
  const live = liveSource()
  const told: WorldFrame[] = []
  const stop = await withResourcePack(live, pack).onFrame?.((frame) => told.push(frame))
  const { looks: _looks, ...second } = sampleWorld()
  live.frame(sampleWorld())
  live.frame({ ...second, tick: 101 })
  await vi.waitFor(() => expect(told.map(({ tick }) => tick)).toEqual([100, 101]))
  expect(told.map(coloursOf)).toEqual([wanted, {}])
  stop?.()
  live.frame(sampleWorld())
  await Promise.resolve()
  expect(told.length).toBe(2)
})

test('a recorded world has them when it is played again, and nothing else is changed', async () => {
  const record = { sequence: 0, atMs: 1, event: { type: 'run-start' } }
  const { looks: _looks, ...second } = sampleWorld()
  const parts = [
    { record },
    { text: JSON.stringify([1, sampleWorld()]) },
    { text: JSON.stringify([2, second]) },
  ]
  const source = withResourcePack(
    {
      ...liveSource(),
      async *replay() {
        yield* parts
      },
    },
    pack,
  )
  const [first, frame, last] = await Array.fromAsync(source.replay?.() ?? [])
  expect([first, last]).toEqual([{ record }, parts[2]])
  const [atMs, read]: [number, WorldFrame] = JSON.parse(
    frame !== undefined && 'text' in frame ? frame.text : '',
  )
  expect([atMs, coloursOf(read)]).toEqual([1, wanted])
})
