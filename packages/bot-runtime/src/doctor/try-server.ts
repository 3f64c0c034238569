import { systemClock, type CallOptions, type Clock } from '@voyager-mc/core'
import { joinWorld, type JoinWorldOptions } from '../connection/join-world.ts'
import type { SignInOptions } from '../connection/sign-in.ts'
import { probeChat } from './probes/probe-chat.ts'
import { probeDigging } from './probes/probe-digging.ts'
import { probeRecipes } from './probes/probe-recipes.ts'
import { probeSoftware } from './probes/probe-software.ts'
import { probeTime } from './probes/probe-time.ts'
import { probeWalk } from './probes/probe-walk.ts'
import type { Measure, Probe } from './probes/probe.ts'
import { watchRecipes, type RecipeWatch } from './probes/watch-recipes.ts'

export interface TryServerOptions extends CallOptions, Pick<JoinWorldOptions, 'host' | 'port' | 'version'> {
  readonly username?: string
  readonly auth?: 'offline' | 'microsoft'
  /** With `auth: 'microsoft'`: where the sign-in is kept, and who hears the code. */
  readonly signIn?: SignInOptions
  /** Longest wait for the server to let the bot in, in milliseconds. */
  readonly timeoutMs?: number
  readonly clock?: Clock
  /** Hears each measure as it comes. */
  readonly onMeasure?: (measure: Measure) => void
}

const probes: readonly Probe[] = [probeSoftware, probeRecipes, probeTime, probeWalk, probeDigging, probeChat]

/**
 * Joins a server and tries what servers change: their software, recipes, pace of time, sun, steps, digging, drops, placing
 * and chat. Takes about half a minute. Throws `EnvironmentLostError` when the server does not let the bot in, or sends it away
 * meanwhile.
 */
export async function tryServer({
  host,
  port,
  version,
  username = 'bot',
  auth = 'offline',
  signIn,
  timeoutMs: connectTimeoutMs = 15_000,
  clock = systemClock,
  onMeasure = () => undefined,
  signal,
}: TryServerOptions): Promise<readonly Measure[]> {
  let recipes: RecipeWatch = { results: undefined }
  const connection = await joinWorld({
    host,
    port,
    version,
    username,
    auth,
    signIn,
    connectTimeoutMs,
    clock,
    signal,
    onBot: (joining) => void (recipes = watchRecipes(joining)),
  })
  const { bot, lost } = connection
  const ending = signal === undefined ? lost : AbortSignal.any([signal, lost])
  const measures: Measure[] = []
  try {
    for (const probe of probes) {
      for (const found of await probe(bot, { clock, recipes, signal: ending })) {
        measures.push(found)
        onMeasure(found)
      }
    }
    return measures
  } catch (error) {
    ending.throwIfAborted()
    throw error
  } finally {
    connection.leave()
  }
}
