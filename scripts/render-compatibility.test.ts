import { expect, test } from 'vitest'
import { renderCompatibility, type VersionResult } from './render-compatibility.ts'

const result = (version: string, title: string, status: VersionResult['status']): VersionResult => ({
  version,
  file: title.startsWith('a cow') ? 'mobs/animals' : 'fluids/fluids',
  title,
  status,
})

test('one row per file and one column per version, failures by name', () => {
  const page = renderCompatibility([
    result('1.16.5', 'a cow gives milk', 'passed'),
    result('1.16.5', 'a cow has a calf', 'failed'),
    result('1.16.5', 'water flows', 'absent'),
    result('1.21.4', 'a cow gives milk', 'passed'),
    result('1.21.4', 'a cow has a calf', 'passed'),
    result('1.21.4', 'water flows', 'passed'),
  ])
  expect(page).toMatch(/## Left out\n\n- \S.+: \S/)
  expect(page.slice(page.indexOf('| mechanic'), page.indexOf('\n## Left out'))).toMatchInlineSnapshot(`
    "| mechanic | 1.16.5 | 1.21.4 |
    | --- | --- | --- |
    | fluids/fluids | – | 1 |
    | mobs/animals | **1 of 2** | 2 |
    | **all** | **1 of 2** | 3 |

    Failed:

    - 1.16.5: mobs/animals: a cow has a calf
    "
  `)
})

test('says so when nothing failed', () => {
  expect(renderCompatibility([result('1.19.4', 'water flows', 'passed')])).toContain('Nothing failed.')
})
