import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'make-folder-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

test('makes a folder with those above it and names the highest', () => {
  expect(makeFolder(join(directory, 'a/b/c'))).toBe(join(directory, 'a'))
  expect(existsSync(join(directory, 'a/b/c'))).toBe(true)
})

test('leaves a folder that is there', () => {
  expect(makeFolder(directory)).toBeUndefined()
})

test('follows a link to a folder', () => {
  mkdirSync(join(directory, 'real'))
  symlinkSync('real', join(directory, 'link'))
  expect(makeFolder(join(directory, 'link'))).toBeUndefined()
  expect(makeFolder(join(directory, 'link/in'))).toBe(join(directory, 'link/in'))
})

test('takes the permissions that are asked for', () => {
  makeFolder(join(directory, 'own'), { mode: 0o700 })
  expect(statSync(join(directory, 'own')).mode & 0o777).toBe(0o700)
})

test.skipIf(!existsSync('/proc'))('throws where the system says "not found" for ever', () => {
  expect(() => makeFolder('/proc/voyager/run')).toThrow(
    expect.objectContaining({ code: 'ENOENT', syscall: 'mkdir' }),
  )
})

test('throws what the system says about a file, a place below one, and links that lead nowhere', () => {
  writeFileSync(join(directory, 'file'), '')
  symlinkSync('nowhere', join(directory, 'dangling'))
  symlinkSync('loop', join(directory, 'loop'))
  const codeAt = (name: string): unknown => {
    try {
      return makeFolder(join(directory, name))
    } catch (error) {
      return Object(error).code
    }
  }
  expect(['file', 'file/in', 'dangling', 'dangling/in', 'loop', 'x'.repeat(300)].map(codeAt)).toEqual([
    'EEXIST',
    'ENOTDIR',
    'EEXIST',
    'EEXIST',
    'EEXIST',
    'ENAMETOOLONG',
  ])
})
