import type { Observation, ResetOptions } from '@voyager-mc/core'
import type { Game } from '@voyager-mc/game'
import type { ScratchWorld } from './scratch-world.ts'
import { placeCreatures, placeSurroundings } from './set-scene.ts'

/** Name the agent joins scratch worlds under; it has to be an operator there. */
export const scratchAgent = 'scratch'

interface EnterScratchWorldOptions {
  /** Last observation before the attempt that is replayed; absent begins with empty hands. */
  readonly start: Observation | undefined
  /** Whether the recorded place is the same one here. */
  readonly keepsPlace: boolean
  readonly signal: AbortSignal | undefined
  /** Operator commands sent so far. */
  readonly commands: () => number
}

/** Joins a new world and sets the scene in it; closing the result ends the world too. */
export async function enterScratchWorld(
  game: Game,
  { commands, ...options }: EnterScratchWorldOptions,
): Promise<ScratchWorld> {
  const close = (): Promise<void> => game.close()
  try {
    const before = await setScene(game, options)
    const scene = `Replayed in an embedded world of seed ${game.world?.seed}; ${commands()} operator commands set the scene.`
    return { status: 'open', environment: game, before, scene, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function setScene(
  game: Game,
  { start, keepsPlace, signal }: Omit<EnterScratchWorldOptions, 'commands'>,
): Promise<Observation> {
  const call = signal === undefined ? {} : { signal }
  const { world } = game
  if (start === undefined || world === undefined) return game.reset(call)
  if (keepsPlace) await placeSurroundings(world, { start, anchor: start.position })
  const first = await game.reset({ ...startState(start, { keepsPlace }), ...call })
  const anchor = keepsPlace ? start.position : first.position
  if (!keepsPlace) await placeSurroundings(world, { start, anchor })
  await placeCreatures(world, { start, anchor })
  return game.reset(call)
}

function startState(
  { inventory, equipment, position }: Observation,
  { keepsPlace }: { readonly keepsPlace: boolean },
): ResetOptions {
  // What is held is in the inventory too; put into the hand it would take the place of the first item given.
  const { hand: _held, ...worn } = equipment
  return { mode: 'hard', inventory, equipment: worn, ...(keepsPlace && { position }) }
}
