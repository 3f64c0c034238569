import { EnvironmentLostError } from '@voyager-mc/core'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMinecraftEnvironment } from '../create-minecraft-environment.ts'
import { setAccountScene } from '../testing/account-scene.ts'
import type { SignInCode } from './sign-in.ts'

const scene = setAccountScene()

const environmentWith = (onCode: (code: SignInCode) => void) =>
  createMinecraftEnvironment({
    port: scene.server.port,
    username: 'Ada',
    auth: 'microsoft',
    signIn: { folder: scene.folder, onCode },
  })

test('a person types the code once; the next start asks nothing', async () => {
  const codes: SignInCode[] = []
  const first = environmentWith((code) => {
    codes.push(code)
    scene.accounts.isCodeTyped = true
  })
  await first.reset()
  expect(first.bot?.username).toBe('AdaOfTheGame')
  await first.close()
  expect(codes).toEqual([{ code: 'ABCD1234', url: 'https://www.microsoft.com/link', expiresInSeconds: 900 }])
  expect(readdirSync(scene.folder).length).toBeGreaterThan(0)
  const asked = scene.accounts.requests.filter((place) => place.startsWith('login.live.com')).length
  const second = environmentWith((code) => void codes.push(code))
  await second.reset()
  await second.close()
  expect(codes).toHaveLength(1)
  expect(scene.accounts.requests.filter((place) => place.startsWith('login.live.com'))).toHaveLength(asked)
})

test('an account that does not own the game is told so', async () => {
  scene.accounts.ownsGame = false
  const environment = environmentWith(() => {
    scene.accounts.isCodeTyped = true
  })
  const error: unknown = await environment.reset().catch((thrown: unknown) => thrown)
  expect(EnvironmentLostError.isInstance(error) && error.reason).toBe('sign-in')
  expect(String(error)).toContain('the account owns no Java Edition')
})

const failureOf = async (onCode: () => void): Promise<string> => {
  const environment = environmentWith(onCode)
  const error: unknown = await environment.reset().catch((thrown: unknown) => thrown)
  await environment.close()
  expect(EnvironmentLostError.isInstance(error) && error.reason).toBe('sign-in')
  return error instanceof Error ? error.message : ''
}
const codesAsked = (): number =>
  scene.accounts.requests.filter((place) => place === 'login.live.com/oauth20_connect.srf').length

test('a code that nobody typed names itself and where the next one is typed, and no other is asked for', async () => {
  scene.accounts.codeSeconds = 0.2
  expect(await failureOf(() => undefined)).toBe(
    'Nobody typed the code ABCD1234 for Ada within 0.2 seconds; start again and type the new code at https://www.microsoft.com/link.',
  )
  expect(codesAsked()).toBe(1)
})

test('a person who says no ends the sign-in at once', async () => {
  scene.accounts.isDeclined = true
  expect(await failureOf(() => undefined)).toBe(
    'The sign-in of Ada with the code ABCD1234 was declined in the browser; start again and accept the new code there.',
  )
  expect(codesAsked()).toBe(1)
})

test('account servers that cannot be reached are named with the way out', async () => {
  await scene.accounts.stopAnswering()
  expect(await failureOf(() => undefined)).toBe(
    "Microsoft's sign-in for Ada cannot be reached at login.live.com and its kin (ECONNREFUSED); check the connection to the internet, or pass auth: 'offline' for a server in offline mode.",
  )
})

test('a sign-in that is waited for ends with the signal, and nothing asks on', async () => {
  const controller = new AbortController()
  const environment = environmentWith(() => setTimeout(() => controller.abort(new Error('enough')), 100))
  await expect(environment.reset({ signal: controller.signal })).rejects.toThrow('enough')
  await new Promise((resolve) => setTimeout(resolve, 150))
  const { length } = scene.accounts.requests
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(scene.accounts.requests).toHaveLength(length)
})

test('without an account the same server turns the bot away and says what to pass', async () => {
  const environment = createMinecraftEnvironment({ port: scene.server.port, username: 'Ada' })
  await expect(environment.reset()).rejects.toThrow("pass auth: 'microsoft'")
})
