import { parseLenientJson, type ReadReply } from '@voyager-mc/prompting'

const maxSubGoals = 50
const maxLength = 120

/** Reads a list of sub-goals from any reply: a JSON list, else numbered or bulleted lines. */
export function parseSubGoals(reply: string): ReadReply<readonly string[]> {
  const text = reply.slice(0, 100_000).replaceAll(/<think>[\s\S]*?<\/think>/g, '')
  const lists = parseLenientJson(text)
    .map(readList)
    .filter((list) => list.length > 0)
  const lines = [...text.matchAll(/^[ \t]*(?:[-*•]|\d+[.)])\s+(.+)$/gm)].map(([, line = '']) => line)
  const goals = (lists[0] ?? lines).map(clean).filter((goal) => goal !== '' && goal.length <= maxLength)
  if (goals.length === 0) {
    return { status: 'refused', problem: 'The reply holds no list; answer with a JSON list of strings.' }
  }
  return { status: 'read', value: goals.slice(0, maxSubGoals) }
}

function readList(value: object): readonly string[] {
  if (!Array.isArray(value)) {
    const inner = Object.values(value).find((child: unknown) => Array.isArray(child))
    return inner === undefined ? [] : readList(inner)
  }
  return value.flatMap((entry: unknown) => {
    if (typeof entry === 'string') return [entry]
    if (typeof entry !== 'object' || entry === null) return []
    const name = Object.values(entry).find((child: unknown) => typeof child === 'string')
    return typeof name === 'string' ? [name] : []
  })
}

function clean(goal: string): string {
  return goal
    .slice(0, 4 * maxLength)
    .replaceAll(/[`*"“”]/g, '')
    .replace(/^\s*\d+[.)]\s+/, '')
    .replace(/[\s.,;]+$/, '')
    .trim()
}
