import { expect, test } from 'vitest'
import { RunStoreError } from '../../../voyager/src/errors/run-store-error.ts'
import { describeFileError } from './describe-file-error.ts'

test.each([
  ['EACCES', 'Cannot write run: it is read-only; choose a run directory you can write to.'],
  ['EROFS', 'Cannot write run: it is read-only; choose a run directory you can write to.'],
  ['ENOSPC', 'Cannot write run: the disk is full; free some space and resume.'],
  ['ENOTDIR', 'Cannot write run: a file is in the way; choose another run directory.'],
  ['EIO', 'Cannot write run: the system says EIO; choose another run directory.'],
])('says what to do about %s', (code, message) => {
  const cause = Object.assign(new Error(code), { code })
  expect(describeFileError(cause, { path: 'run', verb: 'write' }).message).toBe(message)
})

test('leaves an error that says it already as it is', () => {
  const error = new RunStoreError('run', 'The run store run is closed; open it again.')
  expect(describeFileError(error, { path: 'run', verb: 'write' })).toBe(error)
})
