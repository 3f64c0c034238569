import type { CreateMinecraftEnvironmentOptions } from '@voyager-mc/bot-runtime'
import type { Environment, Observation, ResetOptions } from '@voyager-mc/core'
import type { World } from '@voyager-mc/world'
import type { ScratchWorld } from './scratch-world.ts'
import { placeCreatures, placeSurroundings } from './set-scene.ts'

/** Name the agent joins scratch worlds under; it has to be an operator there. */
export const scratchAgent = 'scratch'

export interface EnterScratchWorldOptions {
  /** What the agent saw before the attempt that is replayed; absent begins with empty hands. */
  readonly start: Observation | undefined
  /** Whether the recorded place is the same one here. */
  readonly keepsPlace: boolean
  readonly signal: AbortSignal | undefined
  readonly createMinecraftEnvironment: (options: CreateMinecraftEnvironmentOptions) => Environment
}

/** Joins a new world and sets the scene in it; closing what it returns ends the world too. */
export async function enterScratchWorld(
  world: World,
  { createMinecraftEnvironment, ...options }: EnterScratchWorldOptions,
): Promise<ScratchWorld> {
  let commands = 0
  const environment = createMinecraftEnvironment({
    port: world.port,
    version: world.version,
    username: scratchAgent,
    operator: { reset: true },
    onEvent: ({ type }) => {
      if (type === 'operator-command') commands += 1
    },
  })
  const close = async (): Promise<void> => {
    await environment.close()
    await world.close()
  }
  try {
    const before = await setScene(world, environment, options)
    const scene = `Replayed in an embedded world of seed ${world.seed}; ${commands} operator commands set the scene.`
    return { status: 'open', environment, before, scene, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function setScene(
  world: World,
  environment: Environment,
  { start, keepsPlace, signal }: Omit<EnterScratchWorldOptions, 'createMinecraftEnvironment'>,
): Promise<Observation> {
  const call = signal === undefined ? {} : { signal }
  if (start === undefined) return environment.reset(call)
  if (keepsPlace) placeSurroundings(world, { start, anchor: start.position })
  const first = await environment.reset({ ...startState(start, { keepsPlace }), ...call })
  const anchor = keepsPlace ? start.position : first.position
  if (!keepsPlace) placeSurroundings(world, { start, anchor })
  placeCreatures(world, { start, anchor })
  return environment.reset(call)
}

function startState(
  { inventory, equipment, position }: Observation,
  { keepsPlace }: { readonly keepsPlace: boolean },
): ResetOptions {
  // What is held is in the inventory too; put into the hand it would take the place of the first item given.
  const { hand: _held, ...worn } = equipment
  return { mode: 'hard', inventory, equipment: worn, ...(keepsPlace && { position }) }
}
