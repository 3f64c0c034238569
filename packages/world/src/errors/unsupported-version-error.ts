import { WorldError } from './world-error.ts'

/** A world was asked for in a Minecraft version that it cannot serve. */
export class UnsupportedVersionError extends WorldError {
  readonly version: string
  readonly supportedVersions: readonly string[]

  constructor(version: string, supportedVersions: readonly string[]) {
    super(
      'WORLD_UNSUPPORTED_VERSION',
      `Minecraft version '${version}' is not supported; use one of ${supportedVersions.join(', ')}.`,
    )
    this.version = version
    this.supportedVersions = supportedVersions
  }
}
