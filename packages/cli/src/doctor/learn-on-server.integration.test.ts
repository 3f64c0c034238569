import { startWorld, type World } from '@voyager-mc/world'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCli } from '../testing/run-cli.ts'
import { resolveSettings } from '../options/resolve-settings.ts'
import type { Finding } from './finding.ts'
import { learnOnServer } from './learn-on-server.ts'

let world: World
beforeEach(async () => {
  world = await startWorld({ seed: 1, viewDistanceChunks: 3, difficulty: 'peaceful' })
})
afterEach(() => world.close())

interface Play {
  readonly seconds: number
  /** Called once the bot holds this. */
  readonly on?: { readonly item: string; readonly call: () => void }
}

/** Plays with logs in hand for so many real seconds; the findings, as lines. */
async function play({ seconds, on }: Play): Promise<readonly string[]> {
  const findings: Finding[] = []
  let isEquipped = false
  let isCalled = false
  const watching = setInterval(() => {
    if (isCalled || world.players.length === 0) return
    if (!isEquipped) world.give('bot', { name: 'oak_log', count: 16 })
    isEquipped = true
    isCalled = on !== undefined && JSON.stringify(world.players).includes(on.item)
    if (isCalled) on?.call()
  }, 100)
  const { signal } = new AbortController()
  const tell = (finding: Finding): void => void findings.push(finding)
  const { settings } = resolveSettings('doctor', { flags: {}, variables: {} })
  const asked = { ...settings, seed: 0, host: '127.0.0.1', port: world.port }
  try {
    await learnOnServer(asked, { signal, tell, warn: () => undefined, playMs: seconds * 1000 })
  } finally {
    clearInterval(watching)
  }
  return findings.map(({ name, status, detail }) => `${status} ${name}: ${detail}`)
}

test('tells the tasks done, the items held and the minutes that were played', async () => {
  const [first, ...rest] = await play({ seconds: 12 })
  expect(first).toMatch(
    /^ok play: [1-9]\d* tasks done \(.*Craft 1 crafting_table.*\) and \d+ failed in 0\.[2-4] minutes; \d+ kinds of items held \(.*oak_log/,
  )
  expect(rest.join()).not.toContain('it ended')
})

test('tells what it had when the server goes away', { timeout: 240_000 }, async () => {
  const lines = await play({
    seconds: 600,
    on: { item: 'crafting_table', call: () => void world.close() },
  })
  expect(lines[0]).toMatch(/^(ok|problem) play: \d+ tasks done.* kinds of items held \(.*oak_log/)
  expect(lines[1]).toMatch(/^problem play: it ended after \d\.\d minutes: .*127\.0\.0\.1/)
})

test('--play without a server is refused', async () => {
  const { code, complaint } = await runCli(['doctor', '--play'])
  expect({ code, complaint }).toMatchObject({ code: 2, complaint: expect.stringContaining('--host') })
})
