import { EnvironmentLostError } from '@voyager-mc/core'
import { openGame } from '@voyager-mc/game'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { setAccountScene } from '../../../packages/bot-runtime/src/testing/account-scene.ts'

const scene = setAccountScene()

/** Joins in a game of its own, leaves, and tells which codes were shown and what was thrown. */
async function visit(): Promise<{ readonly codes: readonly string[]; readonly error?: unknown }> {
  const primitives = new URL('./redirected-primitives.ts', import.meta.url)
  primitives.searchParams.set('port', String(scene.accounts.port))
  const codes: string[] = []
  const game = await openGame({
    server: { port: scene.server.port },
    auth: 'microsoft',
    username: 'Ada',
    primitives: [primitives],
    signIn: {
      folder: scene.folder,
      onCode({ code }) {
        codes.push(code)
        scene.accounts.isCodeTyped = !scene.accounts.isDeclined && scene.accounts.codeSeconds > 1
      },
    },
  })
  try {
    await game.reset()
    return { codes }
  } catch (error) {
    return { codes, error }
  } finally {
    await game.close()
  }
}

function messageOf(error: unknown): string {
  expect(EnvironmentLostError.isInstance(error) && error.reason).toBe('sign-in')
  return error instanceof Error ? error.message : ''
}

test('the thread of a game tells its learner the code once, and the next game plays without one', async () => {
  expect(await visit()).toEqual({ codes: ['ABCD1234'] })
  expect(await visit()).toEqual({ codes: [] })
})

test.each([
  [
    'expired',
    () => (scene.accounts.codeSeconds = 0.2),
    /^Nobody typed the code ABCD1234 for Ada .*type the new code/,
  ],
  [
    'declined',
    () => (scene.accounts.isDeclined = true),
    /code ABCD1234 was declined in the browser; start again/,
  ],
  [
    'unreachable',
    () => scene.accounts.stopAnswering(),
    /cannot be reached.*ECONNREFUSED.*check the connection/,
  ],
])('a learner hears that a sign-in was %s, with the remedy', async (_name, arrange, words) => {
  await arrange()
  expect(messageOf((await visit()).error)).toMatch(words)
})

const program = fileURLToPath(new URL('../../../packages/cli/src/voyager.ts', import.meta.url))
const redirect = new URL('./redirect-process.ts', import.meta.url).href

/** Surroundings of a program whose questions about accounts go to the stand-in. */
function redirected(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    // Sign-ins are kept in Minecraft's folder, which is in the home folder.
    HOME: scene.folder,
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${redirect}`,
    ACCOUNTS_PORT: String(scene.accounts.port),
  }
}

/** Runs the command with the place and the account in its configuration; `onText` sees its output and may stop it. */
async function voyager(
  words: readonly string[],
  onText: (said: string, stop: () => void) => void = () => undefined,
): Promise<{ readonly code: unknown; readonly said: string; readonly complaint: string }> {
  const config = `export default { host: '127.0.0.1', port: ${scene.server.port}, auth: 'microsoft', username: 'Ada' }`
  writeFileSync(join(scene.folder, 'voyager.config.ts'), config)
  const child = spawn(process.execPath, [program, ...words], {
    cwd: scene.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: redirected(),
  })
  let said = ''
  let complaint = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    onText(said, () => void child.kill('SIGINT'))
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
    if (text.includes('ABCD1234'))
      scene.accounts.isCodeTyped = !scene.accounts.isDeclined && scene.accounts.codeSeconds > 1
  })
  const [code]: unknown[] = await once(child, 'close')
  return { code, said, complaint }
}

const codeLine = 'To sign Ada in, open https://www.microsoft.com/link and type ABCD1234 within 15 minutes.'

test('the command shows the code beside its lines of JSON, then learns with the kept sign-in', async () => {
  const doctor = await voyager(['doctor', '--json'])
  expect([doctor.code, doctor.complaint.trim()]).toEqual([0, codeLine])
  expect(JSON.parse(doctor.said)).toContainEqual(expect.objectContaining({ name: 'server', status: 'ok' }))
  const learn = await voyager(['learn', '--run', 'run', '--json'], (said, stop) => {
    if (said.includes('task-start')) stop()
  })
  expect([learn.code, learn.complaint]).toEqual([130, expect.not.stringContaining('To sign')])
  expect(learn.said).toContain('"type":"task-start"')
  for (const line of learn.said.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
})

test.each([
  ['expired', () => (scene.accounts.codeSeconds = 0.2), 'Nobody typed the code ABCD1234 for Ada'],
  ['declined', () => (scene.accounts.isDeclined = true), 'was declined in the browser; start again'],
  ['unreachable', () => scene.accounts.stopAnswering(), 'check the connection to the internet'],
])('`voyager learn` ends with code 3 and one line when a sign-in is %s', async (_name, arrange, words) => {
  await arrange()
  const { code, complaint } = await voyager(['learn', '--run', 'run'])
  expect(code).toBe(3)
  const lines = complaint.trim().split('\n')
  expect(lines.at(-1)).toContain(words)
  expect(lines.filter((line) => !line.startsWith('To sign Ada in'))).toHaveLength(1)
})

test('the doctor gives the remedy of the sign-in itself', async () => {
  scene.accounts.isDeclined = true
  const { code, said } = await voyager(['doctor'])
  expect(code).toBe(1)
  expect(said).toContain(
    'problem  server: The sign-in of Ada with the code ABCD1234 was declined in the browser. Start again and accept the new code there',
  )
})

test('a team shows a code for each of its bots', async () => {
  const names = ['--bots', '2', '--bot-names', 'Ada,Ben']
  scene.accounts.codeSeconds = 0.5
  const { code, complaint } = await voyager(['team', 'Mine 1 oak_log', ...names])
  expect(code).toBe(3)
  expect(complaint).toContain('To sign Ada in, open https://www.microsoft.com/link and type ABCD1234')
})

test('a worker of a fleet hears the code in our words, which are all that its learner tells', async () => {
  scene.accounts.isDeclined = true
  const learner = fileURLToPath(new URL('./fleet-learner-process.ts', import.meta.url))
  const child = spawn(process.execPath, [learner, String(scene.server.port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: redirected(),
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void said.push(text))
  await once(child, 'close')
  const [first, second, ...others] = said.join('').trim().split('\n')
  expect([first, others]).toEqual([`notice: ${codeLine}`, []])
  expect(second).toContain('was declined in the browser')
})
