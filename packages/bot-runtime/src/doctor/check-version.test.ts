import { expect, test } from 'vitest'
import { checkVersion } from './check-version.ts'

const server = { versionName: 'Paper 1.20.1', protocol: 763 }

test.for(['1.20.1', '1.20', undefined])('a server of 1.20.1 suits version %s', (version) => {
  expect(checkVersion(server, version)).toBeUndefined()
})

test('names the version to pass', () => {
  expect(checkVersion(server, '1.19.4')).toMatchObject({
    type: 'version-mismatch',
    remedy: "Pass version: '1.20.1'.",
  })
})

test.for([1, -1, 99_999, Number.NaN])('protocol %d is not supported', (protocol) => {
  expect(checkVersion({ versionName: 'odd', protocol }, '1.19.4')).toMatchObject({
    type: 'unsupported-version',
  })
})
