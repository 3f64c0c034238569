import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createVoyager, tasks } from '@voyager-mc/voyager'
import { openHome } from '@voyager-mc/voyager/home'
import { makeRoles } from '@voyager-mc/voyager/testing'
import { runCli } from '../testing/run-cli.ts'

// As where the optional package is not installed.
vi.mock(import('../../../evaluation/src/report/render-png.ts'), () => ({ renderPng: async () => undefined }))

test('says what PNG plots need, and writes the rest of the report', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'report-'))
  const home = await openHome(directory)
  await createVoyager({ ...makeRoles(), store: home.runStore }).learn({ until: tasks(1) }).result
  await home.close()
  const { code, complaint } = await runCli(['report', directory, '--png'], { directory })
  expect({ code, complaint }).toEqual({
    code: 0,
    complaint: 'No PNG was written: @resvg/resvg-js is not installed; run npm install @resvg/resvg-js.',
  })
  expect(readdirSync(join(directory, 'report'))).toContain('items.svg')
  rmSync(directory, { recursive: true })
})
