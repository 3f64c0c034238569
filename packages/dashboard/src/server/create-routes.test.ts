import { memoryClock } from '../testing/memory-clock.ts'
import { createTechTree, describeStep } from '@voyager-mc/tech-tree'
import type { DashboardTree } from '../dashboard-tree.ts'
import { createOversight } from '@voyager-mc/voyager/oversight'
import { beforeEach, describe, expect, test } from 'vitest'
import { liveSource } from '../sources/live-source.ts'
import { emptyView } from '../view/advance-view.ts'
import { createLinks } from './access.ts'
import { createRoutes, type CreateRoutesOptions } from './create-routes.ts'

const host = '127.0.0.1:4000'
const tokens = ['full-token', 'read-token']
const page = new TextEncoder().encode('<!doctype html><p>page</p>')
const done: string[] = []
beforeEach(() => void done.splice(0))

function routes(changes: Partial<CreateRoutesOptions> = {}): ReturnType<typeof createRoutes> {
  const drawn = [...tokens]
  const oversight = createOversight()
  oversight.joints.begin(async () => undefined)
  return createRoutes({
    source: { ...liveSource(), exchange: async () => ({ messages: [] }) },
    beside: [],
    controls: {
      actions: ['pause'],
      act: async (action, by) => void done.push(`${action} ${by}`),
      oversight,
      skills: {
        edit: async (name) => void done.push(`edit ${name}`),
        retire: async (name) => void done.push(`retire ${name}`),
        rollback: async (name) => void done.push(`rollback ${name}`),
      },
    },
    techTree: undefined,
    fleet: undefined,
    view: () => emptyView('run'),
    links: createLinks(() => drawn.shift() ?? ''),
    files: new Map([['/index.html', { type: 'text/html; charset=utf-8', body: page }]]),
    hosts: () => [host],
    cookie: () => 'voyager-4000',
    clock: memoryClock,
    ...changes,
  })
}

const full = { host, cookie: 'voyager-4000=full-token' }
const read = { host, cookie: 'voyager-4000=read-token' }
const json = { 'content-type': 'application/json' }

/** Every header by which a browser is held to our own files, word for word. */
const policy = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

test.each([
  ['the page', '/', full, 200],
  ['an answer', '/api/session', full, 200],
  ['what is not there', '/none', full, 404],
  ['who has no link', '/', { host }, 401],
  ['who has a wrong token', '/?token=wrong', { host }, 401],
  ['who enters', '/?token=full-token', { host }, 302],
  ['who comes under another name', '/', { host: 'evil.example' }, 403],
])('%s comes with the whole policy', async (_what, path, headers, status) => {
  const answer = await routes().request(path, { headers })
  expect(answer.status).toBe(status)
  expect(Object.fromEntries(answer.headers)).toMatchObject(policy)
})

test.each([
  ['no Host', {}],
  ['the Host of another port', { host: '127.0.0.1:4001' }],
  ['a Host that begins as ours', { host: `${host}.evil.example` }],
  ['the Origin of another page', { host, origin: 'http://evil.example' }],
  ['an Origin without a name', { host, origin: 'null' }],
  ['our Origin with another scheme', { host, origin: `https://${host}` }],
  ['an Origin that begins as ours', { host, origin: `http://${host}.evil.example` }],
])('%s is refused before token and route', async (_what, headers) => {
  const cookie = 'voyager-4000=full-token'
  for (const path of ['/', '/none', '/?token=full-token', '/api/session'])
    expect((await routes().request(path, { headers: { ...headers, cookie } })).status, path).toBe(403)
  const acted = await routes().request('/api/actions/pause', {
    method: 'POST',
    headers: { ...json, ...headers, cookie },
    body: '{}',
  })
  expect([acted.status, done]).toEqual([403, []])
})

test('our own Origin is let in, also in capital letters', async () => {
  for (const origin of [`http://${host}`, `HTTP://${host}`])
    expect((await routes().request('/api/session', { headers: { ...full, origin } })).status).toBe(200)
})

