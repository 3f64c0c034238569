import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseProposal } from './parse-proposal.ts'

/** Any UTF-16 unit, lone halves included. */
const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

const fence = '```'
const json = '{"reasoning": "It has a stone pickaxe.", "task": "Mine 3 iron_ore"}'
const lines = 'Reasoning: It has a stone pickaxe.\nTask: Mine 3 iron_ore'

/** Reply shapes that propose to mine 3 iron_ore. */
const readable: readonly (readonly [shape: string, reply: string])[] = [
  ['strict JSON', json],
  ['JSON over several lines', JSON.stringify(JSON.parse(json), undefined, 2)],
  ['a json fence', `${fence}json\n${json}\n${fence}`],
  ['a plain fence', `${fence}\n${json}\n${fence}`],
  ['an unclosed fence', `${fence}json\n${json}`],
  ['prose before', `Let me think. It's day.\n${json}`],
  ['prose after', `${json}\nGood luck!`],
  ['thoughts', `<think>Task: Kill 1 cow</think>${json}`],
  ['a trailing comma', '{"reasoning": "x", "task": "Mine 3 iron_ore",}'],
  ['single quotes', "{'reasoning': 'x', 'task': 'Mine 3 iron_ore'}"],
  ['single quotes with an apostrophe', `{'reasoning': "it's time", 'task': 'Mine 3 iron_ore'}`],
  ['bare keys', '{reasoning: "x", task: "Mine 3 iron_ore"}'],
  ['one brace too many', `${json}}`],
  ['a missing brace', json.slice(0, -1)],
  ['a missing quote and brace', json.slice(0, -2)],
  ['doubled braces', `{${json}}`],
  ['a list around', `[${json}]`],
  ['a wrapper', `{"proposal": ${json}, "task": "Mine 3 iron_ore"}`],
  ['another order', '{"task": "Mine 3 iron_ore", "reasoning": "x"}'],
  ['capital keys', '{"Reasoning": "x", "Task": "Mine 3 iron_ore"}'],
  ['only the task', '{"task": "Mine 3 iron_ore"}'],
  ['next_task as the name', '{"next_task": "Mine 3 iron_ore"}'],
  ['the task as an object', '{"task": {"name": "Mine 3 iron_ore"}}'],
  ['the task as a list', '{"task": ["Mine 3 iron_ore", "Mine 1 dirt"]}'],
  ['a dot at the end', '{"task": "Mine 3 iron_ore."}'],
  ['spaces around', '{"task": "  Mine  3 iron_ore "}'],
  ['quotes in the value', String.raw`{"task": "\"Mine 3 iron_ore\""}`],
  ['backticks in the value', '{"task": "`Mine 3 iron_ore`"}'],
  ['a label in the value', '{"task": "Task: Mine 3 iron_ore"}'],
  ['a line break in the value', '{"task": "Mine 3 iron_ore\\nthen smelt it"}'],
  ['a correction', `{"task": "Kill 1 cow"}\nBetter:\n${json}`],
  ['Python words', "{'task': 'Mine 3 iron_ore', 'done': False}"],
  ['the original form', lines],
  ['the original form with a dot', `${lines}.`],
  ['windows line ends', lines.replaceAll('\n', '\r\n')],
  ['bold labels', '**Reasoning:** x\n**Task:** Mine 3 iron_ore'],
  ['bold around everything', '**Task: Mine 3 iron_ore**'],
  ['a heading', '## Task: Mine 3 iron_ore'],
  ['a bullet', '- Reasoning: x\n- Task: Mine 3 iron_ore'],
  ['a quote', '> Task: Mine 3 iron_ore'],
  ['a fence around the form', `${fence}\n${lines}\n${fence}`],
  ['a label in lower case', 'task: Mine 3 iron_ore'],
  ['a label in upper case', 'TASK: Mine 3 iron_ore'],
  ['next task as the label', 'Next task: Mine 3 iron_ore'],
  ['an equals sign', 'Task = Mine 3 iron_ore'],
  ['quotes around the task', 'Task: "Mine 3 iron_ore"'],
  ['curly quotes around the task', 'Task: “Mine 3 iron_ore”'],
  ['backticks around the task', 'Task: `Mine 3 iron_ore`'],
  ['the task on the next line', 'Task:\nMine 3 iron_ore'],
  ['the task after an empty line', '**Task:**\n\nMine 3 iron_ore'],
  ['two tasks', 'Task: Kill 1 cow\nNo, better:\nTask: Mine 3 iron_ore'],
  ['reasoning of several lines', 'Reasoning: one\ntwo\nthree\n\nTask: Mine 3 iron_ore'],
  ['text after the task', `${lines}\n\nThis is within reach.`],
  ['the task alone', 'Mine 3 iron_ore'],
  ['the task alone with a dot', 'Mine 3 iron_ore.\n'],
  ['the task alone, bold', '**Mine 3 iron_ore**'],
  ['the task alone in quotes', '"Mine 3 iron_ore"'],
  ['the task alone as a bullet', '- Mine 3 iron_ore'],
  ['a numbered task', 'Task: 1) Mine 3 iron_ore'],
  ['a variable', `const proposal = ${json};`],
  ['a comment in the JSON', '{"task": "Mine 3 iron_ore" /* iron */}'],
  ['other scripts', `提案：${json}`],
  ['a byte order mark', `\uFEFF${json}`],
]

