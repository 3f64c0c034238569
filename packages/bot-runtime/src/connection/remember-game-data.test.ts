import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { rememberGameData, rememberVersions, type GameDataOf } from './remember-game-data.ts'

test('the data of a version is looked up once, also where there is none', () => {
  const asked: unknown[] = []
  const dataOf = Object.assign(
    (version: unknown) => {
      asked.push(version)
      return version === '1.19.4' ? { version } : null
    },
    { versions: 3 },
  )
  const remembered = rememberVersions(dataOf)
  expect(remembered('1.19.4')).toBe(remembered('1.19.4'))
  expect([remembered('9.9'), remembered('9.9')]).toEqual([null, null])
  expect(asked).toEqual(['1.19.4', '9.9'])
  expect(remembered).toHaveProperty('versions', 3)
})

test('physics gets the data that it would have got, from then on remembered', () => {
  const mineflayer = createRequire(createRequire(import.meta.url).resolve('mineflayer'))
  const physics = createRequire(mineflayer.resolve('prismarine-physics'))
  const load = (): GameDataOf => physics('minecraft-data') as GameDataOf
  const data = load()('1.19.4')
  rememberGameData()
  const remembered = load()
  expect(remembered('1.19.4')).toBe(data)
  rememberGameData()
  expect(load()).toBe(remembered)
})
