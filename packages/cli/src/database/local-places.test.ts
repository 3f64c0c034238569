import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  commandAsOwner,
  localAddress,
  localPlaces,
  portAt,
  socketAddress,
  type LocalPlaces,
} from './local-places.ts'

const directory = mkdtempSync(join(tmpdir(), 'voyager-places-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const places: LocalPlaces = {
  sockets: '/var/run/postgresql',
  own: join(directory, 'own'),
  programs: directory,
  user: 'ada',
  isRoot: false,
}

test('a directory in PGHOST is where sockets are looked for; a name of a host is not', () => {
  expect(localPlaces({ PGHOST: '/tmp/sockets' }).sockets).toBe('/tmp/sockets')
  expect(localPlaces({ PGHOST: 'example.org' }).sockets).toBe('/var/run/postgresql')
})

test('a server of the user is kept where data of programs is', () => {
  expect(localPlaces({ HOME: '/home/ada' }).own).toBe('/home/ada/.local/share/voyager/postgresql')
  expect(localPlaces({ HOME: '/home/ada', XDG_DATA_HOME: '/data' }).own).toBe('/data/voyager/postgresql')
})

test('an address of a socket holds any name of a user or of a directory', () => {
  const address = socketAddress({ directory: '/run/a b', port: 5433, user: 'ada@work', database: 'voyager' })
  expect(address).toBe('postgres://ada%40work@%2Frun%2Fa%20b:5433/voyager')
  const { username, hostname, port } = new URL(address)
  expect([username, hostname, port].map(decodeURIComponent)).toEqual(['ada@work', '/run/a b', '5433'])
})

test('the usual port is taken before others, and what is no socket is none', () => {
  const sockets = join(directory, 'sockets')
  mkdirSync(sockets)
  expect(portAt(join(directory, 'absent'))).toBeUndefined()
  writeFileSync(join(sockets, '.s.PGSQL.5432.lock'), '')
  expect(portAt(sockets)).toBeUndefined()
  for (const port of [10_000, 5433]) writeFileSync(join(sockets, `.s.PGSQL.${port}`), '')
  expect(portAt(sockets)).toBe(5433)
  writeFileSync(join(sockets, '.s.PGSQL.5432'), '')
  writeFileSync(join(sockets, '.s.PGSQL.5431'), '')
  expect(portAt(sockets)).toBe(5432)
})

test("the user's own server is found before the one of the machine, and none where none runs", () => {
  const sockets = join(directory, 'both')
  mkdirSync(sockets)
  expect(localAddress({ ...places, sockets })).toBeUndefined()
  writeFileSync(join(sockets, '.s.PGSQL.5433'), '')
  expect(localAddress({ ...places, sockets })).toContain('%2Fboth:5433/voyager')
  mkdirSync(places.own)
  writeFileSync(join(places.own, '.s.PGSQL.5432'), '')
  expect(localAddress({ ...places, sockets })).toContain('%2Fown:5432/voyager')
})

test("the owner's command names host and port only where they are not the usual ones", () => {
  const command = 'createuser --createdb ada'
  expect(commandAsOwner(places, 5432)(command)).toBe('sudo -u postgres createuser --createdb ada')
  expect(commandAsOwner({ ...places, isRoot: true, sockets: '/run/x' }, 5433)(command)).toBe(
    'runuser -u postgres -- createuser -h /run/x -p 5433 --createdb ada',
  )
})
