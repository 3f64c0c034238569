import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCritique } from './parse-critique.ts'

/** Any UTF-16 unit, lone halves included. */
const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

const fence = '```'
const yes = '{"reasoning": "It holds 3 logs.", "success": true, "critique": ""}'
const no = '{"reasoning": "It holds 1 log.", "success": false, "critique": "Mine 2 more."}'

/** Reply shapes that say yes. */
const accepted: readonly (readonly [shape: string, reply: string])[] = [
  ['strict JSON', yes],
  ['JSON over several lines', JSON.stringify(JSON.parse(yes), undefined, 2)],
  ['tabs', yes.replaceAll(', ', ',\t')],
  ['a json fence', `${fence}json\n${yes}\n${fence}`],
  ['a plain fence', `${fence}\n${yes}\n${fence}`],
  ['an unclosed fence', `${fence}json\n${yes}`],
  ['a fence on one line', `${fence}json ${yes} ${fence}`],
  ['tildes', `~~~\n${yes}\n~~~`],
  ['prose before', `Here is my verdict:\n${yes}`],
  ['prose after', `${yes}\nLet me know if you need more.`],
  ['prose with braces', `The inventory {oak_log: 3} is enough. ${yes}`],
  ['prose with an apostrophe', `It's done, isn't it? ${yes}`],
  ['thoughts', `<think>maybe {"success": false}</think>${yes}`],
  ['a trailing comma', '{"reasoning": "ok", "success": true, "critique": "",}'],
  ['single quotes', "{'reasoning': 'ok', 'success': true, 'critique': ''}"],
  ['single quotes with an apostrophe', `{'reasoning': "it's ok", 'success': true, 'critique': ''}`],
  ['Python words', "{'reasoning': 'ok', 'success': True, 'critique': None}"],
  ['bare keys', '{reasoning: "ok", success: true, critique: ""}'],
  ['curly quotes', '{“reasoning”: “ok”, “success”: true, “critique”: “”}'],
  ['one brace too many', `${yes}}`],
  ['a missing brace', yes.slice(0, -1)],
  ['doubled braces', `{${yes}}`],
  ['a missing comma', '{"reasoning": "ok" "success": true, "critique": ""}'],
  ['a line break in a string', '{"reasoning": "line\nbreak", "success": true, "critique": ""}'],
  ['comments', '{"success": true, // yes\n "critique": "" /* none */}'],
  ['an ellipsis', '{"reasoning": "ok", "success": true, "critique": "", ...}'],
  ['a byte order mark', `\uFEFF${yes}`],
  ['windows line ends', yes.replaceAll(', ', ',\r\n')],
  ['a bad escape', String.raw`{"reasoning": "C:\path \d", "success": true, "critique": ""}`],
  ['a list around', `[${yes}]`],
  ['a wrapper object', `{"result": ${yes}}`],
  ['a wrapper named critique', `{"critique": ${yes}}`],
  ['only success', '{"success": true}'],
  ['no critique', '{"reasoning": "ok", "success": true}'],
  ['a null critique', '{"reasoning": "ok", "success": true, "critique": null}'],
  ['an empty list as the critique', '{"success": true, "critique": []}'],
  ['more fields', '{"task": "Mine", "reasoning": "ok", "success": true, "critique": "", "confidence": 0.9}'],
  ['another order', '{"critique": "", "success": true, "reasoning": "ok"}'],
  ['capital keys', '{"Reasoning": "ok", "Success": true, "Critique": ""}'],
  ['upper case keys', '{"SUCCESS": true}'],
  ['a word', '{"success": "true"}'],
  ['a capital word', '{"success": "True"}'],
  ['yes', '{"success": "yes"}'],
  ['yes with more', '{"success": "Yes, it is done"}'],
  ['a number', '{"success": 1}'],
  ['feedback as the name', '{"success": true, "feedback": ""}'],
  ['passed as the name', '{"passed": true}'],
  ['a critique although it succeeded', '{"success": true, "critique": "well done"}'],
  ['a correction at the end', `${no}\nOn second thought:\n${yes}`],
  ['the format repeated first', `{"reasoning": <text>, "success": <true or false>}\n${yes}`],
  ['lines', 'Reasoning: it holds 3 logs\nSuccess: true\nCritique:'],
  ['bold lines', '**Reasoning:** ok\n**Success:** True\n**Critique:** none'],
  ['a bulleted line', '- Success: yes'],
  ['a quoted line', '> success = true'],
  ['a line in a sentence block', 'I looked at it.\n\nSuccess: true\n\nThat is all.'],
  ['a bare assignment', 'success=true'],
  ['JSON inside JSON', JSON.stringify({ output: JSON.parse(yes) })],
  ['an HTML wrapper', `<answer>${yes}</answer>`],
  ['a variable', `const result = ${yes};`],
  ['a json label', `json\n${yes}`],
  ['other scripts', `判定：${yes}`],
]

