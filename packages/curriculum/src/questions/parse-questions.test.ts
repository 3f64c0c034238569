import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAnswers, parseQuestions } from './parse-questions.ts'

/** Any UTF-16 unit, lone halves included. */
const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

const questions = ['What drops wool?', 'Which tool mines coal ore?']
const [first, second] = questions

const lists: Readonly<Record<string, string>> = {
  'the asked form': `Question 1: ${first}\nConcept 1: wool\nQuestion 2: ${second}\nConcept 2: coal ore`,
  'without concepts': `Question 1: ${first}\nQuestion 2: ${second}`,
  'without numbers': `Question: ${first}\nQuestion: ${second}`,
  'small letters': `question 1: ${first}\nquestion 2: ${second}`,
  'dots for colons': `Question 1. ${first}\nQuestion 2. ${second}`,
  'parentheses for colons': `Question 1) ${first}\nQuestion 2) ${second}`,
  'bold labels': `**Question 1:** ${first}\n**Question 2:** ${second}`,
  'bold questions': `Question 1: **${first}**\nQuestion 2: **${second}**`,
  'labels in a list': `- Question 1: ${first}\n- Question 2: ${second}`,
  headings: `### Question 1: ${first}\n### Question 2: ${second}`,
  quotations: `> Question 1: "${first}"\n> Question 2: "${second}"`,
  'a numbered list': `1. ${first}\n2. ${second}`,
  bullets: `- ${first}\n* ${second}`,
  lines: `${first}\n${second}`,
}

/** How replies wrap the questions; each with each of the lists is a shape of its own. */
const surroundings: Readonly<Record<string, (list: string) => string>> = {
  bare: (list) => list,
  'after reasoning': (list) => `Reasoning: it has no wool yet.\n${list}`,
  'after thoughts': (list) => `<think>\nQuestion 9: What is a dream?\n</think>\n${list}`,
  'between sentences': (list) => `Here they are.\n\n${list}\n\nThat is all.`,
  repeated: (list) => `${list}\n${list}`,
}

const shapes = Object.entries(lists).flatMap(([list, text]) =>
  Object.entries(surroundings).map(([where, wrap]) => [`${list}, ${where}`, wrap(text)] as const),
)

test.each(shapes)('reads %s', (_shape, reply) => {
  expect(parseQuestions(reply)).toEqual(questions)
})

test.each(['', 'I have none.', 'Question 1:', '?', `Question 1: ${'a'.repeat(400)}?`])(
  'finds no question in %j',
  (reply) => {
    expect(parseQuestions(reply)).toEqual([])
  },
)

const answers: Readonly<Record<string, string>> = {
  'the asked form': `Question 1: ${first}\nAnswer 1: Sheep.\nQuestion 2: ${second}\nAnswer 2: Any pickaxe.`,
  'bold labels': `**Question 1:** ${first}\n**Answer 1:** Sheep.\n**Question 2:** ${second}\n**Answer 2:** Any pickaxe.`,
  'without numbers': `Question: ${first}\nAnswer: Sheep.\nQuestion: ${second}\nAnswer: Any pickaxe.`,
  'on a line of its own': `Question 1: ${first}\nAnswer 1:\nSheep.\n\nQuestion 2: ${second}\nAnswer 2:\nAny\npickaxe.`,
  'with concepts between': `Question 1: ${first}\nConcept 1: wool\nAnswer 1: Sheep.\nQuestion 2: ${second}\nAnswer 2: Any pickaxe.\nReasoning: done.`,
  'Windows line ends': `Question 1: ${first}\r\nAnswer 1: Sheep.\r\nQuestion 2: ${second}\r\nAnswer 2: Any pickaxe.\r\n`,
}

test.each(Object.entries(answers))('reads answers of %s', (_shape, reply) => {
  expect([...parseAnswers(reply)]).toEqual([
    [first, 'Sheep.'],
    [second, 'Any pickaxe.'],
  ])
  expect(parseQuestions(reply)).toEqual(questions)
})

test.each([
  '',
  'Answer 1: Sheep.',
  `Question 1: ${first}`,
  `Question 1: ${first}\nAnswer 1:`,
  `Question 1: ${first}\n<think>\nAnswer 1: Cows.\n</think>`,
  `${first}\nSheep.`,
])('finds no answer in %j', (reply) => {
  expect(parseAnswers(reply).size).toBe(0)
})

test('an answer that goes on for pages is cut', () => {
  const [answer = ''] = parseAnswers(`Question 1: ${first}\nAnswer 1: ${'Sheep. '.repeat(5000)}`).values()
  expect(answer.length).toBeLessThanOrEqual(1000)
})

test('never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (reply) => {
      expect(Array.isArray(parseQuestions(`Question 1: ${reply}`))).toBe(true)
      expect(parseAnswers(`Question 1: ${reply}\nAnswer 1: ${reply}`).size).toBeLessThanOrEqual(2)
    }),
  )
})
