import {
  findNearestCells,
  sectionSize,
  type FindNearestCellsOptions,
  type LoadedSection,
} from '@voyager-mc/observation/mineflayer'
import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { stateMembers } from '../border/game-kinds.ts'
import type { AskCells, CellKind } from '../membrane/cell-question.ts'

/** Options of `matchBlocks`. */
export interface MatchBlocksOptions extends Omit<FindNearestCellsOptions, 'matching'> {
  /** Asks the function of the program about many cells at once. */
  readonly ask: AskCells
  /** A second function that must agree. */
  readonly also?: Function
  /** States that are asked about; absent asks about all. */
  readonly states?: ReadonlySet<number>
  /** The `bot` that the program knows. */
  readonly facade: object
}

/** Letters for states begin here: none of them needs to be escaped on its way. */
const firstLetter = 0x100

/**
 * Positions of the blocks for which a function of the program says yes, nearest first. The function is asked about a
 * section at a time, and only where the answer can differ: when it looks at the kind of a block alone, once per kind.
 */
export function matchBlocks(bot: Bot, options: MatchBlocksOptions): Vec3[] {
  const answers = new Map<number, boolean>()
  const kinds = new Map<number, CellKind>()
  const centre = (options.point ?? bot.entity.position).floored()
  return findNearestCells(bot, {
    ...options,
    matching(section) {
      const isOut = (state: number): boolean =>
        answers.get(state) === false || options.states?.has(state) === false
      if (section.palette?.every(isOut)) return []
      options.onScan?.()
      const { cells, letters, sure } = drawSection(section, { ...options, centre, answers, isOut })
      const found = sure.map((cell) => positionOf(section, cell))
      if (letters.size === 0) return found
      const states = new Map([...letters].map(([state, letter]) => [letter, state]))
      const { matched, settled } = options.ask({
        origin: section.origin,
        size: sectionSize,
        kinds: new Map(
          [...letters].map(([state, letter]) => [letter, kindOf(state, { bot, section, kinds })]),
        ),
        cells,
        source: options.facade,
        member: 'blockAt',
        ...(options.also && { also: options.also }),
      })
      for (const [letter, answer] of settled) {
        const state = states.get(letter)
        if (state !== undefined) answers.set(state, answer)
      }
      return [...found, ...matched.map((cell) => positionOf(section, cell))]
    },
  })
}

interface DrawnSection {
  /** One letter per cell, a space where nothing is to be asked. */
  readonly cells: string
  /** Letters by state. */
  readonly letters: ReadonlyMap<number, string>
  /** Cells that match for sure. */
  readonly sure: readonly number[]
}

interface DrawSectionOptions {
  /** Answers that hold for all blocks of a state. */
  readonly answers: ReadonlyMap<number, boolean>
  readonly isOut: (state: number) => boolean
  readonly centre: Vec3
  readonly maxDistance: number
}

function drawSection(
  section: LoadedSection,
  { answers, centre, maxDistance, isOut }: DrawSectionOptions,
): DrawnSection {
  const { origin } = section
  const letters = new Map<number, string>()
  const sure: number[] = []
  let cells = ''
  for (let cell = 0; cell < sectionSize ** 3; cell += 1) {
    const { x, y, z } = placeOf(cell)
    const distanceSquared =
      (origin.x + x - centre.x) ** 2 + (origin.y + y - centre.y) ** 2 + (origin.z + z - centre.z) ** 2
    const state = distanceSquared > maxDistance ** 2 ? undefined : section.stateAt(x, y, z)
    const isSure = state !== undefined && answers.get(state) === true
    if (isSure) sure.push(cell)
    if (isSure || state === undefined || isOut(state)) {
      cells += ' '
      continue
    }
    const letter = letters.get(state) ?? String.fromCharCode(firstLetter + letters.size)
    letters.set(state, letter)
    cells += letter
  }
  return { cells, letters, sure }
}

function kindOf(
  state: number,
  {
    bot,
    section,
    kinds,
  }: { readonly bot: Bot; readonly section: LoadedSection; readonly kinds: Map<number, CellKind> },
): CellKind {
  const known = kinds.get(state)
  if (known) return known
  const block = findBlock(state, { bot, section })
  const members = stateMembers.flatMap((member) => {
    const value: unknown = block && Reflect.get(block, member)
    return isPlain(value) ? [[member, value] as const] : []
  })
  const kind = { id: state, members: Object.fromEntries(members) }
  kinds.set(state, kind)
  return kind
}

/** A block of that state; it is known to be in the section. */
function findBlock(
  state: number,
  { bot, section }: { readonly bot: Bot; readonly section: LoadedSection },
): ReturnType<Bot['blockAt']> {
  for (let cell = 0; cell < sectionSize ** 3; cell += 1) {
    const { x, y, z } = placeOf(cell)
    if (section.stateAt(x, y, z) === state) return bot.blockAt(section.origin.offset(x, y, z))
  }
  return null
}

function positionOf({ origin }: LoadedSection, cell: number): Vec3 {
  const { x, y, z } = placeOf(cell)
  return origin.offset(x, y, z)
}

function placeOf(cell: number): { readonly x: number; readonly y: number; readonly z: number } {
  return { x: cell % 16, y: cell >> 8, z: (cell >> 4) % 16 }
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return (
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  )
}
