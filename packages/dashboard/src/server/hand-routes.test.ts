import { InvalidArgumentError } from '@voyager-mc/core'
import { createOversight } from '@voyager-mc/voyager/oversight'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { DashboardControls } from '../dashboard-controls.ts'
import { addHandRoutes } from './hand-routes.ts'
import type { Visitor } from './replay-routes.ts'

interface Answered {
  readonly status: number
  readonly text: string
  readonly done: readonly string[]
}

/** Asks for a change of a skill where the hands are opened for it. */
async function change(path: string, body: object, hands: Partial<DashboardControls> = {}): Promise<Answered> {
  const done: string[] = []
  const openSkills = async (): ReturnType<NonNullable<DashboardControls['openSkills']>> => {
    done.push('open')
    return {
      edit: async (name) => void done.push(`edit ${name}`),
      retire: async (name) => {
        throw new InvalidArgumentError('skill', name, 'name a skill of this library.')
      },
      rollback: async (name, version) => void done.push(`rollback ${name} ${version}`),
      note: async ({ by, action, detail }) => void done.push(`${by}: ${action} ${detail}`),
      close: async () => void done.push('close'),
    }
  }
  const app = new Hono<Visitor>()
  app.use(async (context, next) => {
    context.set('access', 'full')
    await next()
  })
  addHandRoutes(app, { actions: [], act: async () => undefined, openSkills, ...hands })
  const headers = { 'content-type': 'application/json' }
  const answer = await app.request(`/api/skills/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return { status: answer.status, text: await answer.text(), done }
}

test('skills are opened for one change, which is noted with who before they are closed', async () => {
  expect(await change('mineLog/rollback', { version: 1, by: 'Ada' })).toMatchObject({
    status: 200,
    done: ['open', 'rollback mineLog 1', 'Ada: skill-rollback mineLog to version 1', 'close'],
  })
})

test('a refused change is not noted, and the skills are closed', async () => {
  const { status, text, done } = await change('dance/retire', { reason: 'Slow.', by: 'Ada' })
  expect({ status, done }).toEqual({ status: 400, done: ['open', 'close'] })
  expect(text).toContain('name a skill of this library')
})

test('an unknown change opens nothing', async () => {
  expect(await change('mineLog/burn', {})).toMatchObject({ status: 404, done: [] })
})

test('hands of a run that goes on come before those that are opened', async () => {
  const retired: string[] = []
  const skills = {
    edit: async () => undefined,
    retire: async (name: string) => void retired.push(name),
    rollback: async () => undefined,
  }
  expect(await change('mineLog/retire', { reason: 'Slow.' }, { skills })).toMatchObject({
    status: 200,
    done: [],
  })
  expect(retired).toEqual(['mineLog'])
})

test('a change that no journal would be told of is not made', async () => {
  const tended: string[] = []
  const skills = {
    edit: async () => undefined,
    retire: async (name: string) => void tended.push(name),
    rollback: async () => undefined,
  }
  const oversight = createOversight()
  const retire = (): Promise<Answered> => change('mineLog/retire', { reason: 'Slow.' }, { skills, oversight })
  const { status, text } = await retire()
  expect({ status, tended }).toEqual({ status: 400, tended: [] })
  expect(text).toContain('voyager view RUN')
  const told: unknown[] = []
  const end = oversight.joints.begin(async (event) => void told.push(event))
  expect(await retire()).toMatchObject({ status: 200 })
  expect({ tended, told }).toMatchObject({ tended: ['mineLog'], told: [{ action: 'skill-retire' }] })
  end()
  expect(await retire()).toMatchObject({ status: 400 })
})
