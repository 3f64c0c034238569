import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { allCommands } from '../commands/all-commands.ts'
import { renderCompletions } from './render-completions.ts'

/** Words that bash offers at the end of a line, which it took apart as it does. */
function offered(...words: readonly string[]): readonly string[] {
  const program = [
    renderCompletions('bash', allCommands),
    `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})`,
    `COMP_CWORD=${words.length - 1}`,
    '_voyager',
    'printf "%s\\n" "${COMPREPLY[@]}"',
  ].join('\n')
  const text = execFileSync('bash', ['-c', program], { encoding: 'utf8' })
  return text.trim() === '' ? [] : text.trim().split('\n')
}

test.each([
  [
    ['voyager', 're'],
    ['resume', 'report', 'rescue'],
  ],
  [['voyager', 'h'], ['help']],
  [['voyager', 'help', 'sk'], ['skills']],
  [['voyager', 'help', 'skills', 'ro'], ['rollback']],
  [['voyager', 'skills', 'ro'], ['rollback']],
  [['voyager', 'learn', '--sight', 'e'], ['exposed']],
  // Bash takes a word apart at an equals sign.
  [
    ['voyager', 'learn', '--sight', '='],
    ['exposed', 'loaded'],
  ],
  [['voyager', 'learn', '--sight', '=', 'l'], ['loaded']],
  [['voyager', 'learn', '--ablate', 'skill-library,qu'], ['skill-library,questions']],
])('bash completes %j', (words, choices) => {
  expect(offered(...words)).toEqual(choices)
})
