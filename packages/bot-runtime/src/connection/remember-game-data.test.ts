import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { rememberGameData, rememberModules, rememberVersions } from './remember-game-data.ts'

/** Data of one version, and the questions that were asked. */
function countedData(): { asked: unknown[]; dataOf: (version: unknown) => unknown } {
  const asked: unknown[] = []
  const dataOf = (version: unknown): unknown => {
    asked.push(version)
    return version === '1.19.4' ? { version } : null
  }
  return { asked, dataOf: Object.assign(dataOf, { versions: 3 }) }
}

test('the data of a version is looked up once, also where there is none', () => {
  const { asked, dataOf } = countedData()
  const remembered = rememberVersions(dataOf)
  expect(remembered('1.19.4')).toBe(remembered('1.19.4'))
  expect([remembered('9.9'), remembered('9.9')]).toEqual([null, null])
  expect(asked).toEqual(['1.19.4', '9.9'])
  expect(remembered).toHaveProperty('versions', 3)
})

test('a module is looked up once for whoever requires it at every tick', () => {
  const { asked, dataOf } = countedData()
  const required: string[] = []
  const module = {
    require(name: string): unknown {
      required.push(name)
      return name === 'minecraft-data' ? dataOf : { name }
    },
  }
  rememberModules(module)
  const tick = (): unknown[] => {
    // The one module is a function, as the package has it.
    const data = module.require('minecraft-data') as typeof dataOf
    return [data('1.19.4'), module.require('prismarine-nbt')]
  }
  expect(tick()).toEqual([{ version: '1.19.4' }, { name: 'prismarine-nbt' }])
  expect(tick()).toEqual(tick())
  expect([required, asked]).toEqual([['minecraft-data', 'prismarine-nbt'], ['1.19.4']])
})

test('physics gets what it would have got, from then on remembered; nobody else is touched', () => {
  const mineflayer = createRequire(createRequire(import.meta.url).resolve('mineflayer'))
  const physics = createRequire(mineflayer.resolve('prismarine-physics'))
  const unremembered = physics('minecraft-data') as (version: string) => unknown
  rememberGameData()
  const module = mineflayer.cache[mineflayer.resolve('prismarine-physics')]
  const remembered = module?.require('minecraft-data') as typeof unremembered
  expect(remembered('1.19.4')).toBe(unremembered('1.19.4'))
  expect(physics('minecraft-data')).toBe(unremembered)
  rememberGameData()
  expect(module?.require('minecraft-data')).toBe(remembered)
})
