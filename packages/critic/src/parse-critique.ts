import type { Critique } from '@voyager-mc/core'
import { parseLenientJson, type ReadReply } from '@voyager-mc/prompting'

/** Reads a critique from any reply; the last object with a verdict counts, then lines such as `Success: yes`. */
export function parseCritique(reply: string): ReadReply<Critique> {
  const text = reply.replaceAll(/<think>[\s\S]*?<\/think>/g, '')
  const found = parseLenientJson(text).flatMap(unwrap).findLast(hasVerdict)
  const fields = found ?? readLines(text)
  const success = toBoolean(pick(fields, ['success', 'succeeded', 'passed', 'achieved']))
  if (success === undefined) return { status: 'refused', problem: describeProblem(text, fields) }
  const reasoning = toText(pick(fields, ['reasoning', 'reason', 'thoughts', 'explanation']))
  const critique = toText(pick(fields, ['critique', 'feedback', 'criticism', 'advice']))
  const feedback = success ? '' : critique || reasoning || 'The task is not done yet.'
  return { status: 'read', value: { success, reasoning, feedback } }
}

type Fields = Readonly<Record<string, unknown>>

/** Some models wrap the object in a list or under one key. */
function unwrap(value: object): readonly Fields[] {
  const own = Object.entries(value)
  const inner = own.map(([, child]: [string, unknown]) => child).filter(isObject)
  return [...inner, Object.fromEntries(own)].map(lowerKeys)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function lowerKeys(value: object): Fields {
  return Object.fromEntries(
    Object.entries(value).map(([key, child]: [string, unknown]) => [key.trim().toLowerCase(), child]),
  )
}

function hasVerdict(fields: Fields): boolean {
  return toBoolean(pick(fields, ['success', 'succeeded', 'passed', 'achieved'])) !== undefined
}

function readLines(text: string): Fields {
  const matches = text
    .slice(0, 100_000)
    .matchAll(/^[ \t>*#"'_-]*(success|reasoning|critique|feedback)[ \t*"'_]*[:=][ \t]*(.*)$/gim)
  return Object.fromEntries([...matches].map(([, key = '', value = '']) => [key.toLowerCase(), value]))
}

function pick(fields: Fields, names: readonly string[]): unknown {
  return names.map((name) => fields[name]).find((value) => value !== undefined)
}

function toBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (value === 1 || value === 0) return value === 1
  if (typeof value !== 'string') return undefined
  const word = /^[\W_]*(true|yes|false|no)\b/i.exec(value)?.[1]?.toLowerCase()
  return word === undefined ? undefined : word === 'true' || word === 'yes'
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(toText).filter(Boolean).join(' ')
  return isObject(value) ? JSON.stringify(value) : ''
}

function describeProblem(text: string, fields: Fields): string {
  if (text.trim() === '') return 'The reply is empty; answer with the JSON object.'
  const success = pick(fields, ['success'])
  if (success !== undefined) return `"success" is ${JSON.stringify(success)}; make it true or false.`
  return 'The reply has no JSON object with "success"; answer with the JSON object and nothing else.'
}
