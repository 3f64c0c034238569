import { readFileSync } from 'node:fs'
import { countTokens } from 'gpt-tokenizer/encoding/cl100k_base'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { critiqueSchema } from '../../packages/critic/src/index.ts'
import { proposalSchema } from '../../packages/curriculum/src/index.ts'
import { replyFormat, withToolCall } from '../../packages/prompting/src/index.ts'

const read = (path: string): string => readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8')

interface Rows {
  readonly name: string
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

// Our own file, written by the benchmarks.
const { benchmarks } = JSON.parse(read('data/benchmarks.json')) as { readonly benchmarks: readonly Rows[] }
const guide = read('guides/own-prompts.md')

/** Numbers of a row of a benchmark, as the guide writes them. */
function figuresOf(name: string, label: RegExp): readonly string[] {
  const rows = benchmarks.find((benchmark) => benchmark.name === name)?.rows ?? []
  const row = rows.find(({ role }) => label.test(String(role))) ?? {}
  const tokens = [row['prompt tokens per attempt, original’s layout'], row['today']]
  return [
    ...tokens.map((count) => Number(count).toLocaleString('en')),
    String(row['change']).replace(' of the original’s', ''),
  ]
}

test.each(['attempts', 'live-attempts'])(
  'the guide to prompts has the figures of the benchmark %s',
  (name) => {
    const line = guide.split('\n').find((each) => each.startsWith(`| \`${name}\``)) ?? ''
    const cells = line.split('|').map((cell) => cell.trim())
    expect(cells.slice(3, 6)).toEqual(figuresOf(name, /^first rounds/))
    expect(guide).toContain(`${figuresOf(name, /^what was sent/)[2]}`)
  },
)

const roles = [
  ['critic', 'critique', critiqueSchema],
  ['curriculum', 'proposal', proposalSchema],
] as const

test.each(roles)(
  'the guide says what the form of the %s costs in the prompt and as a tool',
  (role, name, schema) => {
    const line = guide.split('\n').find((each) => each.startsWith(`| ${role} `)) ?? ''
    const cells = line.split('|').map((cell) => cell.trim())
    expect(cells.slice(2, 4).map(Number)).toEqual(formTokens(name, schema))
  },
)

test.each(['attempts', 'live-attempts'])(
  'the tools of both roles counted, the first rounds of %s take at most half of the original’s tokens, as the guide says',
  (recording) => {
    const [original = 0, ours = 0] = figuresOf(recording, /^first rounds/).map((figure) =>
      Number(figure.replace(',', '')),
    )
    const more = roles.map(([, name, schema]) => formTokens(name, schema)).map(([text, tool]) => tool - text)
    const share = (100 * more.reduce((sum, tokens) => sum + tokens, ours)) / original
    expect(share).toBeLessThanOrEqual(50)
    expect(guide).toContain(`${share.toFixed(1)} %`)
  },
)

/** Tokens of the form of a reply: as text of the prompt, and as the tool in its place. */
function formTokens(name: string, schema: z.ZodObject): readonly [text: number, tool: number] {
  const bound: unknown[] = []
  const invoke = () => Promise.reject(new Error('Nobody asks.'))
  const bindTools = (tools: readonly unknown[]) => {
    bound.push(...tools)
    return { invoke }
  }
  const model = { invoke, bindTools }
  withToolCall(model, { name, schema })
  return [countTokens(`\n\n${replyFormat(schema)}`), countTokens(JSON.stringify(bound[0]))]
}
