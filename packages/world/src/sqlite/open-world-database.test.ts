import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openWorldDatabase } from './open-world-database.ts'

test.skipIf(!existsSync('/proc'))('a folder that cannot be made is told, with its place', () => {
  expect(() => openWorldDatabase('/proc/voyager/world/world.db')).toThrow('/proc/voyager/world/world.db')
})
