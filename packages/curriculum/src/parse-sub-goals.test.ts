import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSubGoals } from './parse-sub-goals.ts'

/** Any UTF-16 unit, lone halves included. */
const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

const goals = ['Mine 3 oak_log', 'Craft 1 crafting_table']

test.each([
  ['strict JSON', '["Mine 3 oak_log", "Craft 1 crafting_table"]'],
  ['a fence', '```json\n["Mine 3 oak_log", "Craft 1 crafting_table"]\n```'],
  ['a trailing comma', '["Mine 3 oak_log", "Craft 1 crafting_table",]'],
  ['single quotes', "['Mine 3 oak_log', 'Craft 1 crafting_table']"],
  ['prose around', 'The plan: ["Mine 3 oak_log", "Craft 1 crafting_table"]. Good luck.'],
  ['an object around', '{"sub_goals": ["Mine 3 oak_log", "Craft 1 crafting_table"]}'],
  ['objects inside', '[{"task": "Mine 3 oak_log"}, {"task": "Craft 1 crafting_table"}]'],
  ['a cut-off list', '["Mine 3 oak_log", "Craft 1 crafting_table"'],
  ['dots at the ends', '["Mine 3 oak_log.", "Craft 1 crafting_table."]'],
  ['a numbered list', '1. Mine 3 oak_log\n2. Craft 1 crafting_table'],
  ['numbers with parentheses', '1) Mine 3 oak_log\n2) Craft 1 crafting_table'],
  ['bullets', '- Mine 3 oak_log\n- Craft 1 crafting_table'],
  ['bold bullets', '* **Mine 3 oak_log**\n* **Craft 1 crafting_table**'],
  ['numbers inside the strings', '["1. Mine 3 oak_log", "2. Craft 1 crafting_table"]'],
])('reads %s', (_shape, reply) => {
  expect(parseSubGoals(reply)).toEqual({ status: 'read', value: goals })
})

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
