import { createDashboard } from '@voyager-mc/dashboard'
import { longestTask } from '../../packages/dashboard/src/testing/longest-task.ts'
import { openBrowser } from '../../packages/dashboard/src/testing/open-browser.ts'
import { rounded, type Row } from '../benchmark.ts'
import { judgedRow } from '../skills/judged-row.ts'
import { manyRecords } from './many-records.ts'

const records = 100_000
const mostMs = 50
const places = ['Live', 'Understand', 'Skills'] as const

/** Longest time for which a page with very many records is at work without a pause. */
export async function measureFrames(): Promise<readonly Row[]> {
  const dashboard = await createDashboard({ source: manyRecords(records) })
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const pause = (): Promise<void> => page.waitForTimeout(1500)
    const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
    const count = page.getByRole('region', { name: 'Journal', exact: true }).getByRole('status')
    const row = async (what: string, act: () => Promise<unknown>): Promise<Row> => {
      const { cpuMs, wallMs, parts } = await longestTask(browser, page, act)
      return judgedRow({
        what: `longest task of the page, ${records.toLocaleString('en')} records: ${what}`,
        value: cpuMs,
        unit: 'ms of the processor',
        target: { below: mostMs },
        baseline: `${rounded(wallMs)} ms of the wall; ${parts[0] ?? ''}`,
      })
    }
    await page.goto(dashboard.url)
    await press('Journal')
    const rows = [
      await row('they arrive', async () => {
        while (Number(((await count.textContent()) ?? '').split(' ')[0]?.replaceAll(',', '')) < records)
          await pause()
      }),
      await row('one comes at a time', pause),
      await row('filters', async () => {
        await page.getByRole('combobox').selectOption('attempt-end')
        await page.getByRole('searchbox').fill('oak_log 12')
        await pause()
      }),
      await row('scrolls', async () => {
        await page.getByRole('searchbox').fill('')
        await page.getByRole('combobox').selectOption('')
        for (let step = 0; step < 8; step += 1) {
          await page.mouse.move(640, 600)
          await page.mouse.wheel(0, 100_000)
          await page.waitForTimeout(100)
        }
      }),
    ]
    for (const place of places)
      rows.push(
        await row(`${place} is opened`, async () => {
          await press(place)
          await pause()
        }),
      )
    return rows
  } finally {
    await browser.close()
    await dashboard.close()
  }
}
