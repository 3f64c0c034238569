import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

// Behind a proxy the registry has a certificate that the system knows and Node's own list does not.
test.each([
  [undefined, '1'],
  ['0', '0'],
])('a command trusts whom the machine trusts, unless its caller says %j', (given, seen) => {
  const { NODE_USE_SYSTEM_CA: _inherited, ...variables } = process.env
  const { stdout, status } = spawnSync(
    process.execPath,
    ['scripts/with-tools.mjs', 'node', '-p', 'process.env.NODE_USE_SYSTEM_CA'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...variables, ...(given !== undefined && { NODE_USE_SYSTEM_CA: given }) },
    },
  )
  expect({ status, seen: stdout.trim() }).toEqual({ status: 0, seen })
})
