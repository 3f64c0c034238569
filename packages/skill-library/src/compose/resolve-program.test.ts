import { runInThisContext } from 'node:vm'
import type { ProgramModule } from '@voyager-mc/core'
import { describe, expect, test } from 'vitest'
import { resolveProgram } from './resolve-program.ts'
import type { SkillLookup } from './skill-lookup.ts'

const chop = { name: 'chop', source: 'async function chop(bot) { await mineBlock(bot, "oak_log", 1) }' }
const table = {
  name: 'table',
  source: 'async function table(bot) { await chop(bot); await craftItem(bot, "crafting_table", 1) }',
}
const smelt = {
  name: 'smelt',
  source:
    'const REACH = 3\nfunction findSpot(bot) { return around(bot, REACH) }\nfunction around(bot, reach) { return reach }\n' +
    'function unrelated() {}\nasync function smelt(bot) { return findSpot(bot) }',
}

function lookup(...skills: readonly ProgramModule[]): SkillLookup {
  const helpers: Record<string, ProgramModule> = { findSpot: smelt, around: smelt }
  return {
    skill: (name) => skills.find((skill) => skill.name === name),
    helperOwner: (name) => (skills.includes(smelt) ? helpers[name] : undefined),
  }
}

function resolve(source: string, ...skills: readonly ProgramModule[]): readonly ProgramModule[] {
  return resolveProgram({ name: 'main', source }, lookup(...skills)).program.modules ?? []
}

/** Runs everything in one scope, as the strictest runtime would. */
function runInOneScope(source: string, modules: readonly ProgramModule[]): unknown {
  const body = [...modules.map((module) => module.source), source, 'return main()'].join('\n')
  return runInThisContext(`(() => { 'use strict';${body} })()`)
}

describe('resolveProgram', () => {
  test('gives the called skills transitively, callees first', () => {
    const modules = resolve('async function main(bot) { await table(bot) }', table, chop)
    expect(modules.map(({ name }) => name)).toEqual(['chop', 'table'])
  })

  test('leaves out skills that are not called', () => {
    expect(resolve('async function main(bot) { bot.chop(); const table = 1 }', table, chop)).toEqual([])
  })

  test('leaves out a skill whose name a parameter or local shadows', () => {
    expect(resolve('async function main(bot, chop) { chop(bot) }', chop)).toEqual([])
  })

  test('finds a skill passed as a value', () => {
    expect(resolve('async function main(bot) { await retry({ chop }) }', chop)).toEqual([chop])
  })

  test('takes only the helper and what it needs from the skill that defines it', () => {
    const [module] = resolve('function main() { return findSpot() }', smelt)
    expect(module?.name).toBe('findSpot')
    expect(module?.source).not.toContain('unrelated')
    expect(runInOneScope('function main() { return findSpot() }', module ? [module] : [])).toBe(3)
  })

  test('keeps the helpers of two skills apart', () => {
    const one = { name: 'one', source: 'function help() { return 1 }\nfunction one() { return help() }' }
    const two = { name: 'two', source: 'function help() { return 2 }\nfunction two() { return help() }' }
    const source = 'function main() { return [one(), two()] }'
    const modules = resolve(source, one, two)
    expect(runInOneScope(source, modules)).toEqual([1, 2])
  })

  test('keeps a helper of the program apart from one of a skill', () => {
    const one = {
      name: 'one',
      source: 'function help() { return 1 }\nfunction one() { return { help }.help() }',
    }
    const source = 'function help() { return 0 }\nfunction main() { return [one(), help()] }'
    expect(runInOneScope(source, resolve(source, one))).toEqual([1, 0])
  })

  test('lets a new version of a skill call skills that call its old version', () => {
    const old = { name: 'main', source: 'function main() { return "old" }' }
    const other = { name: 'other', source: 'function other() { return main() }' }
    const source = 'function main() { return `new ${other()}` }'
    expect(runInOneScope(source, resolve(source, old, other))).toBe('new old')
  })

  test('serves a shared helper beside the skill that defines it', () => {
    const source = 'function main() { return [findSpot(), typeof smelt()] }'
    expect(runInOneScope(source, resolve(source, smelt))).toEqual([3, 'object'])
  })

  test('reports a cycle and still gives every module once', () => {
    const even = { name: 'even', source: 'function even(n) { return n === 0 || odd(n - 1) }' }
    const odd = { name: 'odd', source: 'function odd(n) { return n !== 0 && even(n - 1) }' }
    const { program, cycles } = resolveProgram(
      { name: 'main', source: 'function main() { return even(4) }' },
      lookup(even, odd),
    )
    expect(cycles).toEqual([['even', 'odd', 'even']])
    expect(program.modules?.map(({ name }) => name)).toEqual(['odd', 'even'])
  })

  test('drops modules of an earlier resolution', () => {
    const { program } = resolveProgram(
      { name: 'main', source: 'function main() {}', modules: [chop] },
      lookup(),
    )
    expect(program).toEqual({ name: 'main', source: 'function main() {}' })
  })

  test('refuses a source that does not parse with the place of the mistake', () => {
    expect(() => resolve('function main( {')).toThrow(/does not parse \(.*1:\d+\)/)
  })
})
