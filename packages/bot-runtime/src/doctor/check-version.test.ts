import { expect, test } from 'vitest'
import { checkTranslation, checkVersion } from './check-version.ts'

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

test('a version that the bot speaks and the agent does not know is a problem, for the true reason', () => {
  const canPlay = (version: string): boolean => version === '1.19.4'
  const finding = checkVersion({ versionName: '1.14.4', protocol: 498 }, undefined, { canPlay })
  expect(finding).toMatchObject({
    type: 'unsupported-version',
    message: expect.stringContaining('1.14.4'),
    remedy: 'Run a server of one of these versions: 1.19.4.',
  })
  expect(checkVersion({ versionName: '1.19.4', protocol: 762 }, '1.19.4', { canPlay })).toBeUndefined()
})

test.for([
  ['Paper 1.20.4', '1.20.4'],
  ['Paper 1.21', '1.21'],
  ['1.20.4', '1.20.4'],
])('%s that speaks 1.19.4 is translated', ([versionName = '', version = '']) => {
  expect(checkTranslation({ versionName, protocol: 762 })).toMatchObject({
    type: 'translated-version',
    severity: 'warning',
    message: expect.stringContaining(`calls itself ${versionName} and speaks 1.19.4`),
    remedy: `Pass version: '${version}' if the agent knows it.`,
  })
})

test.for(['1.19.4', 'Paper 1.19.4', 'Velocity 1.7.2-1.21.4', 'BungeeCord 1.8.x-1.21.x', 'My server 3.2', ''])(
  '%j that speaks 1.19.4 is taken at its word',
  (versionName) => {
    expect(checkTranslation({ versionName, protocol: 762 })).toBeUndefined()
  },
)
