import { EnvironmentLostError, type Clock } from '@voyager-mc/core'

/** The code of a sign-in, in the protocol's own words. */
export interface DeviceCode {
  readonly device_code: string
  readonly user_code: string
  readonly verification_uri: string
  readonly expires_in: number
  readonly interval: number
  /** The line that the protocol's library prints. */
  readonly message: string
}

/** The account side of Minecraft's protocol library, as far as a code needs it. */
export interface AccountTokens {
  readonly clientId: string
  readonly scopes: readonly string[]
  /** False ends the questions whether the code was typed. */
  polling?: boolean
  updateCache(token: object): Promise<void>
}

export interface SignInByCodeOptions {
  readonly username: string
  readonly clock: Clock
  readonly onCode: (code: DeviceCode) => void
}

const place = 'https://login.live.com'

/**
 * Asks Microsoft for a code, waits until a person has typed it, and keeps the token. The library's own way asks on for
 * a quarter of an hour when the person says no, and then starts again with another code; this one ends with an
 * `EnvironmentLostError` at once.
 */
export async function signInByCode(
  account: AccountTokens,
  { username, clock, onCode }: SignInByCodeOptions,
): Promise<{ readonly accessToken: string }> {
  const { clientId: client_id, scopes } = account
  const asked = await ask('oauth20_connect.srf', username, {
    scope: scopes.join(' '),
    client_id,
    response_type: 'device_code',
  })
  const code = readCode(asked, username)
  const { user_code, verification_uri: url, expires_in, interval } = code
  const endMs = clock.now() + expires_in * 1000
  account.polling = true
  onCode(code)
  for (let waitMs = interval * 1000; account.polling && clock.now() + waitMs < endMs;) {
    await clock.sleep(waitMs)
    if (!account.polling) break
    const answer = await ask('oauth20_token.srf', username, {
      client_id,
      device_code: code.device_code,
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    })
    if (typeof answer['access_token'] === 'string') {
      account.polling = false
      await account.updateCache(answer)
      return { accessToken: answer['access_token'] }
    }
    if (answer['error'] === 'slow_down') waitMs += slowerMs
    else if (answer['error'] === 'expired_token') break
    else if (answer['error'] !== 'authorization_pending') throw refused(username, user_code, answer)
  }
  account.polling = false
  throw failed(
    `Nobody typed the code ${user_code} for ${username} within ${describeSeconds(expires_in)}; start again and type the new code at ${url}.`,
  )
}

// As RFC 8628 asks of who is told to slow down.
const slowerMs = 5000

function describeSeconds(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} minutes` : `${seconds} seconds`
}

function refused(
  username: string,
  code: string,
  { error, error_description: said }: Readonly<Record<string, unknown>>,
): EnvironmentLostError {
  if (error === 'authorization_declined' || error === 'access_denied')
    return failed(
      `The sign-in of ${username} with the code ${code} was declined in the browser; start again and accept the new code there.`,
    )
  return failed(
    `Microsoft refused the code ${code} of ${username} (${String(error)}: ${String(said)}); start again and type the new code.`,
  )
}

/** A sign-in that did not come to its end because nobody answered. */
export function accountsUnreachable(username: string, error: unknown): EnvironmentLostError {
  const inner = error instanceof Error ? error.cause : undefined
  const cause = inner instanceof Error && 'code' in inner ? String(inner.code) : 'no answer'
  return failed(
    `Microsoft's sign-in for ${username} cannot be reached at login.live.com and its kin (${cause}); check the connection to the internet, or pass auth: 'offline' for a server in offline mode.`,
    error,
  )
}

function failed(message: string, cause?: unknown): EnvironmentLostError {
  return new EnvironmentLostError('sign-in', message, cause === undefined ? {} : { cause })
}

async function ask(
  path: string,
  username: string,
  fields: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, unknown>>> {
  try {
    const response = await fetch(`${place}/${path}`, { method: 'POST', body: new URLSearchParams(fields) })
    const answer: unknown = await response.json()
    return typeof answer === 'object' && answer !== null ? { ...answer } : {}
  } catch (error) {
    throw accountsUnreachable(username, error)
  }
}

function readCode(answer: Readonly<Record<string, unknown>>, username: string): DeviceCode {
  const { device_code, user_code, verification_uri, expires_in, interval = 5 } = answer
  if (
    typeof device_code !== 'string' ||
    typeof user_code !== 'string' ||
    typeof verification_uri !== 'string' ||
    typeof expires_in !== 'number' ||
    typeof interval !== 'number'
  )
    throw failed(
      `Microsoft gave no code for ${username} (${JSON.stringify(answer).slice(0, longestAnswer)}); try again later.`,
    )
  const message = `To sign in, open ${verification_uri} in a browser and type the code ${user_code}.`
  return { device_code, user_code, verification_uri, expires_in, interval, message }
}

const longestAnswer = 200
