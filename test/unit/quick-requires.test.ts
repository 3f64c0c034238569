import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import '../../internal/quick-requires.ts'

const place = mkdtempSync(join(tmpdir(), 'quick-requires-'))
const load = createRequire(join(place, 'main.cjs'))
const required = join(place, 'required.cjs')
let lookUps = 0
const hooks = registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '../required.cjs') lookUps += 1
    return next(specifier, context)
  },
})
let ask: () => unknown

beforeAll(() => {
  mkdirSync(join(place, 'deep'))
  writeFileSync(required, 'module.exports = { loaded: Math.random() }')
  writeFileSync(join(place, 'deep', 'asking.cjs'), `module.exports = () => require('../required.cjs')`)
  // Made above.
  ask = load('./deep/asking.cjs') as () => unknown
})
beforeEach(() => {
  delete load.cache[required]
  // Loaded by another module first, as the data of the game is: Node itself remembers it for that one only.
  load('./required.cjs')
})
afterAll(() => {
  hooks.deregister()
  rmSync(place, { recursive: true })
})

test('what a module requires again and again is looked up once', () => {
  const before = lookUps
  expect([ask(), ask(), ask()]).toEqual([load('./required.cjs'), ask(), ask()])
  expect(lookUps - before).toBe(1)
})

test('what was taken out of the cache is loaded again, and what was replaced there is given', () => {
  const first = ask()
  delete load.cache[required]
  expect(ask()).not.toBe(first)
  Object.assign(load.cache[required] ?? {}, { exports: 'another' })
  expect(ask()).toBe('another')
})

test('physics asks for the data of a version once, and gets what everybody gets', () => {
  const mineflayer = createRequire(createRequire(import.meta.url).resolve('mineflayer'))
  mineflayer('prismarine-physics')
  const physics = mineflayer.cache[mineflayer.resolve('prismarine-physics')]
  const dataOf = physics?.require('minecraft-data') as (version: string) => unknown
  const everybodys = mineflayer('minecraft-data') as typeof dataOf
  expect(dataOf).not.toBe(everybodys)
  expect(dataOf('1.19.4')).toBe(everybodys('1.19.4'))
  expect(physics?.require('minecraft-data')).toBe(dataOf)
})
