import { parseLenientJson, type ReadReply } from '@voyager-mc/prompting'

/** A task name and why it was chosen. */
export interface Proposal {
  readonly task: string
  readonly reasoning: string
}

/** A task is a phrase; what is longer is an explanation. */
const maxTaskLength = 120

/** Reads a proposal from any reply: an object with `task`, else the last `Task:` line, else a single short line. */
export function parseProposal(reply: string): ReadReply<Proposal> {
  const text = reply.slice(0, 100_000).replaceAll(/<think>[\s\S]*?<\/think>/g, '')
  if (text.trim() === '') return refuse('The reply is empty; answer with the JSON object.')
  const { task, reasoning } = readJson(text) ?? readLines(text) ?? { task: '', reasoning: '' }
  const name = cleanTask(task)
  if (name === '') return refuse('The reply names no task; answer with the JSON object and fill in "task".')
  if (name.length > maxTaskLength) {
    return refuse(
      `The task has ${name.length} characters; make it one short phrase such as "Mine 3 iron_ore".`,
    )
  }
  return { status: 'read', value: { task: name, reasoning: reasoning.trim() } }
}

function readJson(text: string): Proposal | undefined {
  const objects = parseLenientJson(text).flatMap((value): readonly object[] =>
    Array.isArray(value) ? value.filter(isObject) : [value],
  )
  const proposals = objects.flatMap((value) => {
    const fields = new Map(
      Object.entries(value).map(([key, child]: [string, unknown]) => [key.toLowerCase(), child]),
    )
    const task = toText(fields.get('task') ?? fields.get('next_task') ?? fields.get('nexttask'))
    return task === '' ? [] : [{ task, reasoning: toText(fields.get('reasoning') ?? fields.get('reason')) }]
  })
  return proposals.at(-1)
}

function readLines(text: string): Proposal | undefined {
  const lines = text.split('\n').map((line) => line.replace(/^[\s>*#_`"'-]+/, '').trim())
  const index = lines.findLastIndex((line) => /^(next )?task[\s*_"']*[:=]/i.test(line))
  if (index >= 0) {
    const own = (lines[index] ?? '').replace(/^(next )?task[\s*_"']*[:=]/i, '')
    const task = cleanTask(own) === '' ? (lines.slice(index + 1).find((line) => line !== '') ?? '') : own
    const start = lines.findIndex((line) => /^reasoning[\s*_"']*[:=]/i.test(line))
    const reasoning = start < 0 ? '' : lines.slice(start, Math.max(start + 1, index)).join('\n')
    return { task, reasoning: reasoning.replace(/^reasoning[\s*_"']*[:=]/i, '').replaceAll('*', '') }
  }
  const filled = lines.filter((line) => line !== '' && !line.startsWith('```'))
  const [only = ''] = filled
  return filled.length === 1 && verbs.test(cleanTask(only)) ? { task: only, reasoning: '' } : undefined
}

const verbs =
  /^(mine|craft|smelt|kill|cook|equip|obtain|collect|get|gather|eat|fish|place|use|explore|find|make|catch|chop|cut|dig|hunt|plant|harvest|shear|milk|breed|tame|trade|deposit|enter|enchant|brew)\b/i

function cleanTask(task: string): string {
  const [line = ''] = task.trim().split('\n')
  return line
    .slice(0, 4 * maxTaskLength)
    .replaceAll(/[`*"“”]/g, '')
    .replaceAll(/\.(?!\d)/g, '')
    .replace(/^[\s'\d)#-]*(?=[A-Za-z])/, '')
    .replace(/^(next )?task\s*[:=]\s*/i, '')
    .replace(/[\s',;}\]]+$/, '')
    .replaceAll(/\s+/g, ' ')
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return toText(value[0])
  return isObject(value) && 'name' in value ? toText(value.name) : ''
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function refuse(problem: string): { readonly status: 'refused'; readonly problem: string } {
  return { status: 'refused', problem }
}
