import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderClip, type ClipLine } from '../../docs/generate/render-clip.ts'

const docs = join(import.meta.dirname, '..', '..', 'docs')
const kept = readFileSync(join(docs, 'public', 'lifelong.svg'), 'utf8')
// Our own file, written with the clip.
const recording = JSON.parse(readFileSync(join(docs, 'data', 'clip.json'), 'utf8')) as {
  readonly title: string
  readonly lines: readonly ClipLine[]
}

test('the clip of the first page is drawn from its recording', () => {
  expect(kept).toBe(renderClip(recording.lines, recording))
  expect(recording.lines[0]?.text).toMatch(/^\$ npm run lifelong/)
  expect(recording.lines.some(({ text }) => text.startsWith('Ended: '))).toBe(true)
  expect(recording.lines.every(({ atMs }, index) => atMs >= (recording.lines[index - 1]?.atMs ?? 0))).toBe(
    true,
  )
})

test('the clip is small, fetches nothing, and heeds who wants no motion or a dark page', () => {
  expect(kept.length).toBeLessThanOrEqual(300_000)
  expect(kept.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
    /https?:|href|url\(|@import|<script/,
  )
  expect(kept).toContain('@media (prefers-reduced-motion: reduce) { text { animation: none } }')
  expect(kept).toContain('@media (prefers-color-scheme: dark)')
})

test('lines come in their order, long pauses shortened, those of one moment one by one', () => {
  const texts = ['a', 'b', 'c', '', 'd']
  const times = [0, 0, 60_000, 60_000, 60_500]
  const clip = renderClip(
    texts.map((text, index) => ({ text, atMs: times[index] ?? 0 })),
    { title: 'A < B' },
  )
  const delays = [...clip.matchAll(/animation-delay:([\d.]+)s/g)].map(([, delay]) => Number(delay))
  expect(delays).toEqual([0.07, 0.14, 1.34, 1.91])
  expect(clip).toContain('<title>A &lt; B</title>')
})
