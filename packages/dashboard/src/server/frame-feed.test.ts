import { expect, test } from 'vitest'
import { liveSource } from '../sources/live-source.ts'
import { sampleWorld } from '../testing/sample-world.ts'
import { createFrameFeed } from './frame-feed.ts'

test('tells who comes late all at once, then what is new, and asks the source for nothing in between', async () => {
  const source = liveSource()
  const feed = createFrameFeed(source)
  const [early, late] = [{}, {}]
  const end = new AbortController()
  await feed.begin(end.signal)
  expect(feed.takeFor(early)).toEqual([])
  source.frame(sampleWorld())
  expect(feed.takeFor(early)).toEqual([sampleWorld()])
  expect(feed.takeFor(early)).toEqual([])
  const [all] = feed.takeFor(late)
  expect(all?.sections?.length).toBe(72)
  end.abort()
  source.frame({ ...sampleWorld(), tick: 900 })
  expect(feed.takeFor(late)).toEqual([])
})
