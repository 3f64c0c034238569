import type { PlanStep } from '../contract/plan.ts'
import type { Station, Way } from '../contract/way.ts'
import { chooseFuel } from './choose-fuel.ts'
import { effortEstimate, type EffortEstimate } from './effort-estimate.ts'
import type { HeldItems } from './held-items.ts'
import type { SourceEfforts } from './source-efforts.ts'
import { homeOfWay } from '../sources/home-of-way.ts'
import { stepOf } from './step-of.ts'
import { travelKit } from './travel-kit.ts'
import type { ToolRack } from './tool-rack.ts'

export interface PlanData {
  readonly ways: ReadonlyMap<string, readonly Way[]>
  readonly unitEffort: (item: string) => number
  readonly durability: (item: string) => number | undefined
  readonly fuels: readonly string[]
}

/** Facts that stay the same during one search. */
export interface Search {
  readonly data: PlanData
  readonly sources: SourceEfforts
  /** Estimates by what is left of the starting items. */
  readonly estimates: Map<string, EffortEstimate>
}

/** A plan under construction. */
export interface PlanState {
  readonly held: HeldItems
  readonly rack: ToolRack
  readonly stations: ReadonlySet<Station>
  /** Dimensions that are open to the agent: it is there, knows a portal, or the plan has made one. */
  readonly open: ReadonlySet<string>
  readonly steps: readonly PlanStep[]
}

/** A wanted item and the items further up the chain that it is for. */
interface Demand {
  readonly item: string
  readonly count: number
  readonly path: readonly string[]
}

/** Deeper chains than this do not exist; a guard for odd data. */
const maximumDepth = 24

/** Sets `count` of the item aside, making what is missing; undefined when it cannot be had. */
export function acquire(
  search: Search,
  state: PlanState,
  { item, count, path }: Demand,
): PlanState | undefined {
  let missing = count - state.held.take(item, count)
  if (missing === 0) return state
  if (path.length > maximumDepth || path.includes(item)) return undefined
  let current: PlanState = state
  while (missing > 0) {
    const next = makeSome(search, current, { item, count: missing, path: [...path, item] })
    if (next === undefined) return undefined
    current = next
    missing -= current.held.take(item, missing)
  }
  return current
}

function makeSome(search: Search, state: PlanState, { item, count, path }: Demand): PlanState | undefined {
  for (const way of estimateFor(search, state).rankedWays(item)) {
    const isClosed = Object.keys(way.inputs).some(
      (input) => path.includes(input) && state.held.count(input) === 0,
    )
    if (isClosed || isJourneyClosed(way, state, path)) continue
    // A chain that fails half-way must leave no trace, so each way works on a copy.
    const trial = { ...state, held: state.held.copy(), rack: state.rack.copy() }
    const made = act(search, trial, { way, acts: actsFor(trial, way, count), path })
    if (made !== undefined) return made
  }
  return undefined
}

function actsFor({ held }: PlanState, { yields, inputs }: Way, missing: number): number {
  const wanted = Math.ceil(missing / yields)
  // Use up what is held first; the rest is planned afresh, perhaps from another source.
  const startInputs = Object.entries(inputs).filter(([input]) => held.isFromStart(input))
  const affordable = startInputs.map(([input, perAct]) => Math.floor(held.count(input) / perAct))
  return Math.max(1, Math.min(wanted, ...affordable))
}

interface Act {
  readonly way: Way
  readonly acts: number
  readonly path: readonly string[]
}

function act(search: Search, state: PlanState, { way, acts, path }: Act): PlanState | undefined {
  let current: PlanState | undefined = state
  for (const [input, perAct] of Object.entries(way.inputs)) {
    current = current && acquire(search, current, { item: input, count: perAct * acts, path })
  }
  if (current !== undefined && way.station !== undefined)
    current = ensureStation(search, current, way.station, path)
  current = current && openDimension(search, current, way, path)
  if (current === undefined) return undefined
  if (way.type !== 'smelt') return perform(search, current, { way, acts, path }, undefined)
  const estimate = estimateFor(search, current)
  const fuel = chooseFuel(acts, search.data.fuels, estimate.effortOf)
  const fuelled = fuel && acquire(search, current, { ...fuel, path })
  return fuelled && perform(search, fuelled, { way, acts, path }, fuel)
}

