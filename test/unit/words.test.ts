import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Words that no exported name is made of, with the word that is used instead. */
const banned: ReadonlyMap<string, string> = new Map([
  ['obs', 'observation'],
  ['bridge', 'environment'],
  ['sim', 'game'],
  ['simulation', 'game'],
  ['ckpt', 'home'],
  ['objective', 'task'],
  ['planner', 'curriculum'],
  ['util', 'primitive'],
  ['utils', 'primitive'],
  ['script', 'program'],
  ['macro', 'skill'],
  ['judge', 'critic'],
  ['judgement', 'critique'],
  ['iteration', 'attempt'],
  ['episode', 'rollout'],
  ['experiment', 'suite'],
  ['arm', 'condition'],
  ['cheat', 'operator'],
  ['interrupt', 'signal'],
  ['timeout', 'timeoutMs'],
])

/** Names in which a banned word means something else. */
const otherMeanings: ReadonlyMap<string, string> = new Map([
  ['plannerActionAgent', 'makes crafting plans; it chooses no task'],
  ['PlannerActionAgentOptions', 'as above'],
  ['PromiseBridge', 'joins promises of two realms'],
  ['CreatePromiseBridgeOptions', 'as above'],
  ['createPromiseBridge', 'as above'],
  ['GuestScript', "an engine's compiled text"],
  ['bridgeTo', 'builds a bridge of blocks'],
  ['isScript', 'text that is no module of JavaScript'],
])

const sources = globSync('packages/*/src/**/*.ts', { cwd: root })
  .filter((path) => !/\.test(-d)?\.ts$/.test(path))
  .map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(root, path), 'utf8'),
  }))

const exported = sources.flatMap(({ path, text }) =>
  [
    ...text.matchAll(
      /^export (?:async |abstract |declare )*(?:const|let|function\*?|class|interface|type) (\w+)/gm,
    ),
  ].map(([, name = '']) => ({ path, name })),
)

test('reads the exports of every package', () => {
  expect(exported.length).toBeGreaterThan(1500)
  expect(exported.map(({ name }) => name)).toContain('AgentError')
})

test('no exported name is made of a word that another one stands for', () => {
  const offences = exported
    .filter(({ name }) => !otherMeanings.has(name))
    .flatMap(({ path, name }) =>
      bannedWordsOf(name).map((word) => `${path}: ${name} (say ${banned.get(word)})`),
    )
  expect(offences).toEqual([])
})

test('every name with another meaning is in use', () => {
  const names = new Set(exported.map(({ name }) => name))
  expect([...otherMeanings.keys()].filter((name) => !names.has(name))).toEqual([])
})

describe('the words of a name', () => {
  test.each([
    ['createObsReader', ['obs']],
    ['stepTimeout', ['timeout']],
    ['stepTimeoutMs', []],
    ['armorSlots', []],
    ['JUDGE_PROMPT', ['judge']],
    ['SimWorld', ['sim']],
  ])('of %s that are banned are %j', (name, words) => {
    expect(bannedWordsOf(name)).toEqual(words)
  })
})

test('no doc comment opens with a riddle: what, who or how', () => {
  const offences = sources.flatMap(({ path, text }) =>
    riddlesOf(text).map((opening) => `${path}: ${opening}`),
  )
  expect(offences).toEqual([])
})

test('a riddle is found on the first line of a comment and on the second', () => {
  expect(riddlesOf('/** How it goes. */\n/**\n * What it is.\n */\n/** Whatever. */')).toEqual([
    '/** How it goes. */',
    '/** * What it is.',
  ])
})

function bannedWordsOf(name: string): readonly string[] {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]/)
  return words.filter((word, index) => banned.has(word) && !(word === 'timeout' && words[index + 1] === 'ms'))
}

function riddlesOf(text: string): readonly string[] {
  return [...text.matchAll(/\/\*\*\s*(?:\*\s*)?(?:What|Who|How)\b.*/g)].map(([opening]) =>
    opening.replaceAll(/\s+/g, ' '),
  )
}
