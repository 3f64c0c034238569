import {
  dressUpSource,
  dropRubbleSource,
  dropSurplusSource,
  fetchDropsAwaySource,
  fetchDropsSource,
  getReady,
  leaveDeadlyPlaceSource,
  makeRoomSource,
  makeTorchesSource,
  sleepAtDuskSource,
} from './chore-functions.ts'
import { comeUp } from './come-up-source.ts'
import { cookMeat } from './cook-meat-source.ts'
import { stayFedSource } from './stay-fed-source.ts'
import { takeBlocks } from './take-blocks-source.ts'
import { takeFoodSource } from './take-food-source.ts'
import { takeWoodSource } from './take-wood-source.ts'
import { gainLevelsSource } from './gain-levels-source.ts'
import { goToHoard, keepSafe, takeHoard } from './hoard-source.ts'
import { headings } from './headings-source.ts'
import { seekSource } from './seek-source.ts'
import { quenchLava, seekLake } from './quench-source.ts'
import {
  digForSource,
  lookForSource,
  mineSomeSource,
  seeNewSource,
  sparePickaxeSource,
  wanderSource,
} from './search-functions.ts'
import { gleanVeinSource, openVeinSource } from './vein-sources.ts'
import { packMeals } from './pack-meals-source.ts'
import { soundForEnd } from './sound-for-end-source.ts'
import { breakSpawner } from './break-spawner-source.ts'
import { leavePortal } from './leave-portal-source.ts'
import { shakeOffFatigueSource } from './shake-off-fatigue-source.ts'
import { journeyFunctions, type JourneyFunctionName } from './journey-functions.ts'
import { travelTo } from './travel-to-source.ts'
import type { DeathChore } from './after-death.ts'
import type { SharedFunction } from './shared-function.ts'
import { noteWaySource } from '../experience/way-marks.ts'
import { addFurnacesSource, chooseFuelSource, packUpSource, sawFuelSource } from './smelting-sources.ts'
import { bringStationSource, useStationSource } from './station-sources.ts'
import { readyForFortress } from './ready-for-fortress-source.ts'
import { waitInForest } from './wait-in-forest-source.ts'
import { walkFortress } from './walk-fortress-source.ts'

export type SharedFunctionName =
  | 'countOf'
  | 'richest'
  | 'comeUp'
  | 'takeBlocks'
  | 'headings'
  | 'seek'
  | 'lookFor'
  | 'wander'
  | 'digFor'
  | 'seeNew'
  | 'mineSome'
  | 'gleanVein'
  | 'openVein'
  | 'breakSpawner'
  | 'leavePortal'
  | 'stayFed'
  | 'bringStation'
  | 'useStation'
  | 'packUp'
  | 'chooseFuel'
  | 'sawFuel'
  | 'addFurnaces'
  | 'gainLevels'
  | 'noteWay'
  | 'getReady'
  | 'dressUp'
  | 'makeRoom'
  | 'shakeOffFatigue'
  | 'dropRubble'
  | 'dropSurplus'
  | 'fetchDrops'
  | 'fetchDropsAway'
  | 'leaveDeadlyPlace'
  | 'sleepAtDusk'
  | 'makeTorches'
  | 'takeFood'
  | 'cookMeat'
  | 'takeWood'
  | 'sparePickaxe'
  | 'quenchLava'
  | 'readyForFortress'
  | 'waitInForest'
  | 'walkFortress'
  | 'seekLake'
  | 'goToHoard'
  | 'soundForEnd'
  | 'packMeals'
  | 'keepSafe'
  | 'takeHoard'
  | JourneyFunctionName

/** The functions of the first lines of a program, by name; `first` turns the exploration of later attempts. */
export function sharedFunction(
  name: SharedFunctionName,
  { first, afterDeath, isBare, keepsSafe = false }: SharedFunctionOptions,
): SharedFunction<SharedFunctionName> {
  if (name === 'headings') return { source: headings(first), uses: [] }
  if (name === 'travelTo') return travelTo(keepsSafe)
  if (name !== 'getReady') return functions[name]
  const uses = afterDeath === undefined ? [] : [deathChores[afterDeath]]
  const chores = isBare === true ? [...uses, 'rearm' as const] : uses
  const stores = keepsSafe ? (['keepSafe'] as const) : []
  return {
    source: getReady(chores, keepsSafe),
    uses: [...readying, ...uses, ...stores],
  }
}

export interface SharedFunctionOptions {
  /** Direction that exploration begins with. */
  readonly first: number
  /** Chore after a death, which comes before anything else. */
  readonly afterDeath?: DeathChore | undefined
  /** Whether a death took the tools; the program defines `rearm` then, which makes plain ones first. */
  readonly isBare?: boolean
  /** Whether what is dear is put into a chest of one's own before a job that does not need it. */
  readonly keepsSafe?: boolean
}

