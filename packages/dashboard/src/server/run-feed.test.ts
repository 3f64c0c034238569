import { expect, test, vi } from 'vitest'
import type { DashboardSource } from '../dashboard-source.ts'
import { liveSource } from '../sources/live-source.ts'
import { sampleRun } from '../testing/sample-run.ts'
import { createRunFeed, type RunNews } from './run-feed.ts'

/** A clock whose pauses are as short as can be. */
const clock = { now: () => 0, sleep: () => new Promise<void>((resolve) => setImmediate(resolve)) }

function listenTo(feed: ReturnType<typeof createRunFeed>): { news: RunNews[]; stop: () => void } {
  const news: RunNews[] = []
  return { news, stop: feed.listen((piece) => news.push(piece)) }
}
const sequencesOf = (news: readonly RunNews[]): readonly number[] =>
  news.flatMap((piece) => (piece.type === 'rows' ? piece.rows.map(({ sequence }) => sequence) : []))

test('tells everything to who comes, and then only what is new', async () => {
  const source = liveSource({ title: 'first' })
  for (const { event } of sampleRun()) source.tell(event)
  const feed = createRunFeed(source, { clock })
  const { news } = listenTo(feed)
  await vi.waitFor(() => expect(sequencesOf(news)).toHaveLength(16))
  expect(news.find(({ type }) => type === 'view')).toMatchObject({ view: { title: 'first' } })
  const told = news.length
  source.tell({ type: 'model-use' })
  await vi.waitFor(() => expect(sequencesOf(news)).toHaveLength(17))
  const later = news.slice(told).find((piece) => piece.type === 'view')
  expect(later?.type === 'view' && Object.keys(later.view).sort()).toEqual([
    'lastAtMs',
    'records',
    'spending',
  ])
  // One call was there before.
  expect(later).toMatchObject({ lists: { calls: [{ from: 0, count: 1 }, { add: [{ sequence: 16 }] }] } })
  await feed.close()
})

test('a part that is gone is told as null', async () => {
  const source = liveSource()
  for (const { event } of sampleRun().slice(0, 6)) source.tell(event)
  const feed = createRunFeed(source, { clock })
  const { news } = listenTo(feed)
  await vi.waitFor(() => expect(sequencesOf(news)).toHaveLength(6))
  source.tell({ type: 'attempt-start' })
  await vi.waitFor(() => expect(news.at(-1)).toMatchObject({ view: { program: null } }))
  await feed.close()
})

test('follows the run only while somebody listens, and goes on where it stopped', async () => {
  const wanted: number[] = []
  const live = liveSource()
  const source: DashboardSource = {
    title: 'x',
    follow(options) {
      wanted.push(options.from)
      return live.follow(options)
    },
  }
  const feed = createRunFeed(source, { clock })
  expect(wanted).toEqual([])
  live.tell({ type: 'a' })
  const first = listenTo(feed)
  await vi.waitFor(() => expect(sequencesOf(first.news)).toEqual([0]))
  first.stop()
  live.tell({ type: 'b' })
  const second = listenTo(feed)
  await vi.waitFor(() => expect(sequencesOf(second.news)).toEqual([0, 1]))
  expect(wanted).toEqual([0, 1])
  expect(sequencesOf(first.news)).toEqual([0])
  await feed.close()
})

test('says that the run cannot be read', async () => {
  const source: DashboardSource = {
    title: 'x',
    // eslint-disable-next-line require-yield
    async *follow() {
      throw new Error('The file is gone.')
    },
  }
  const feed = createRunFeed(source, { clock })
  const { news } = listenTo(feed)
  await vi.waitFor(() => expect(news).toContainEqual({ type: 'fault', message: 'The file is gone.' }))
  await feed.close()
})

test('a hundred thousand records come in pieces', { timeout: 60_000 }, async () => {
  const source = liveSource({ kept: 100_000 })
  for (let index = 0; index < 100_000; index += 1) source.tell({ type: 'own' })
  const feed = createRunFeed(source, { clock })
  const { news } = listenTo(feed)
  await vi.waitFor(() => expect(sequencesOf(news)).toHaveLength(100_000), { timeout: 30_000 })
  const sizes = news.map((piece) => (piece.type === 'rows' ? piece.rows.length : 0))
  expect(Math.max(...sizes)).toBeLessThanOrEqual(2000)
  await feed.close()
})

test('rests now and then while a long journal is read, so that its writer goes on', async () => {
  const source = liveSource()
  for (let index = 0; index < 800; index += 1) source.tell({ type: 'own' })
  const rests: number[] = []
  let nowMs = 0
  const feed = createRunFeed(source, {
    clock: {
      // Each look at the clock is a millisecond later.
      now: () => (nowMs += 1),
      async sleep(ms) {
        rests.push(ms)
        await clock.sleep()
      },
    },
  })
  const { news } = listenTo(feed)
  await vi.waitFor(() => expect(sequencesOf(news)).toHaveLength(800))
  expect(rests.filter((ms) => ms < 100).length).toBe(100)
  await feed.close()
})

test('who listens is told the last records before the end', async () => {
  const source = liveSource()
  const feed = createRunFeed(source, { clock })
  const { news } = listenTo(feed)
  source.tell({ type: 'run-end' })
  await feed.close()
  expect(sequencesOf(news)).toEqual([0])
  source.tell({ type: 'later' })
  await clock.sleep()
  expect(sequencesOf(news)).toEqual([0])
})
