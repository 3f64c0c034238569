import { expect, test } from 'vitest'
import { describeRoles } from './describe-settings.ts'

const settings = { version: '1.19.4', seed: 1, sight: 'loaded' } as const

test('a replay is told by its file, and no provider is named', () => {
  const told = describeRoles({ ...settings, apiKey: 'key', replay: 'model.ndjson' })
  expect(told).toBe('answers recorded in model.ndjson; no model is asked')
})