function ensureStation(
  search: Search,
  state: PlanState,
  station: Station,
  path: readonly string[],
): PlanState | undefined {
  if (state.stations.has(station)) return state
  const ready = acquire(search, state, { item: station, count: 1, path })
  if (ready === undefined) return undefined
  return {
    ...ready,
    stations: new Set([...ready.stations, station]),
    steps: [...ready.steps, { type: 'place', item: station }],
  }
}

/** Whether the way leads to a dimension that the demand itself is to open. */
function isJourneyClosed(way: Way, { open }: PlanState, path: readonly string[]): boolean {
  const dimension = homeOfWay(way)?.dimension
  return dimension !== undefined && !open.has(dimension) && path.includes(journeyTo(dimension))
}

function journeyTo(dimension: string): string {
  return `travel ${dimension}`
}

/** Sees to what the first journey to a way's dimension takes. */
function openDimension(
  search: Search,
  state: PlanState,
  way: Way,
  path: readonly string[],
): PlanState | undefined {
  const dimension = homeOfWay(way)?.dimension
  if (dimension === undefined || state.open.has(dimension)) return state
  const inputs = travelKit(dimension)
  let ready: PlanState | undefined = state
  for (const [item, count] of Object.entries(inputs))
    ready = ready && acquire(search, ready, { item, count, path: [...path, journeyTo(dimension)] })
  if (ready === undefined) return undefined
  return {
    ...ready,
    open: new Set([...ready.open, dimension]),
    steps: [...ready.steps, { type: 'travel', to: 'dimension', place: dimension, inputs }],
  }
}

/** Repeats the way, cut where a tool breaks. */
function perform(
  search: Search,
  state: PlanState,
  { way, acts, path }: Act,
  fuel: { readonly item: string; readonly count: number } | undefined,
): PlanState | undefined {
  let current: PlanState | undefined = state
  let left = acts
  while (current !== undefined && left > 0) {
    const tool = way.tools.length === 0 ? undefined : bestTool(search, current, way)
    if (tool !== undefined && current.held.count(tool) === 0)
      current = obtainTool(search, current, tool, path)
    if (current === undefined) return undefined
    const now = tool === undefined ? left : Math.min(left, current.rack.usesLeft(tool))
    const step = stepOf(way, now, { tool, fuel })
    if (tool !== undefined && current.rack.wear(tool, now)) current.held.take(tool, 1)
    current.held.add(way.item, step.count)
    for (const [item, count] of Object.entries(way.returns ?? {})) current.held.add(item, count * now)
    current = { ...current, steps: [...current.steps, step] }
    left -= now
  }
  return current
}

function obtainTool(
  search: Search,
  state: PlanState,
  tool: string,
  path: readonly string[],
): PlanState | undefined {
  const ready = acquire(search, state, { item: tool, count: 1, path })
  ready?.held.add(tool, 1)
  return ready
}

function bestTool(search: Search, state: PlanState, { tools }: Way): string | undefined {
  const held = tools.find((tool) => state.held.count(tool) > 0)
  if (held !== undefined) return held
  const estimate = estimateFor(search, state)
  return [...tools].sort((a, b) => estimate.effortOf(a) - estimate.effortOf(b))[0]
}

function estimateFor({ data, sources, estimates }: Search, { held }: PlanState): EffortEstimate {
  const prospects = held.prospects()
  const known = estimates.get(prospects)
  if (known !== undefined) return known
  const snapshot = held.copy()
  const heldCount = (item: string): number => (snapshot.isFromStart(item) ? snapshot.count(item) : 0)
  const made = effortEstimate({ ways: data.ways, unitEffort: data.unitEffort, heldCount, sources })
  estimates.set(prospects, made)
  return made
}
