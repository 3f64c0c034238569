import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeCheckout } from './describe-checkout.ts'

test('a file that was added anywhere in the checkout, and what is in it, tell other code', async () => {
  const { root, write } = checkout('one/kept.ts')
  const describe = () => describeCheckout(join(root, 'one'))

  const clean = await describe()
  expect(clean).toEqual({ commit: expect.stringMatching(/^[0-9a-f]{12}$/) })
  write('other/added.ts', 'export const answer = 1')
  const added = await describe()
  write('other/added.ts', 'export const answer = 2')
  const changed = await describe()
  const hashes = [added, changed].map((each) => each?.['changes'])
  expect(new Set([...hashes, undefined]).size).toBe(3)
})

// The site is built and documentation is written while evaluations run.
test('where the package itself is in the checkout, only what decides about its programs tells other code', async () => {
  const { root, write } = checkout('packages/cli/package.json', 'packages/game/src/game.ts', 'docs/page.md')
  const describe = (agent?: string) => describeCheckout(join(root, 'packages/cli'), { agent })
  const clean = await describe()
  for (const beside of [
    'docs/page.md',
    'docs/.temp/app.js',
    'test/added.ts',
    'packages/game/src/game.test.ts',
  ])
    write(beside, 'export {}')
  expect(await describe()).toEqual(clean)
  write('examples/agents/part.ts', 'export {}')
  const agent = join(root, 'examples/agents/agent.ts')
  const told = [await describe(agent)]
  write('packages/game/src/game.ts', 'export const answer = 1')
  told.push(await describe())
  write('packages/game/src/added.ts', 'export {}')
  told.push(await describe())
  expect(new Set([clean, ...told].map((each) => each?.['changes'])).size).toBe(4)
})

test('an agent outside of the checkout changes nothing about the code', async () => {
  const { root, write } = checkout('packages/cli/package.json')
  write('packages/cli/added.ts', 'export {}')
  const describe = (agent?: string) => describeCheckout(join(root, 'packages/cli'), { agent })
  expect(await describe(join(temporaryDirectory(), 'agent.ts'))).toEqual(await describe())
})

test('outside of a checkout there is nothing to tell', async () => {
  expect(await describeCheckout(temporaryDirectory())).toBeUndefined()
})

interface Checkout {
  readonly root: string
  readonly write: (file: string, content: string) => void
}

/** A repository whose one commit has these files. */
function checkout(...files: readonly string[]): Checkout {
  const root = temporaryDirectory()
  const git = (...words: readonly string[]) => execFileSync('git', ['-C', root, ...words])
  const write = (file: string, content: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  for (const file of files) write(file, '{}')
  git('init', '--quiet')
  git('add', '.')
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.org']
  git(...author, 'commit', '--quiet', '--message', 'Begin')
  return { root, write }
}

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'checkout-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}
