import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSubGoals } from './parse-sub-goals.ts'

/** Any UTF-16 unit, lone halves included. */
const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

const goals = ['Mine 3 oak_log', 'Craft 1 crafting_table']

const lists: Readonly<Record<string, string>> = {
  'strict JSON': '["Mine 3 oak_log", "Craft 1 crafting_table"]',
  'a trailing comma': '["Mine 3 oak_log", "Craft 1 crafting_table",]',
  'single quotes': "['Mine 3 oak_log', 'Craft 1 crafting_table']",
  'one goal per line': '[\n  "Mine 3 oak_log",\n  "Craft 1 crafting_table"\n]',
  'an object around': '{"sub_goals": ["Mine 3 oak_log", "Craft 1 crafting_table"]}',
  'objects inside': '[{"task": "Mine 3 oak_log"}, {"task": "Craft 1 crafting_table"}]',
  'dots at the ends': '["Mine 3 oak_log.", "Craft 1 crafting_table."]',
  'numbers inside the strings': '["1. Mine 3 oak_log", "2. Craft 1 crafting_table"]',
  'bold strings': '["**Mine 3 oak_log**", "`Craft 1 crafting_table`"]',
  'a numbered list': '1. Mine 3 oak_log\n2. Craft 1 crafting_table',
  'numbers with parentheses': '1) Mine 3 oak_log\n2) Craft 1 crafting_table',
  bullets: '- Mine 3 oak_log\n- Craft 1 crafting_table',
  'bold bullets': '* **Mine 3 oak_log**\n* **Craft 1 crafting_table**',
  'round bullets': '• Mine 3 oak_log\n• Craft 1 crafting_table',
}

/** How replies wrap a list; each with each of the lists is a shape of its own. */
const surroundings: Readonly<Record<string, (list: string) => string>> = {
  bare: (list) => list,
  'in a fence': (list) => `\`\`\`json\n${list}\n\`\`\``,
  'in a fence without a language, after a sentence': (list) => `The plan:\n\`\`\`\n${list}\n\`\`\``,
  'after a heading': (list) => `## Sub-goals\n\n${list}`,
  'between sentences': (list) => `You need wood first.\n\n${list}\n\nGood luck!`,
  'after thoughts with another list': (list) => `<think>\n["Fly away"]\n- or walk\n</think>\n${list}`,
}

const shapes = Object.entries(lists).flatMap(([list, text]) =>
  Object.entries(surroundings).map(([where, wrap]) => [`${list}, ${where}`, wrap(text)] as const),
)

test.each([...shapes, ['a cut-off list', '["Mine 3 oak_log", "Craft 1 crafting_table"'] as const])(
  'reads %s',
  (_shape, reply) => {
    expect(parseSubGoals(reply)).toEqual({ status: 'read', value: goals })
  },
)

test.each(['', 'I cannot.', '[]', '{}', '[1, 2]', '[""]'])('asks again for %j', (reply) => {
  expect(parseSubGoals(reply)).toMatchObject({
    status: 'refused',
    problem: expect.stringContaining('no list'),
  })
})

test('never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: anyCharacter }), fc.json()), (reply) => {
      expect(parseSubGoals(reply).status).toMatch(/^(read|refused)$/)
    }),
  )
})
