import { CommandError } from '../errors/command-error.ts'
import { parseDecimal, parseInteger } from '../context/parse-number.ts'
import { resourceName } from './resource-name.ts'

/** In which order a selector takes what it finds. */
export type SelectorSort = 'nearest' | 'furthest' | 'random' | 'arbitrary'

/** A value that must, or with `!` must not, be. */
export interface SelectorMatch {
  readonly value: string
  readonly isNegated: boolean
}

/** A range of numbers, both ends included. */
export interface SelectorRange {
  readonly minimum: number
  readonly maximum: number
}

/** A target selector such as `@e[type=cow,distance=..10,limit=1]`. */
export interface Selector {
  readonly kind: 'self' | 'players' | 'entities'
  readonly sort: SelectorSort
  readonly limit: number
  readonly types: readonly SelectorMatch[]
  readonly names: readonly SelectorMatch[]
  readonly gameModes: readonly SelectorMatch[]
  readonly tags: readonly SelectorMatch[]
  /** Names of teams; the empty one stands for none. */
  readonly teams: readonly SelectorMatch[]
  readonly distance?: SelectorRange
  readonly level?: SelectorRange
  /** The place that distances count from, axis by axis; the command's origin where absent. */
  readonly x?: number
  readonly y?: number
  readonly z?: number
  /** The size of a box from that place. */
  readonly dx?: number
  readonly dy?: number
  readonly dz?: number
}

type Draft = { -readonly [Key in keyof Selector]: Selector[Key] }

const bases: Readonly<Record<string, Pick<Selector, 'kind' | 'sort' | 'limit'>>> = {
  s: { kind: 'self', sort: 'arbitrary', limit: 1 },
  p: { kind: 'players', sort: 'nearest', limit: 1 },
  r: { kind: 'players', sort: 'random', limit: 1 },
  a: { kind: 'players', sort: 'arbitrary', limit: Infinity },
  e: { kind: 'entities', sort: 'arbitrary', limit: Infinity },
  n: { kind: 'entities', sort: 'nearest', limit: 1 },
}

/** Reads a target selector; throws `CommandError` in vanilla's words. */
export function parseSelector(text: string): Selector {
  const match = /^@([a-z])(?:\[(.*)\])?$/s.exec(text)
  const base = bases[match?.[1] ?? '']
  if (!match || !base) throw new CommandError(`Unknown selector type '${text.slice(0, 2)}'`)
  const selector: Draft = { ...base, types: [], names: [], gameModes: [], tags: [], teams: [] }
  for (const option of splitOptions(match[2] ?? '')) readOption(selector, option)
  return selector
}

const splitOptions = (text: string): readonly string[] =>
  text.match(/(?:[^,"'[\]{}]|"[^"]*"|'[^']*'|\[[^\]]*\]|\{[^}]*\})+/g)?.map((option) => option.trim()) ?? []

function readOption(selector: Draft, option: string): void {
  const split = option.indexOf('=')
  const name = (split < 0 ? option : option.slice(0, split)).trim()
  if (split < 0) throw new CommandError(`Expected value for option '${name}'`)
  const value = option.slice(split + 1).trim()
  const read = Object.hasOwn(options, name) ? options[name] : undefined
  if (!read) throw new CommandError(`Unknown option '${name}'`)
  read(selector, value)
}

const place =
  (axis: 'x' | 'y' | 'z' | 'dx' | 'dy' | 'dz') =>
  (selector: Draft, value: string): void => {
    selector[axis] = parseDecimal(value)
  }

const options: Readonly<Record<string, (selector: Draft, value: string) => void>> = {
  type: (selector, value) => {
    const { isNegated, value: name } = readMatch(value)
    selector.types = [...selector.types, { isNegated, value: resourceName(name) }]
  },
  name: (selector, value) => {
    selector.names = [...selector.names, readMatch(value)]
  },
  gamemode: (selector, value) => {
    selector.gameModes = [...selector.gameModes, readMatch(value)]
  },
  tag: (selector, value) => {
    selector.tags = [...selector.tags, readMatch(value)]
  },
  team: (selector, value) => {
    selector.teams = [...selector.teams, readMatch(value)]
  },
  limit: (selector, value) => {
    selector.limit = parseInteger(value, { minimum: 1 })
  },
  sort: (selector, value) => {
    if (!isSort(value)) throw new CommandError(`Invalid or unknown sort type '${value}'`)
    selector.sort = value
  },
  distance: (selector, value) => {
    if (/(^|\.\.)-/.test(value)) throw new CommandError('Distance cannot be negative')
    selector.distance = readRange(value)
  },
  level: (selector, value) => {
    selector.level = readRange(value)
  },
  x: place('x'),
  y: place('y'),
  z: place('z'),
  dx: place('dx'),
  dy: place('dy'),
  dz: place('dz'),
}

const isSort = (text: string): text is SelectorSort =>
  ['nearest', 'furthest', 'random', 'arbitrary'].includes(text)

function readMatch(text: string): SelectorMatch {
  const isNegated = text.startsWith('!')
  const bare = isNegated ? text.slice(1).trim() : text
  return { isNegated, value: bare.replace(/^(["'])(.*)\1$/s, '$2') }
}

function readRange(text: string): SelectorRange {
  const [low = '', high] = text.split('..')
  if (low === '' && !high) throw new CommandError('Expected value or range of values')
  const minimum = low === '' ? Number.NEGATIVE_INFINITY : parseDecimal(low)
  if (high === undefined) return { minimum, maximum: minimum }
  const maximum = high === '' ? Infinity : parseDecimal(high)
  if (minimum > maximum) throw new CommandError('Min cannot be bigger than max')
  return { minimum, maximum }
}
