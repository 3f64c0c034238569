import { definedOf } from '@voyager-mc/core'
import type { DashboardRecord } from '../dashboard-source.ts'
import { fieldsOf, type Fields } from './fields.ts'
import { readBot, readPlaces } from './read-bot.ts'
import type { BotView, ChatLine, RunView } from './run-view.ts'

const mostChatLines = 200
const mostSpots = 500
/** Characters of one line, so that a hostile one cannot fill the page. */
const longestLine = 500

/** The view with what a record says about programs and the steps that ran them. */
export function advanceStep(view: RunView, record: DashboardRecord, fields: Fields): RunView {
  switch (record.event.type) {
    case 'program-write': {
      const program = fields.in('program')
      return {
        ...view,
        program: { name: program.text('name') ?? 'program', source: program.text('source') ?? '' },
      }
    }
    case 'program-reject': {
      const problem = fields.text('problem') ?? 'The reply held no program.'
      return { ...view, program: { name: 'no program', source: fields.text('rawText') ?? '', problem } }
    }
    case 'step-end':
      return endStep(view, record, fields.in('step'))
    default:
      return view
  }
}

function endStep(view: RunView, { atMs }: DashboardRecord, step: Fields): RunView {
  const bot = readBot(step.in('observation'))
  const outcome = step.in('outcome')
  const words = [outcome.text('status'), outcome.text('message')].filter((word) => word !== undefined)
  const { program } = view
  return {
    ...view,
    ...(bot && {
      bot,
      items: firstItems(view, bot, atMs),
      path: walked(view.path, bot),
      places: readPlaces(step.in('observation')),
    }),
    ...(program && {
      program: { ...program, outcome: words.join(': '), ...definedOf({ line: outcome.number('line') }) },
    }),
    chat: [...view.chat, ...chatOf(step.list('events'), atMs)].slice(-mostChatLines),
  }
}

function walked(path: RunView['path'], { position: { x, z } }: BotView): RunView['path'] {
  const last = path.at(-1)
  return last?.x === x && last.z === z ? path : [...path, { x, z }].slice(-mostSpots)
}

function firstItems(view: RunView, { inventory }: BotView, atMs: number): RunView['items'] {
  const known = new Set(view.items.map(({ name }) => name))
  const fresh = Object.keys(inventory).filter((name) => !known.has(name))
  const task = definedOf({ task: view.task?.name })
  return fresh.length === 0 ? view.items : [...view.items, ...fresh.map((name) => ({ name, atMs, ...task }))]
}

function chatOf(events: readonly unknown[], atMs: number): readonly ChatLine[] {
  return events.map(fieldsOf).flatMap((event) => {
    const type = event.text('type')
    if (type !== 'chat' && type !== 'program-log') return []
    const text = (event.text('text') ?? '').slice(0, longestLine)
    return [{ atMs, text, isOwn: type === 'program-log', ...definedOf({ sender: event.text('sender') }) }]
  })
}
