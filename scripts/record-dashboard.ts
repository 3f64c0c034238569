// Plays a run and writes a moving picture of its page: an animated PNG.
//   node scripts/record-dashboard.ts docs/public/dashboard.png [flags of voyager learn]
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { openBrowser } from '../packages/dashboard/src/testing/open-browser.ts'
import { joinPictures } from './join-pictures.ts'

const [target = 'docs/public/dashboard.png', ...given] = process.argv.slice(2)
const flags =
  given.length > 0 ? given : ['--attempts', '6', '--until', 'none', '--speed', '20', '--screenshots']
const size = { width: 1000, height: 680 }
/** Time between two pictures while recording, and while playing. */
const pauseMs = 2000
const shownMs = 700
const mostPictures = 10

const directory = mkdtempSync(join(tmpdir(), 'voyager-recording-'))
const learner = spawn(
  process.execPath,
  ['packages/cli/src/voyager.ts', 'learn', '--view', '--run', join(directory, 'run'), ...flags],
  { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, OPENAI_API_KEY: '' } },
)
const ended = new Promise((resolve) => learner.once('exit', resolve))
const browser = await openBrowser()
try {
  let link: string | undefined
  for await (const line of createInterface(learner.stdout)) {
    link = /View: (\S+)/.exec(line)?.[1]
    if (link !== undefined) break
  }
  if (link === undefined) throw new Error('The run served no page; nothing was recorded.')
  learner.stdout.resume()
  const page = await browser.newPage({ viewport: size })
  await page.goto(link)
  const pictures: Buffer[] = []
  let isOver = false
  void ended.then(() => (isOver = true))
  while (!isOver && pictures.length < mostPictures) {
    await sleep(pauseMs)
    pictures.push(await page.screenshot())
  }
  await page.getByRole('button', { name: 'Understand' }).click()
  pictures.push(await page.screenshot())
  writeFileSync(target, joinPictures(pictures, { shownMs }))
  console.log(`${target}: ${pictures.length} pictures`)
} finally {
  await browser.close()
  learner.kill('SIGINT')
  await ended
  rmSync(directory, { recursive: true, force: true })
}