test.each(readable)('reads %s', (_shape, reply) => {
  expect(parseProposal(reply)).toMatchObject({ status: 'read', value: { task: 'Mine 3 iron_ore' } })
})

test.each([
  ['nothing', '', 'The reply is empty'],
  ['only thoughts', '<think>hm</think>', 'The reply is empty'],
  ['prose', 'I would look around first and see what is there.', 'names no task'],
  ['an empty task', '{"reasoning": "x", "task": ""}', 'names no task'],
  ['an empty label', 'Reasoning: x\nTask:', 'names no task'],
  ['a null task', '{"task": null}', 'names no task'],
  ['a number', '{"task": 3}', 'names no task'],
  ['punctuation', 'Task: ...', 'names no task'],
  ['another object', '{"answer": "Mine"}', 'names no task'],
  ['a speech', `{"task": "Mine ${'very '.repeat(40)}deep"}`, 'make it one short phrase'],
])('asks again for %s', (_shape, reply, problem) => {
  expect(parseProposal(reply)).toEqual({ status: 'refused', problem: expect.stringContaining(problem) })
})

test.each([
  ['JSON', json],
  ['the original form', lines],
])('keeps the reasoning of %s', (_shape, reply) => {
  expect(parseProposal(reply)).toMatchObject({ value: { reasoning: 'It has a stone pickaxe.' } })
})

describe('no reply makes it throw', () => {
  const total = (reply: string): void => {
    expect(parseProposal(reply).status).toMatch(/^(read|refused)$/)
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
      'task',
      'Task:',
      'Mine',
      '```',
      '\n',
      '[',
      ']',
      '\\',
      ' ',
      '*',
    )
    fc.assert(fc.property(fc.array(scraps, { maxLength: 40 }), (parts) => total(parts.join(''))))
  })

  test('a readable reply cut off anywhere', () => {
    const reply = fc.constantFrom(...readable.map(([, text]) => text))
    fc.assert(fc.property(reply, fc.nat(90), (text, length) => total(text.slice(0, length))))
  })

  test.each(['{', '[', '{"task":', '\n', ' ', 'Task:', 'Task: \n', '*', "{'"])(
    '100,000 characters of %j',
    (piece) => {
      const start = performance.now()
      total(piece.repeat(100_000 / piece.length))
      expect(performance.now() - start).toBeLessThan(3000)
    },
  )
})
