import { expect, test } from 'vitest'
import { parseArguments } from './parse-arguments.ts'

test('listens on the usual port without arguments', () => {
  expect(parseArguments([])).toEqual({ isHelp: false, isDebug: false, options: { port: 25_565 } })
})

test('reads every option', () => {
  const words =
    '--seed 7 --speed 2.5 --version 1.20.4 --port 0 --host ::1 --difficulty easy --directory runs/w --operators Ada,Bob'
  expect(parseArguments(words.split(' ')).options).toEqual({
    seed: 7,
    speed: 2.5,
    version: '1.20.4',
    port: 0,
    host: '::1',
    difficulty: 'easy',
    directory: 'runs/w',
    operators: ['Ada', 'Bob'],
  })
})

test.each([
  [['--seed', 'seven'], 'Option seed is "seven"; use a whole number.'],
  [['--port', ''], 'Option port is ""; use a whole number.'],
  [['--sede', '7'], "Unknown option '--sede'"],
  [['world'], 'see --help'],
])('refuses %j', (words, message) => {
  expect(() => parseArguments(words)).toThrow(message)
})
