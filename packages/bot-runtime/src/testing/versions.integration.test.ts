import { defaultVersion, startWorld, supportedVersions, type World } from '@voyager-mc/world'
import { env } from 'node:process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMinecraftEnvironment } from '../create-minecraft-environment.ts'
import { testEnvironment } from './test-environment.ts'

// The default version gets the whole suite in create-minecraft-environment.integration.test.ts, the others its most
// important part; VOYAGER_TEST_VERSIONS=all gives all of it to all.
const isBrief = env['VOYAGER_TEST_VERSIONS'] !== 'all'

const others = supportedVersions.filter((version) => version !== defaultVersion)

describe.each(others)('on version %s', (version) => {
  let world: World
  let count = 0
  beforeAll(async () => {
    world = await startWorld({ version, seed: 7, difficulty: 'peaceful', viewDistanceChunks: 2 })
  })
  afterAll(async () => {
    await world.close()
  })

  function join() {
    count += 1
    return createMinecraftEnvironment({ port: world.port, version, username: `bot_${count}` })
  }
  testEnvironment(join, { test, expect, isBrief })
})
