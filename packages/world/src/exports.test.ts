import { expect, test } from 'vitest'
import * as world from './index.ts'

test('exports exactly these names', () => {
  expect(Object.keys(world).sort()).toMatchInlineSnapshot(`
    [
      "CommandError",
      "DEFAULT_VERSION",
      "InvalidWorldOptionError",
      "ListenError",
      "PortInUseError",
      "SUPPORTED_VERSIONS",
      "UnsupportedVersionError",
      "WorldError",
      "WorldStorageError",
      "installVirtualClock",
      "startWorld",
    ]
  `)
})
