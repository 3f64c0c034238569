import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openBrowser } from '../../packages/dashboard/src/testing/open-browser.ts'
import { rounded, type Row } from '../benchmark.ts'
import { judgedRow } from '../skills/judged-row.ts'

const rounds = 4
/** Time of each look, open and closed in turn. */
const lookMs = 15_000
const settleMs = 4000
const mostPercent = 3

/** Processor time that an open page takes from the process of the learner, and a closed one. */
export async function measureCost(): Promise<readonly Row[]> {
  const script = fileURLToPath(new URL('watched-game.ts', import.meta.url))
  const child = fork(script, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const browser = await openBrowser()
  try {
    // Our own words, from `watched-game.ts`.
    const { url } = await heard<{ url: string }>(child)
    await pause(settleMs)
    const before = await shareOf(child)
    const [open, closed]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage({ viewport: { width: 640, height: 480 } })
      await page.goto(url)
      await pause(settleMs)
      open.push(await shareOf(child))
      await page.close()
      await pause(settleMs)
      closed.push(await shareOf(child))
    }
    const extra = open.map((share, round) => share - (closed[round] ?? 0))
    const spread = (values: readonly number[]): string => values.map((value) => rounded(value, 2)).join(', ')
    return [
      judgedRow({
        what: `an open page: processor time of the learner's process, % of a core, median of ${rounds}`,
        value: median(extra),
        unit: '%',
        target: { below: mostPercent },
        baseline: `open ${spread(open)}; closed ${spread(closed)}`,
      }),
      {
        what: 'a page that was closed again: the same beside a process that never had one',
        figure: `${rounded(median(closed) - before, 2)} % (${rounded(before, 2)} % before)`,
      },
    ]
  } finally {
    await browser.close()
    child.kill()
  }
}

/** Share of a core that a process takes during a look, in percent. */
async function shareOf(child: ChildProcess): Promise<number> {
  const from = await usageOf(child)
  await pause(lookMs)
  const to = await usageOf(child)
  return ((to.cpuMs - from.cpuMs) / (to.atMs - from.atMs)) * 100
}

interface Usage {
  readonly cpuMs: number
  readonly atMs: number
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  child.send('usage')
  return heard<Usage>(child)
}

async function heard<Message>(child: ChildProcess): Promise<Message> {
  const [message] = await once(child, 'message')
  // Written by `watched-game.ts`.
  return message as Message
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
