/** Code that a person types into a browser to sign the bot in. */
export interface SignInCode {
  readonly code: string
  /** Page on which the code is typed. */
  readonly url: string
  readonly expiresInSeconds: number
}

/** Place and voice of a sign-in with a Microsoft account. */
export interface SignInOptions {
  /**
   * Folder that keeps the sign-in under the user name, so that the next start asks nothing; the default is `nmp-cache` in
   * Minecraft's own folder. Whoever reads it can play as the account.
   */
  readonly folder?: string
  /** Hears the code of a first sign-in; by default it is printed. */
  onCode?(this: void, code: SignInCode): void
}

interface ProtocolCode {
  readonly user_code: string
  readonly verification_uri: string
  readonly expires_in: number
}

/** A sign-in as the protocol's library wants it. */
export function signInSettings({ folder, onCode }: SignInOptions = {}): {
  readonly profilesFolder?: string
  readonly onMsaCode?: (code: ProtocolCode) => void
} {
  return {
    ...(folder === undefined ? {} : { profilesFolder: folder }),
    ...(onCode === undefined
      ? {}
      : {
          onMsaCode: ({ user_code: code, verification_uri: url, expires_in: expiresInSeconds }) =>
            onCode({ code, url, expiresInSeconds }),
        }),
  }
}
