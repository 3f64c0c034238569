import { AgentError, InvalidArgumentError } from '@voyager-mc/core'
import type { Hono, Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { parseHand } from '@voyager-mc/voyager/oversight'
import type { DashboardControls, OpenSkillHands, SkillHands } from '../dashboard-controls.ts'
import type { Visitor } from './replay-routes.ts'

/** A source of 100,000 characters and what is around it. */
const longestBody = 512 * 1024
const longestName = 60

/** Adds the routes by which a person steps in; a link that only looks is refused before anything is read. */
export function addHandRoutes(app: Hono<Visitor>, controls: DashboardControls | undefined): void {
  app.post('/api/*', bodyLimit({ maxSize: longestBody }), async (context, next) => {
    if (context.get('access') !== 'full' || controls === undefined)
      return context.text('This link only looks.', 403)
    if (context.req.header('content-type') !== 'application/json') return context.text('Send JSON.', 415)
    await next()
    return undefined
  })
  if (controls === undefined) return
  const { actions, act, oversight } = controls
  app.post('/api/actions/:name', (context) =>
    answer(context, async (_body, by) => {
      const name = actions.find((action) => action === context.req.param('name'))
      if (name === undefined) return false
      await act(name, by)
      return true
    }),
  )
  app.post('/api/hands', (context) =>
    answer(context, async (body, by) => {
      if (oversight === undefined) return false
      await oversight.act(parseHand(body), by)
      return true
    }),
  )
  app.post('/api/skills/:name/:change', (context) =>
    answer(context, async (body, by) => {
      const { name, change } = context.req.param()
      if (!isChange(change)) return false
      assertHeard(controls, change)
      const hands = await openHands(controls)
      if (hands === undefined) return false
      try {
        const detail = await tend(hands, { name, change, body })
        await hands.note({ by, action: `skill-${change}`, detail })
      } finally {
        await hands.close()
      }
      return true
    }),
  )
}

/** Hands of the run that goes on, or those that are opened for this change. */
async function openHands({
  skills,
  oversight,
  openSkills,
}: DashboardControls): Promise<OpenSkillHands | undefined> {
  if (skills === undefined) return openSkills?.()
  return { ...skills, note: async (event) => oversight?.note(event), close: async () => undefined }
}

/** Refuses a change that no journal would be told of, before it is made. */
function assertHeard({ skills, oversight }: DashboardControls, change: Change): void {
  if (skills === undefined || oversight === undefined || oversight.isOpen()) return
  throw new InvalidArgumentError(
    'action',
    `skill-${change}`,
    'do it while a run goes on, or on the page of voyager view RUN after it.',
  )
}

/** Reads the body, does the work and says how it went; what was wrong is the person's to hear. */
async function answer(
  context: Context<Visitor>,
  work: (body: unknown, by: string) => Promise<boolean>,
): Promise<Response> {
  try {
    const body: unknown = await context.req.json().catch(() => ({}))
    return (await work(body, nameOf(body)))
      ? context.json({ done: true })
      : context.text('There is no such action.', 404)
  } catch (error) {
    if (!AgentError.isInstance(error)) throw error
    return context.text(error.message, 400)
  }
}

/** Name that the person gave; the link says who may act, the name only who it says it is. */
function nameOf(body: unknown): string {
  const by = field(body, 'by')
  return typeof by === 'string' && by.trim() !== '' ? by.trim().slice(0, longestName) : 'somebody at the page'
}

const changes = ['edit', 'retire', 'rollback'] as const
type Change = (typeof changes)[number]

function isChange(word: string): word is Change {
  return changes.some((change) => change === word)
}

async function tend(
  skills: SkillHands,
  { name, change, body }: { readonly name: string; readonly change: Change; readonly body: unknown },
): Promise<string> {
  if (change === 'rollback') {
    const version = field(body, 'version')
    if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
      throw new InvalidArgumentError('version', version, 'use a whole number above 0.')
    await skills.rollback(name, version)
    return `${name} to version ${version}`
  }
  const word = change === 'edit' ? 'source' : 'reason'
  const text = field(body, word)
  if (typeof text !== 'string' || text.trim() === '' || text.length > 100_000)
    throw new InvalidArgumentError(word, '', 'write a text of 1 to 100000 characters.')
  await skills[change](name, text)
  return `${name}: ${text}`
}

function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
}
