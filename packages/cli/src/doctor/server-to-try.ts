import type { SignInOptions } from '@voyager-mc/bot-runtime'
import { signInVoice } from '../agent/sign-in-voice.ts'
import type { Settings } from '../options/settings.ts'
import { usualGamePort } from '../options/usual-game.ts'

/** A server and the account with which it is joined. */
interface ServerToTry extends Pick<Settings, 'version' | 'username' | 'auth'> {
  readonly host: string
  readonly port: number
  readonly signIn: SignInOptions
}

/** The server that the settings name; undefined when they name none. */
export function serverToTry(
  { host, port = usualGamePort, version, username, auth }: Settings,
  warn: (text: string) => void,
): ServerToTry | undefined {
  if (host === undefined) return undefined
  return { host, port, version, username, auth, signIn: signInVoice(username, warn) }
}
