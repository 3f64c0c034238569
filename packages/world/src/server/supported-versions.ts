/** The Minecraft versions that a world can be served in, oldest first. */
export const supportedVersions: readonly string[] = [
  '1.16.5',
  '1.18.2',
  '1.19.4',
  '1.20.1',
  '1.20.4',
  '1.21.1',
  '1.21.4',
]

/** The version of a world when none is asked for: its item names are those of published skills. */
export const defaultVersion = '1.19.4'
