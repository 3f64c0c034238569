import { expect, test } from 'vitest'
import * as world from './index.ts'

test('exports exactly these names', () => {
  expect(Object.keys(world).sort()).toMatchInlineSnapshot(`
    [
      "CommandError",
      "DamagedColumnError",
      "InvalidWorldOptionError",
      "ListenError",
      "PortInUseError",
      "UnsupportedVersionError",
      "WorldError",
      "WorldStorageError",
      "createFlatGenerator",
      "defaultVersion",
      "installVirtualClock",
      "memoryWorldStore",
      "sqliteWorldStore",
      "startWorld",
      "supportedVersions",
    ]
  `)
})
