import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readErrorClasses } from '../../docs/generate/read-error-classes.ts'
import { writeErrors } from '../../docs/generate/write-errors.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const classes = readErrorClasses(root)
const page = writePage()

function writePage(): string {
  const docs = mkdtempSync(join(tmpdir(), 'voyager-errors-'))
  try {
    writeErrors({ root, docs })
    return readFileSync(join(docs, 'troubleshooting.md'), 'utf8')
  } finally {
    rmSync(docs, { recursive: true, force: true })
  }
}

test('every class of errors in the sources has a section', () => {
  const declared = globSync('packages/*/src/**/*.ts', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/^(?:export )?class (\w+Error)\b/gm),
    ])
    .map(([, name = '']) => name)
  expect(declared.length).toBeGreaterThan(45)
  expect(declared.filter((name) => !page.includes(`\n## ${name}\n`))).toEqual([])
})

test('messages that are made far from their class stand on the page, with what is filled in left open', () => {
  for (const message of [
    'The server at … kicked …: …; ….',
    'Nothing answers at …; start the server there or pass another host and port.',
    "mode is …; set mode: 'hard' to set inventory or equipment.",
    'The environment is closed; make a new one.',
  ]) {
    expect(page).toContain(`- \`${message}\``)
  }
})

test('every class says what it means, and all but a few have their messages', () => {
  expect(classes.filter(({ summary }) => summary === '').map(({ name }) => name)).toEqual([])
  const silent = classes.filter(({ messages }) => messages.length === 0).map(({ name }) => name)
  // The bases of others, and those whose words come from a program, a database or the caller.
  expect(silent).toEqual(['GuestError', 'SuiteError', 'SkillLibraryError', 'WorldError'])
})

test('what servers say has a remedy for each meaning', () => {
  for (const meaning of ['whitelist', 'banned', 'flying', 'spam', 'online-mode'])
    expect(page).toContain(`| \`${meaning}\` `)
})
