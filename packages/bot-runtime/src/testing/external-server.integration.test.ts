import { defaultVersion } from '@voyager-mc/world'
import { spawn, type ChildProcess } from 'node:child_process'
import { env, execPath } from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMinecraftEnvironment } from '../create-minecraft-environment.ts'
import { testEnvironment } from './test-environment.ts'

// VOYAGER_TEST_SERVER=host:port names a server of your own, VOYAGER_TEST_VERSION its version. Without them the world's
// command line serves one: another process that only its port connects to this one.
const [ownHost, ownPort] = env['VOYAGER_TEST_SERVER']?.split(':') ?? []
const version = env['VOYAGER_TEST_VERSION'] ?? defaultVersion

describe(`on ${ownHost === undefined ? 'a server in another process' : env['VOYAGER_TEST_SERVER']}`, () => {
  let server: ChildProcess | undefined
  let place = { host: ownHost ?? '127.0.0.1', port: Number(ownPort) }
  let count = 0

  beforeAll(async () => {
    if (ownHost !== undefined) return
    server = serveWorld()
    place = { ...place, port: await portOf(server) }
  })
  afterAll(() => {
    server?.kill()
  })

  function join() {
    count += 1
    return createMinecraftEnvironment({ ...place, version, username: `guest_${count}` })
  }
  testEnvironment(join, { test, expect })
})

function serveWorld(): ChildProcess {
  const command = fileURLToPath(import.meta.resolve('../../../cli/src/voyager.ts'))
  const options = ['world', '--port', '0', '--seed', '7', '--difficulty', 'peaceful', '--version', version]
  return spawn(execPath, [command, ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** The port that the command line prints once it listens. */
async function portOf({ stdout }: ChildProcess): Promise<number> {
  if (!stdout) throw new Error('The server has no output.')
  for await (const line of createInterface({ input: stdout })) {
    const port = /at \S+:(\d+)\./.exec(line)?.[1]
    if (port !== undefined) return Number(port)
  }
  throw new Error('The server ended before it listened.')
}
