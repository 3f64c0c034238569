import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeCheckout } from './describe-checkout.ts'

test('a file that was added anywhere in the checkout, and what is in it, tell other code', async () => {
  const root = temporaryDirectory()
  const git = (...words: readonly string[]) => execFileSync('git', ['-C', root, ...words])
  mkdirSync(join(root, 'one'))
  mkdirSync(join(root, 'other'))
  writeFileSync(join(root, 'one', 'kept.ts'), 'export {}')
  git('init', '--quiet')
  git('add', '.')
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.org']
  git(...author, 'commit', '--quiet', '--message', 'Begin')
  const describe = () => describeCheckout(join(root, 'one'))

  const clean = await describe()
  expect(clean).toEqual({ commit: expect.stringMatching(/^[0-9a-f]{12}$/) })
  writeFileSync(join(root, 'other', 'added.ts'), 'export const answer = 1')
  const added = await describe()
  writeFileSync(join(root, 'other', 'added.ts'), 'export const answer = 2')
  const changed = await describe()
  const hashes = [added, changed].map((each) => each?.['changes'])
  expect(new Set([...hashes, undefined]).size).toBe(3)
})

test('outside of a checkout there is nothing to tell', async () => {
  expect(await describeCheckout(temporaryDirectory())).toBeUndefined()
})

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'checkout-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}
