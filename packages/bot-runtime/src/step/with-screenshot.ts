import type { CallOptions, GameEvent, Observation, StepResult } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'

/** Takes a picture of what a bot sees, as a data URL; `pictureUrl` of `@voyager-mc/vision` makes one. */
export type TakeScreenshot = (bot: Bot, options: CallOptions) => Promise<string>

export interface WithScreenshotOptions {
  readonly bot: Bot | undefined
  /** Absent takes no picture. */
  readonly takeScreenshot?: TakeScreenshot | undefined
  readonly signal?: AbortSignal | undefined
  /** Hears why there is no picture. */
  readonly onFailure?: (message: string) => void
}

/** The observation with a picture of the moment; one that cannot be had costs nothing else. */
export async function withScreenshot(
  observation: Observation,
  { bot, takeScreenshot, signal, onFailure }: WithScreenshotOptions,
): Promise<Observation> {
  if (takeScreenshot === undefined || bot === undefined) return observation
  try {
    return { ...observation, screenshot: await takeScreenshot(bot, signal ? { signal } : {}) }
  } catch (error) {
    signal?.throwIfAborted()
    onFailure?.(error instanceof Error ? error.message : String(error))
    return observation
  }
}

export interface WithStepScreenshotOptions extends Omit<WithScreenshotOptions, 'onFailure'> {
  readonly onEvent?: ((event: GameEvent) => void) | undefined
}

/** The result of a step with a picture; one that cannot be had is an event of the step. */
export async function withStepScreenshot<Result extends StepResult>(
  result: Result,
  { onEvent, ...options }: WithStepScreenshotOptions,
): Promise<Result> {
  const events = [...result.events]
  const onFailure = (message: string): void => {
    const event = { type: 'error', name: 'screenshot', message, tick: events.at(-1)?.tick ?? 0 } as const
    events.push(event)
    onEvent?.(event)
  }
  return {
    ...result,
    observation: await withScreenshot(result.observation, { ...options, onFailure }),
    events,
  }
}
