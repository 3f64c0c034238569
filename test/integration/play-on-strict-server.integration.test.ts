import { startWorld, type World } from '@voyager-mc/world'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { protectSpawn } from '../../packages/bot-runtime/src/testing/protect-spawn.ts'
import type { StandingBetween } from '../../packages/bot-runtime/src/testing/stand-between.ts'
import { playOnServer } from '../../packages/cli/src/doctor/play-on-server.ts'
import { resolveSettings } from '../../packages/cli/src/options/resolve-settings.ts'

let world: World
let server: StandingBetween
beforeEach(async () => {
  world = await startWorld({
    seed: 1,
    viewDistanceChunks: 3,
    difficulty: 'peaceful',
    operators: false,
  })
  const { x, y, z } = world.spawn
  world.setBlock({ x: x + 3, y, z }, 'oak_log')
  server = await protectSpawn(world)
})
afterEach(async () => {
  server.close()
  await world.close()
})

test('a server that lets nobody dig is told by the play, and named at its end', async () => {
  const { settings } = resolveSettings('doctor', { flags: {}, variables: {} })
  const lines: string[] = []
  await playOnServer(
    { ...settings, host: '127.0.0.1', port: server.port, playMinutes: 0.4 },
    {
      signal: new AbortController().signal,
      tell: ({ name, status, detail }) => void lines.push(`${status} ${name}: ${detail}`),
      warn: () => undefined,
    },
  )
  expect(lines).toContainEqual(expect.stringMatching(/^warning digging: .*in vanilla/))
  expect(lines).toContainEqual(expect.stringMatching(/^warning refused: mineBlock was refused /))
  // A busy machine slows the world down, which is told as well.
  expect(lines.at(-1)).toMatch(
    /^ok differences: these differ from vanilla or failed: .*digging, play, refused$/,
  )
})
