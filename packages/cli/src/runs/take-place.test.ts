import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takePlace } from './take-place.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'take-place-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

test('takes away every folder that it made', async () => {
  const { discard } = await takePlace(join(directory, 'runs/today/first'))
  await discard()
  expect(readdirSync(directory)).toEqual([])
})

test('leaves a folder that another run was put into', async () => {
  const { discard } = await takePlace(join(directory, 'runs/first'))
  mkdirSync(join(directory, 'runs/second'))
  await discard()
  expect(readdirSync(join(directory, 'runs'))).toEqual(['second'])
})

test('leaves a place that was there before', async () => {
  const { discard } = await takePlace(directory)
  await discard()
  expect(existsSync(directory)).toBe(true)
})

test.skipIf(!existsSync('/proc'))('refuses a place where nothing can be made', async () => {
  await expect(takePlace('/proc/voyager/run')).rejects.toThrow(
    'A run cannot be kept at /proc/voyager/run (ENOENT: no such file or directory); name a directory that can be written with --run.',
  )
})
