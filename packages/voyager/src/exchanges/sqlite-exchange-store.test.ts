import { randomBytes } from 'node:crypto'
import { openDatabase, type Database } from '@voyager-mc/core/sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { readExchange, sqliteExchangeStore } from './sqlite-exchange-store.ts'

function database(): Database {
  const opened = openDatabase(':memory:')
  onTestFinished(() => opened.close())
  return opened
}

const asking = (
  text: string,
): { readonly messages: readonly { readonly role: string; readonly text: string }[] } => ({
  messages: [{ role: 'human', text }],
})

test('gives back what was kept, by its number', () => {
  const home = database()
  const store = sqliteExchangeStore(home)
  const first = store.add({ ...asking('What next?'), reply: 'Mine wood.' })
  const second = store.add(asking('And then?'))
  expect(readExchange(home, first ?? -1)).toEqual({ ...asking('What next?'), reply: 'Mine wood.' })
  expect(readExchange(home, second ?? -1)).toEqual(asking('And then?'))
  expect(sqliteExchangeStore(home).add(asking('Later'))).toBe((second ?? 0) + 1)
})

test('a home without calls, and a number nobody gave, have no texts', () => {
  const home = database()
  expect(readExchange(home, 1)).toBeUndefined()
  sqliteExchangeStore(home).add(asking('x'))
  expect(readExchange(home, 99)).toBeUndefined()
})

test('takes secrets out of prompts and replies before they are written', () => {
  const home = database()
  const store = sqliteExchangeStore(home, { secrets: ['hunter2-hunter2'] })
  const id = store.add({ ...asking('log in with hunter2-hunter2'), reply: 'apiKey: sk-abcdef1234567890' })
  const kept = JSON.stringify(readExchange(home, id ?? -1))
  expect(kept).not.toMatch(/hunter2|abcdef123/)
  expect(kept).toContain('[redacted]')
})

test('cuts a text that is too long, and says so', () => {
  const home = database()
  const id = sqliteExchangeStore(home).add(asking('a'.repeat(200_010)))
  const text = readExchange(home, id ?? -1)?.messages[0]?.text ?? ''
  expect(text.length).toBeLessThan(200_100)
  expect(text).toContain('[10 more characters are not kept]')
})

test('forgets the oldest beyond its room, also those of an earlier process, and never the newest', () => {
  const home = database()
  const noise = (): string => randomBytes(3000).toString('hex')
  const first = sqliteExchangeStore(home, { mostBytes: 10_000 }).add(asking(noise()))
  const store = sqliteExchangeStore(home, { mostBytes: 10_000 })
  const ids = Array.from({ length: 6 }, () => store.add(asking(noise())))
  const there = [first, ...ids].filter((id) => readExchange(home, id ?? -1) !== undefined)
  expect(there).toEqual(ids.slice(-3))
  const large = sqliteExchangeStore(home, { mostBytes: 10 }).add(asking(noise()))
  expect(readExchange(home, large ?? -1)).toBeDefined()
  expect(home.all('SELECT id FROM exchange').length).toBe(1)
})

test('a text that was spoiled is told, and the others can be read', () => {
  const home = database()
  const store = sqliteExchangeStore(home)
  const [spoiled, sound] = [store.add(asking('a')), store.add(asking('b'))]
  home.run('UPDATE exchange SET texts = ? WHERE id = ?', [new Uint8Array([1, 2, 3]), spoiled ?? -1])
  expect(() => readExchange(home, spoiled ?? -1)).toThrow(`the texts of call ${spoiled} cannot be read`)
  expect(readExchange(home, sound ?? -1)).toEqual(asking('b'))
})

test('a database that takes nothing ends no run', () => {
  const home = openDatabase(':memory:')
  const store = sqliteExchangeStore(home)
  home.close()
  expect(store.add(asking('x'))).toBeUndefined()
})