describe('the token', () => {
  test('moves into a cookie that no script reads and no other page sends', async () => {
    const answer = await routes().request('/?token=read-token', { headers: { host } })
    expect(answer.headers.get('location')).toBe('/')
    expect(answer.headers.get('set-cookie')).toBe(
      'voyager-4000=read-token; HttpOnly; SameSite=Strict; Path=/',
    )
    expect(await answer.text()).toBe('')
  })

  test.each([
    ['none', ''],
    ['of another port', 'voyager-4001=full-token'],
    ['empty', 'voyager-4000='],
    ['that begins as ours', 'voyager-4000=full-token2'],
    ['cut', 'voyager-4000=full-toke'],
    ['under a longer name', 'xvoyager-4000=full-token'],
  ])('is refused as a cookie: %s', async (_what, cookie) => {
    for (const path of ['/', '/api/session', '/api/records/0', '/api/exchanges/1', '/api/replays/0'])
      expect((await routes().request(path, { headers: { host, cookie } })).status, path).toBe(401)
  })

  test('is no key in the address of an action', async () => {
    const answer = await routes().request('/api/actions/pause?token=full-token', {
      method: 'POST',
      headers: { host, ...json },
      body: '{}',
    })
    expect([answer.status, done]).toEqual([401, []])
  })
})

describe('the link that only looks', () => {
  test.each(['/api/actions/pause', '/api/hands', '/api/skills/mine/retire', '/api/none'])(
    'is refused at %s',
    async (path) => {
      const body = JSON.stringify({ type: 'pause', reason: 'x' })
      const headers = { ...read, ...json }
      const answer = await routes().request(path, { method: 'POST', headers, body })
      expect([answer.status, done]).toEqual([403, []])
    },
  )

  test('is told that it may do nothing', async () => {
    expect(await (await routes().request('/api/session', { headers: read })).json()).toMatchObject({
      access: 'read',
      actions: [],
      mayStepIn: false,
      mayTendSkills: false,
    })
    expect(await (await routes().request('/api/session', { headers: full })).json()).toMatchObject({
      access: 'full',
      actions: ['pause'],
      mayStepIn: true,
      mayTendSkills: true,
    })
  })
})

test.each([
  ['what is no JSON by its name', { 'content-type': 'text/plain' }, '{}', 415],
  ['what has no name', {}, '{}', 415],
  ['a body that is too long', json, JSON.stringify({ by: 'x'.repeat(600_000) }), 413],
])('an action takes not %s', async (_what, headers, body, status) => {
  const answer = await routes().request('/api/actions/pause', {
    method: 'POST',
    headers: { ...full, ...headers },
    body,
  })
  expect([answer.status, done]).toEqual([status, []])
})

test('nobody acts where there is nothing to act on', async () => {
  const answer = await routes({ controls: undefined }).request('/api/actions/pause', {
    method: 'POST',
    headers: { ...full, ...json },
    body: '{}',
  })
  expect(answer.status).toBe(403)
})

test.each(['0', '-1', 'x', '1.5', '1e99'])('the texts of call %s are not there', async (id) => {
  expect((await routes().request(`/api/exchanges/${id}`, { headers: read })).status).toBe(404)
})

async function send(path: string, body: object): Promise<number> {
  const request = { method: 'POST', headers: { ...full, ...json }, body: JSON.stringify(body) }
  return (await routes().request(path, request)).status
}

test('an action that is not offered is none, and a name is kept within its length', async () => {
  expect(await send('/api/actions/stop', {})).toBe(404)
  expect(done).toEqual([])
  expect(await send('/api/actions/pause', { by: 'A'.repeat(100) })).toBe(200)
  expect(done).toEqual([`pause ${'A'.repeat(60)}`])
})

test('a source of a skill is taken up to 100,000 characters', async () => {
  for (const source of ['a'.repeat(100_001), ' ']) await send('/api/skills/mine/edit', { source })
  expect(done).toEqual([])
  await send('/api/skills/mine/edit', { source: 'a'.repeat(100_000) })
  expect(done).toEqual(['edit mine'])
})

test('an item that is not of the game has no way, and a version without a tree is told', async () => {
  const techTree = async (): Promise<DashboardTree> => ({ ...createTechTree('1.19.4'), describeStep })
  const ask = async (path: string): Promise<number> =>
    (await routes({ techTree }).request(path, { headers: read })).status
  expect(await ask('/api/tech-tree/stick')).toBe(200)
  expect(await ask('/api/tech-tree/none')).toBe(404)
  const old = { techTree: async (): Promise<DashboardTree> => ({ ...createTechTree('0.1'), describeStep }) }
  expect((await routes(old).request('/api/tech-tree', { headers: read })).status).toBe(409)
})
