import { join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { findModule, installedWith, sizeOf } from '../../scripts/installed-size.ts'

const packages = join(import.meta.dirname, '../../packages')
const vendor = join(import.meta.dirname, '../../vendor')
const megabyte = 2 ** 20

/** Packages of others that come with an installation, by size in MB as `du -m` counts. */
function othersWith(folders: readonly string[]): ReadonlyMap<string, number> {
  const others = [...installedWith(folders)].filter((folder) =>
    [packages, vendor].every((own) => !folder.startsWith(own + sep)),
  )
  return new Map(others.map((folder) => [folder, sizeOf(folder) / megabyte]))
}

function sum(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((total, size) => total + size, 0)
}

test('the command line brings at most 58 MB beside what mineflayer and LangChain bring', () => {
  const whole = othersWith([join(packages, 'cli')])
  const base = [
    findModule('mineflayer', join(packages, 'bot-runtime')),
    findModule('@langchain/core', join(packages, 'cli')),
  ]
  const given = othersWith(base.filter((folder) => folder !== undefined))
  const own = new Map([...whole].filter(([folder]) => !given.has(folder)))
  const largest = [...own].toSorted(([, a], [, b]) => b - a).slice(0, 5)
  expect(given.size).toBeGreaterThan(90)
  expect(sum(own), largest.map(([folder, size]) => `${folder} ${size.toFixed(1)}`).join(', ')).toBeLessThan(
    58,
  )
})

test('of the sandbox’s engine one binary is installed', () => {
  const names = [...othersWith([join(packages, 'bot-runtime')]).keys()]
  expect(names.filter((folder) => /quickjs-wasmfile/.test(folder))).toHaveLength(1)
})
