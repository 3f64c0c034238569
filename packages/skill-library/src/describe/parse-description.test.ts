import { AgentError } from '@voyager-mc/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDescription } from './describe-with-model.ts'

/** Any UTF-16 unit, lone halves included. */
const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

const description = 'Mines three oak logs by hand and needs nothing.'
const [start, end] = ['Mines three oak logs', 'by hand and needs nothing.']

const texts: Readonly<Record<string, string>> = {
  'one line': description,
  'two lines': `${start}\n${end}`,
  'windows lines': `${start}\r\n${end}`,
  'an empty line inside': `${start}\n\n${end}`,
  'tabs and spaces': `${start}\t  ${end}`,
}

/** Wrappings of a description in replies; each with each of the texts is a shape of its own. */
const surroundings: Readonly<Record<string, (text: string) => string>> = {
  bare: (text) => text,
  'with space around': (text) => `\n\n  ${text}  \n`,
  'after a label': (text) => `Description: ${text}`,
  'after a small label': (text) => `description : ${text}`,
  'in a fence': (text) => `\`\`\`\n${text}\n\`\`\``,
  'in a fence of text': (text) => `\`\`\`text\n${text}\n\`\`\``,
  'in a fence that is not closed': (text) => `\`\`\`\n${text}`,
  'as a bullet': (text) => `- ${text}`,
  'as a starred bullet': (text) => `* ${text}`,
  'in quotation marks': (text) => `"${text}"`,
  'after thoughts': (text) => `<think>What does it do?</think>\n${text}`,
  'in bold': (text) => `**${text}**`,
}

const shapes = Object.entries(texts).flatMap(([text, reply]) =>
  Object.entries(surroundings).map(([where, wrap]) => [`${text}, ${where}`, wrap(reply)] as const),
)

test.each(shapes)('reads %s', (_shape, reply) => {
  expect(parseDescription(reply, 'mineLogs')).toBe(description)
})

test('gives a line or says that there are no words, whatever the reply', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (reply) => {
      try {
        expect(parseDescription(reply, 'mineLogs')).not.toContain('\n')
      } catch (error) {
        expect(AgentError.isInstance(error)).toBe(true)
      }
    }),
  )
})
