import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createVoyager } from '@voyager-mc/voyager'
import { tasks } from '@voyager-mc/voyager'
import { fileRunStore } from '@voyager-mc/voyager'
import { makeRoles } from '@voyager-mc/voyager/testing'
import { runCommand } from './run-command.ts'

// As where the optional package is not installed.
vi.mock(import('../../evaluation/src/report/render-png.ts'), () => ({ renderPng: async () => undefined }))

test('says what PNG plots need, and writes the rest of the report', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'report-'))
  const store = fileRunStore(directory)
  await createVoyager({ ...makeRoles(), store }).learn({ until: tasks(1) }).result
  await store.close()
  const complaints: string[] = []
  const code = await runCommand(['report', directory, '--png'], {
    say: () => undefined,
    complain: (text) => complaints.push(text),
    signal: new AbortController().signal,
    directory,
    variables: {},
  })
  expect({ code, complaints }).toEqual({
    code: 0,
    complaints: ['No PNG was written: @resvg/resvg-js is not installed; run npm install @resvg/resvg-js.'],
  })
  expect(readdirSync(join(directory, 'report'))).toContain('items.svg')
  rmSync(directory, { recursive: true })
})
