import { expect, test } from 'vitest'
import { cleanDescription } from './clean-description.ts'

const description = 'Mines three oak logs by hand and needs nothing.'

test.each([
  'Sure! Here is the description:',
  'Sure, here’s a one-line description of the function:',
  'Certainly! Below is a short description:',
  'Of course. Here is the description.',
  'Okay:',
  'OK,',
  'Here you go:',
  "Here's what it does:",
  'The description is:',
  'The following is the requested one-line description:',
  'Great question! Description:',
])('leaves out %j', (preamble) => {
  expect(cleanDescription(`${preamble} ${description}`)).toBe(description)
  expect(cleanDescription(`${preamble}\n\n"${description}"`)).toBe(description)
})

test.each(['Let me know if you need anything else!', 'I hope this helps.', 'Feel free to ask for more.'])(
  'leaves out %j at the end',
  (postamble) => {
    expect(cleanDescription(`${description} ${postamble}`)).toBe(description)
  },
)

test.each([
  "I'm sorry, but I can't help with that.",
  'I’m sorry, I cannot assist with this request.',
  'I am really sorry, but no.',
  'Sorry, I cannot describe this function.',
  'I apologize, but this is not possible.',
  'I cannot help with killing animals.',
  "I can't do that.",
  'Unfortunately, the code is not something I can describe.',
  'As an AI language model, I cannot play Minecraft.',
  'As a large language model I have no access.',
  "I'm unable to comply.",
  '"I\'m sorry, but I can\'t help with that."',
  "Sure! I'm sorry, but I can't.",
  '<!DOCTYPE html><html><body>502 Bad Gateway</body></html>',
  'Sure! Here is the description:',
  '...',
  '',
])('finds no description in %j', (text) => {
  expect(cleanDescription(text)).toBeUndefined()
})

test.each([
  'Okra is planted near water.',
  'Surefooted descent: goes down to y 11 by stairs.',
  'This skill crafts a chest: it needs eight planks.',
  'Sorts items into chests.',
  'Great hall is built of stone.',
  'Yes-or-no lever: switches redstone.',
  'Yields 4 sticks. Needs 2 planks.',
])('keeps %j as it is', (text) => {
  expect(cleanDescription(text)).toBe(text)
})