const deathChores = {
  fetch: 'fetchDrops',
  'fetch-away': 'fetchDropsAway',
  leave: 'leaveDeadlyPlace',
} as const satisfies Readonly<Record<DeathChore, SharedFunctionName>>

const readying = ['shakeOffFatigue', 'stayFed', 'dressUp', 'makeRoom', 'sleepAtDusk', 'makeTorches'] as const

/** Those that are the same in every program. */
const functions: Readonly<
  Record<
    Exclude<SharedFunctionName, 'headings' | 'travelTo' | 'getReady'>,
    SharedFunction<SharedFunctionName>
  >
> = {
  ...journeyFunctions,
  noteWay: { uses: [], source: noteWaySource },
  seek: { uses: ['headings', 'wander'], source: seekSource },
  gainLevels: { uses: ['mineSome', 'stayFed'], source: gainLevelsSource },
  dressUp: { uses: [], source: dressUpSource },
  dropRubble: { uses: [], source: dropRubbleSource },
  shakeOffFatigue: { uses: [], source: shakeOffFatigueSource },
  dropSurplus: { uses: ['dropRubble'], source: dropSurplusSource },
  makeRoom: { uses: ['dropRubble', 'dropSurplus'], source: makeRoomSource },
  fetchDrops: { uses: [], source: fetchDropsSource },
  fetchDropsAway: { uses: ['fetchDrops'], source: fetchDropsAwaySource },
  leaveDeadlyPlace: { uses: [], source: leaveDeadlyPlaceSource },
  sleepAtDusk: { uses: [], source: sleepAtDuskSource },
  makeTorches: { uses: ['countOf'], source: makeTorchesSource },
  takeWood: { uses: ['packUp'], source: takeWoodSource },
  takeFood: { uses: ['countOf', 'hunt', 'cookMeat'], source: takeFoodSource },
  cookMeat,
  countOf: {
    uses: [],
    source: `// How many of these items are held or worn.
function countOf(bot, names) {
  const worn = [5, 6, 7, 8, 45].map((slot) => bot.inventory.slots[slot]).filter((item) => item);
  return [...bot.inventory.items(), ...worn]
    .filter((item) => names.includes(item.name))
    .reduce((sum, item) => sum + item.count, 0);
}`,
  },
  richest: {
    uses: [],
    source: `// The kind that is held most; recipes want all of one kind.
function richest(bot, names) {
  const counts = {};
  for (const item of bot.inventory.items()) counts[item.name] = (counts[item.name] || 0) + item.count;
  let best = names[0];
  for (const name of names) {
    if ((counts[name] || 0) > (counts[best] || 0)) best = name;
  }
  return { name: best, count: counts[best] || 0 };
}`,
  },
  lookFor: { uses: ['headings', 'wander'], source: lookForSource },
  wander: { uses: ['stayFed'], source: wanderSource },
  digFor: {
    uses: [
      'breakSpawner',
      'countOf',
      'headings',
      'leavePortal',
      'seeNew',
      'sparePickaxe',
      'stayFed',
      'takeWood',
    ],
    source: digForSource,
  },
  seeNew: { uses: [], source: seeNewSource },
  mineSome: {
    uses: [
      'lookFor',
      'digFor',
      'seeNew',
      'stayFed',
      'sleepAtDusk',
      'breakSpawner',
      'headings',
      'dropSurplus',
      'openVein',
    ],
    source: mineSomeSource,
  },
  breakSpawner,
  leavePortal,
  openVein: { uses: [], source: openVeinSource },
  gleanVein: { uses: [], source: gleanVeinSource },
  sparePickaxe: { uses: ['countOf', 'dropSurplus', 'useStation', 'packUp'], source: sparePickaxeSource },
  quenchLava,
  readyForFortress,
  waitInForest,
  walkFortress,
  seekLake,
  comeUp,
  takeBlocks,
  goToHoard,
  soundForEnd,
  packMeals,
  keepSafe,
  takeHoard,
  stayFed: { uses: ['hunt', 'wander', 'cookMeat'], source: stayFedSource },
  bringStation: { uses: ['countOf'], source: bringStationSource },
  useStation: { uses: ['countOf', 'headings'], source: useStationSource },
  packUp: { uses: ['countOf'], source: packUpSource },
  chooseFuel: { uses: ['countOf', 'richest'], source: chooseFuelSource },
  sawFuel: { uses: ['countOf'], source: sawFuelSource },
  addFurnaces: { uses: ['countOf', 'richest'], source: addFurnacesSource },
}
