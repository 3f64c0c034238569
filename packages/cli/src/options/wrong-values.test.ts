import { describe, expect, test } from 'vitest'
import { runCli } from '../testing/run-cli.ts'
import type { CommandName, OptionRow } from './option-row.ts'
import { flagOf, optionRows, rowsOf } from './option-table.ts'
import { allCommands } from '../commands/all-commands.ts'

/** Values that an option can never have, by the type of its row. */
function wrongValues({ type, least = 0, most = 0 }: OptionRow): readonly string[] {
  switch (type) {
    case 'whole':
      return ['', 'seven', '1.5', '0x10', '1e3', 'NaN', `${least - 1}`, `${most}0`, '--7', '9'.repeat(400)]
    case 'number':
      return ['', 'fast', 'NaN', 'Infinity', '-1', `${most}0`, '1e3', '.']
    case 'choice':
    case 'choices':
      return ['', 'nothing-of-it', '__proto__', 'Process', ',']
    case 'players':
      return ['', ',', 'two words', 'a'.repeat(17), 'x\u0007']
    case 'player':
      return ['', ' ', 'two words', 'a'.repeat(17), 'Ada!']
    case 'version':
      return ['', 'latest', '1', '1.19.4.4', 'v1.19.4']
    case 'url':
      return ['', 'ftp://host', '127.0.0.1:80', 'http://', `http://${'h'.repeat(3000)}`]
    case 'host':
      return ['', 'two words', 'http://localhost', 'localhost:25565', 'a/b', `${'h'.repeat(254)}`, 'x\u0007']
    case 'item':
      return ['', 'Iron Pickaxe', '../x', 'a'.repeat(65)]
    case 'prices':
      return ['', '2', '2,x', '-1,2', '1,2,3']
    case 'numbers':
      return [
        '',
        ',',
        'warm',
        '0,warm',
        '-1',
        `0,${most + 1}`,
        '1e3',
        Array.from({ length: 51 }, () => '0').join(),
      ]
    case 'text':
    case 'place':
      return ['', '  ', 'a\u0000b', '\u001B[2J', 'x'.repeat(5000)]
    case 'switch':
      return []
  }
}

function titleOf(value: string): string {
  return JSON.stringify(value).slice(0, 30)
}

/** The first command that takes an option, with words so that only the value is wrong. */
function callOf(name: CommandName): readonly string[] {
  const command = allCommands.find((known) => known.name === name)
  const words = (command?.words ?? '').split(' ').filter((word) => word.startsWith('<'))
  return [...name.split(' '), ...words.map((_word, index) => `word${index}`)]
}

const flags = optionRows().flatMap(([name, row]) => {
  const command = allCommands.find((known) => rowsOf(known.name).some(([option]) => option === name))
  if (command === undefined) throw new Error(`No command takes ${name}.`)
  return row.isSecret === true
    ? []
    : wrongValues(row).map((value) => ({
        flag: `--${flagOf(name)}`,
        value,
        title: titleOf(value),
        command: command.name,
      }))
})

describe('a flag with a wrong value', () => {
  test.each(flags)('$flag $title gets one line and exit code 2', async ({ flag, value, command }) => {
    const outcome = await runCli([...callOf(command), flag, value])
    expect(outcome).toMatchObject({ code: 2, said: '' })
    expect(outcome.complaint).toMatch(new RegExp(`^${flag} is .*; (use|pass|write|name) .*\\.$`))
    expect(outcome.complaint).not.toContain('\n')
    expect(outcome.complaint.length).toBeLessThan(400)
  })
})

const variables = optionRows().flatMap(([name, row]) => {
  const { variable } = row
  const command = allCommands.find((known) => rowsOf(known.name).some(([option]) => option === name))
  if (variable === undefined || command === undefined) return []
  const values = row.type === 'switch' ? ['yes', '2'] : wrongValues(row)
  // An empty variable is one that was not set.
  return values
    .filter((value) => value !== '')
    .map((value) => ({ variable, value, title: titleOf(value), command: command.name }))
})

describe('an environment variable with a wrong value', () => {
  test.each(variables)(
    '$variable=$title gets one line and exit code 2',
    async ({ variable, value, command }) => {
      const outcome = await runCli(callOf(command), { variables: { [variable]: value } })
      expect(outcome).toMatchObject({ code: 2, said: '' })
      expect(outcome.complaint).toMatch(new RegExp(`^${variable} is .*\\.$`))
      expect(outcome.complaint).not.toContain('\n')
    },
  )
})

test('a secret is not shown when it is wrong', async () => {
  const { code, complaint } = await runCli(['learn'], { variables: { OPENAI_API_KEY: 'sk-secret\u0000' } })
  expect({ code, tells: complaint.includes('secret') }).toEqual({ code: 2, tells: false })
})
