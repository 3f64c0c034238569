import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWorld } from '@voyager-mc/world'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { startFakeAccounts, type FakeAccounts } from './fake-accounts.ts'
import { standBetween, type StandingBetween } from './stand-between.ts'

/** A server that asks for accounts, the accounts, and a folder for sign-ins; the last two are new for each test. */
export interface AccountScene {
  readonly server: StandingBetween
  readonly accounts: FakeAccounts
  readonly folder: string
}

/** Sets a scene for the tests of a file, and takes it down after them; it is there once the first test begins. */
export function setAccountScene(): AccountScene {
  const scene: { server?: StandingBetween; accounts?: FakeAccounts; folder?: string } = {}
  let closeWorld: () => Promise<void> = async () => undefined
  beforeAll(async () => {
    const world = await startWorld({ seed: 7, viewDistanceChunks: 2, operators: false })
    closeWorld = () => world.close()
    scene.server = await standBetween(world, { onlineMode: true })
  })
  afterAll(async () => {
    scene.server?.close()
    await closeWorld()
  })
  beforeEach(async () => {
    scene.accounts = await startFakeAccounts()
    scene.folder = mkdtempSync(join(tmpdir(), 'voyager-accounts-'))
  })
  afterEach(async () => {
    if (scene.folder !== undefined) rmSync(scene.folder, { recursive: true, force: true })
    await scene.accounts?.close()
  })
  // The hooks above fill it before anybody looks.
  return scene as AccountScene
}