test.each(accepted)('accepts %s', (_shape, reply) => {
  expect(parseCritique(reply)).toMatchObject({ status: 'read', value: { success: true, feedback: '' } })
})

/** Reply shapes that say no, with the feedback that comes of them. */
const refused: readonly (readonly [shape: string, reply: string, feedback: string])[] = [
  ['strict JSON', no, 'Mine 2 more.'],
  ['a fence', `${fence}json\n${no}\n${fence}`, 'Mine 2 more.'],
  ['Python words', "{'success': False, 'critique': 'Mine 2 more.'}", 'Mine 2 more.'],
  ['no', '{"success": "no", "critique": "Mine 2 more."}', 'Mine 2 more.'],
  ['zero', '{"success": 0, "critique": "Mine 2 more."}', 'Mine 2 more.'],
  ['a list as the critique', '{"success": false, "critique": ["Mine 2 more.", "Eat."]}', 'Mine 2 more. Eat.'],
  ['an object as the critique', '{"success": false, "critique": {"mine": 2}}', '{"mine":2}'],
  ['reasoning only', '{"success": false, "reasoning": "One log only."}', 'One log only.'],
  ['nothing but no', '{"success": false}', 'The task is not done yet.'],
  ['lines', 'Success: false\nCritique: Mine 2 more.', 'Mine 2 more.'],
  ['a reply cut off in the critique', '{"success": false, "critique": "Mine 2 mo', 'Mine 2 mo'],
  [
    'a code fence in the critique',
    '{"success": false, "critique": "call ```mine()```"}',
    'call ```mine()```',
  ],
]

test.each(refused)('refuses on %s', (_shape, reply, feedback) => {
  expect(parseCritique(reply)).toMatchObject({ status: 'read', value: { success: false, feedback } })
})

test.each([
  ['', 'The reply is empty'],
  ['   \n', 'The reply is empty'],
  ['<think>only thoughts</think>', 'The reply is empty'],
  ['The task was successful.', 'no JSON object with "success"'],
  ['{"reasoning": "ok"}', 'no JSON object with "success"'],
  ['{}', 'no JSON object with "success"'],
  ['[]', 'no JSON object with "success"'],
  ['{"success": "maybe"}', '"success"'],
  ['{"success": null}', '"success"'],
  ['Success: perhaps', '"success" is "perhaps"; make it true or false.'],
])('asks again for %j', (reply, problem) => {
  expect(parseCritique(reply)).toEqual({ status: 'refused', problem: expect.stringContaining(problem) })
})

test('keeps the reasoning', () => {
  expect(parseCritique(no)).toMatchObject({ value: { reasoning: 'It holds 1 log.' } })
})

describe('no reply makes it throw', () => {
  const total = (reply: string): void => {
    expect(parseCritique(reply).status).toMatch(/^(read|refused)$/)
  }

  test('any text', () => {
    fc.assert(fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), total))
  })

  test('any JSON', () => {
    fc.assert(fc.property(fc.json(), total))
  })

  test('scraps of a reply', () => {
    const scraps = fc.constantFrom(
      '{',
      '}',
      '"',
      "'",
      ':',
      ',',
      'success',
      'true',
      'false',
      '```',
      '\n',
      '[',
      ']',
      '\\',
      ' ',
    )
    fc.assert(fc.property(fc.array(scraps, { maxLength: 40 }), (parts) => total(parts.join(''))))
  })

  test('a readable reply cut off anywhere', () => {
    const reply = fc.constantFrom(...accepted.map(([, text]) => text))
    fc.assert(fc.property(reply, fc.nat(120), (text, length) => total(text.slice(0, length))))
  })

  test.each(['{', '[', '{"a":', '\n', ' ', '"', '```', 'success', "{'"])('100,000 times %j', (piece) => {
    const start = performance.now()
    total(piece.repeat(100_000 / piece.length))
    expect(performance.now() - start).toBeLessThan(3000)
  })
})
