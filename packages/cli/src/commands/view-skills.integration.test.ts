import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSkillLibrary } from '@voyager-mc/skill-library'
import { openHome, readRecords } from '@voyager-mc/voyager/home'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCli } from '../testing/run-cli.ts'

let directory: string
let end: () => Promise<void>
let tend: (change: string, body: object) => Promise<{ readonly status: number; readonly text: string }>

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'view-skills-'))
  await (await openHome(directory)).close()
  const library = await openSkillLibrary(join(directory, 'home.db'))
  for (const word of ['one', 'two'])
    await library.add(
      { name: 'mineLog', source: `async function mineLog(bot) {\n  bot.chat("${word}")\n}` },
      { name: 'Mine 1 oak_log' },
    )
  await library.close()
  const stop = new AbortController()
  let served: Promise<unknown> | undefined
  const said = await new Promise<string>((onSay) => {
    served = runCli(['view', directory, '--json'], { directory, signal: stop.signal, onSay })
  })
  const { url }: { readonly url: string } = JSON.parse(said)
  const { origin } = new URL(url)
  const cookie = (await fetch(url, { redirect: 'manual' })).headers.get('set-cookie')?.split(';')[0] ?? ''
  tend = async (change, body) => {
    const answer = await fetch(`${origin}/api/skills/${change}`, {
      method: 'POST',
      headers: { cookie, origin, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, by: 'Ada' }),
    })
    return { status: answer.status, text: await answer.text() }
  }
  end = async () => {
    stop.abort()
    await served
  }
})
afterEach(async () => {
  await end()
  rmSync(directory, { recursive: true })
})

async function kept(): Promise<{ readonly skills: readonly unknown[]; readonly events: readonly unknown[] }> {
  const library = await openSkillLibrary(join(directory, 'home.db'), { access: 'read' })
  const skills = (await library.records()).map(({ name, version, status }) => ({ name, version, status }))
  await library.close()
  return {
    skills,
    events: (await readRecords(directory)).map(({ sequence, event }) => ({ sequence, event })),
  }
}

test('skills of a run that nobody plays are changed from its page, and its journal says who', async () => {
  expect(await tend('mineLog/rollback', { version: 1 })).toMatchObject({ status: 200 })
  const source = 'async function mineLog(bot) {\n  bot.chat("three")\n}'
  expect(await tend('mineLog/edit', { source })).toMatchObject({ status: 200 })
  expect(await tend('mineLog/retire', { reason: 'Too slow.' })).toMatchObject({ status: 200 })
  const { skills, events } = await kept()
  expect(skills).toEqual([{ name: 'mineLog', version: 3, status: 'retired' }])
  expect(events).toEqual(
    [
      ['skill-rollback', 'mineLog to version 1'],
      ['skill-edit', `mineLog: ${source}`],
      ['skill-retire', 'mineLog: Too slow.'],
    ].map(([action, detail], sequence) => ({
      sequence,
      event: { type: 'intervention', by: 'Ada', action, detail },
    })),
  )
})

test('a change is refused while somebody else has the run, and nothing is changed', async () => {
  const home = await openHome(directory)
  const answer = await tend('mineLog/retire', { reason: 'Too slow.' })
  await home.close()
  expect(answer.status).toBe(400)
  expect(answer.text).toContain(`is in use by process ${process.pid}`)
  expect(await kept()).toEqual({ skills: [{ name: 'mineLog', version: 2, status: 'active' }], events: [] })
})

test.each([
  ['dance/retire', { reason: 'Too slow.' }, 'dance'],
  ['mineLog/rollback', { version: 9 }, '9'],
  ['mineLog/edit', { source: 'async function other(bot) {}' }, 'keep its async function mineLog(bot)'],
])('%s is refused and not told in the journal', async (change, body, words) => {
  const { status, text } = await tend(change, body)
  expect(status).toBe(400)
  expect(text).toContain(words)
  expect((await kept()).events).toEqual([])
})
