import { EnvironmentLostError, type Clock } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { signInByCode, type AccountTokens, type DeviceCode } from './sign-in-by-code.ts'

/** The sign-in that the protocol's library adds to a client, which no declaration names. */
interface AccountFlow {
  readonly codeCallback?: (code: DeviceCode) => void
  readonly msa?: AccountTokens & {
    authDeviceCode(onCode: (code: DeviceCode) => void): Promise<{ readonly accessToken: string }>
    verifyTokens(): Promise<boolean>
    getAccessToken(): Promise<{ readonly token: string }>
  }
  getMsaToken(): Promise<string>
}

export interface GuardSignInOptions {
  readonly username: string
  readonly clock: Clock
  /** Hears at once why a code came to nothing; the library would ask for three more before it says so. */
  readonly onFailure: (error: EnvironmentLostError) => void
}

/** Signs a Microsoft account in by our own code in the library's place; a token that is kept is used as before. */
export function guardSignIn(bot: Bot, { username, clock, onFailure }: GuardSignInOptions): void {
  const flow = flowOf(bot)
  if (flow?.msa === undefined) return
  const { msa, codeCallback } = flow
  msa.authDeviceCode = async (onCode) => {
    try {
      return await signInByCode(msa, { username, clock, onCode })
    } catch (error) {
      if (EnvironmentLostError.isInstance(error)) onFailure(error)
      throw error
    }
  }
  if (codeCallback === undefined) return
  // The library prints that somebody has signed in; whoever hears the code decides what is printed.
  flow.getMsaToken = async () => {
    if (await msa.verifyTokens()) return (await msa.getAccessToken()).token
    return (await msa.authDeviceCode(codeCallback)).accessToken
  }
}

/** Ends the questions whether a person has typed the code, and lets the library ask for no other. */
export function stopSigningIn(bot: Bot): void {
  const msa = flowOf(bot)?.msa
  if (msa === undefined) return
  msa.polling = false
  msa.authDeviceCode = () =>
    Promise.reject(
      new EnvironmentLostError('sign-in', 'The sign-in was given up; reset the environment to try again.'),
    )
}

function flowOf(bot: Bot): AccountFlow | undefined {
  // The library under the bot adds its sign-in, which no declaration names.
  return (bot._client as { readonly authflow?: AccountFlow }).authflow
}
