import type { ParsedTask, TaskVerb } from '@voyager-mc/tech-tree'
import { writeFeeding, writeFinding, writeShooting, writeTool } from './write-creatures.ts'
import {
  writeDeposit,
  writeEat,
  writeEquip,
  writeExplore,
  writeGaining,
  writePlace,
} from './write-errands.ts'
import { writeBrewing } from './write-brewing.ts'
import { writeBartering, writeLooting, writeTrading } from './write-exchanges.ts'
import { writeEntering, writePortal, writeStronghold } from './write-dimension.ts'
import { writeDragon } from './write-dragon.ts'
import { writeFish, writeKill, writeMake, writeMine } from './write-gathering.ts'
import { writeGoing, writeSet } from './write-journey.ts'
import { writeBreaking, writeRiding } from './write-riding.ts'
import { writeSchematic } from './write-schematic.ts'
import { writeSleep } from './write-sleep.ts'
import { writeEnchanting, writeNaming, writeSmithing } from './write-stations.ts'
import { writeSearching } from './write-travel.ts'
import type { WritingContext } from './writing-context.ts'

/** Row of the table of programs: how a task of one verb is programmed without a model. */
export interface TaskProgram {
  /** Writer of the main function; undefined when no program can do the task. */
  readonly write: (task: ParsedTask, context: WritingContext) => string | undefined
  /** Things that are lacking when no program can, in words. */
  readonly lack: string
  /** True when the program takes how many are wanted, so that one serves every number. */
  readonly takesCount?: boolean
  /** True when a skill of the verb brings items, and so can stand for a step. */
  readonly bringsItems?: boolean
}

const parts = 'its parts cannot be had by the control primitives'

const brings = { write: writeMake, lack: parts, takesCount: true, bringsItems: true } as const

/** The table of programs: one row for each verb of the task language. */
export const taskPrograms: Readonly<Record<TaskVerb, TaskProgram>> = {
  mine: { ...brings, write: writeMine },
  craft: brings,
  smelt: brings,
  cook: brings,
  obtain: brings,
  harvest: brings,
  have: { write: writeMake, lack: parts },
  grow: { write: writeMake, lack: parts },
  fill: { write: writeMake, lack: parts },
  fish: { write: writeFish, lack: parts },
  kill: {
    write: writeKilling,
    lack: 'no control primitive fights with that weapon',
  },
  equip: {
    write: (task, context) => (task.kind === 'set' ? writeSet(task, context) : writeEquip(task, context)),
    lack: parts,
  },
  eat: { write: writeEat, lack: parts },
  plant: { write: writePlace, lack: parts },
  place: { write: writePlace, lack: parts },
  deposit: { write: writeDeposit, lack: parts },
  explore: { write: writeExplore, lack: parts },
  sleep: { write: (_task, context) => writeSleep(context), lack: parts },
  milk: { write: writeTool, lack: parts },
  shear: { write: writeTool, lack: parts },
  breed: { write: writeFeeding, lack: 'its food cannot be had by the control primitives' },
  tame: {
    write: (task, context) => writeBreaking(task, context) ?? writeFeeding(task, context),
    lack: 'its food cannot be had by the control primitives',
  },
  go: {
    write: (task, context) =>
      task.position === undefined ? writeArrival(task, context) : writeGoing(task, context),
    lack: 'nobody knows a way there',
  },
  enter: { write: writeArrival, lack: 'nobody knows a way there' },
  find: { write: writeFound, lack: 'no control primitive looks for it' },
  build: {
    write: (task, context) =>
      task.kind === 'structure' ? writePortal(task, context) : writeSchematic(task, context),
    lack: 'no control primitive builds it',
  },
  barter: { write: writeBartering, lack: 'no gold can be had by the control primitives' },
  loot: { write: writeLooting, lack: parts },
  trade: { write: writeTrading, lack: 'it does not say what to buy' },
  gain: { write: writeGaining, lack: 'neither food nor a potion brings it' },
  brew: { write: writeBrewing, lack: 'no stand makes it' },
  enchant: { write: writeEnchanting, lack: parts },
  smith: { write: writeSmithing, lack: 'a smithing table makes netherite gear and nothing else' },
  name: { write: writeNaming, lack: parts },
  ride: { write: writeRiding, lack: parts },
}

function writeFound(task: ParsedTask, context: WritingContext): string | undefined {
  if (task.kind === 'creature') return writeFinding(task, context)
  return task.kind === 'block' ? writeExplore(task, context) : writeArrival(task, context)
}

function writeArrival(task: ParsedTask, context: WritingContext): string | undefined {
  if (task.kind === 'dimension') return writeEntering(task, context)
  if (task.kind === 'structure' && task.names[0] === 'stronghold') return writeStronghold(task, context)
  return writeSearching(task, context)
}

function writeKilling(task: ParsedTask, context: WritingContext): string | undefined {
  if (task.names[0] === 'ender_dragon') return writeDragon(task, context)
  return task.means === undefined ? writeKill(task, context) : writeShooting(task, context)
}
