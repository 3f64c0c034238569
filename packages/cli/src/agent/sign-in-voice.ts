import type { SignInOptions } from '@voyager-mc/bot-runtime'

/** A sign-in whose code is told in one line, beside whatever else is shown. */
export function signInVoice(username: string, tell: (text: string) => void): SignInOptions {
  return {
    onCode: ({ code, url, expiresInSeconds }) =>
      tell(
        `To sign ${username} in, open ${url} and type ${code} within ${Math.round(expiresInSeconds / 60)} minutes.`,
      ),
  }
}
