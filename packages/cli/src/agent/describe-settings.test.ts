import { expect, test } from 'vitest'
import { describeRoles } from './describe-settings.ts'

test('a replay is told by its file, and no provider is named', () => {
  const told = describeRoles({ apiKey: 'key', replay: 'model.ndjson' })
  expect(told).toBe('answers recorded in model.ndjson; no model is asked')
})
