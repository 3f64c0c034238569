import { expect, test } from 'vitest'
import { resolveSettings } from '../options/resolve-settings.ts'
import { botSettings } from './bot-settings.ts'

test('the bot signs in as the configuration says', () => {
  const config = { values: { auth: 'microsoft', username: 'Ada' }, file: 'voyager.config.ts' }
  const { settings } = resolveSettings('learn', { flags: {}, variables: {}, config })
  expect(botSettings({ ...settings, seed: 3 })).toMatchObject({
    auth: 'microsoft',
    username: 'Ada',
    randomSeed: 3,
  })
})

test('without a word about it the bot signs in by its name', () => {
  const { settings } = resolveSettings('learn', { flags: {}, variables: {} })
  expect(botSettings({ ...settings, seed: 1 })).toMatchObject({ auth: 'offline', username: 'bot' })
})
