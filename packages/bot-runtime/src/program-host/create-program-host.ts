import pathfinderPackage from 'mineflayer-pathfinder'
import { Vec3 } from 'vec3'
import { createMinecraftPolicy } from '../border/create-minecraft-policy.ts'
import { goalClasses } from '../border/goal-classes.ts'
import type { Primitive } from '../primitives/define-primitive.ts'
import type { PrimitiveContext } from '../primitives/primitive-context.ts'
import type { ProgramHost, RunControl } from '../membrane/program-host.ts'
import { createBotFacade } from './create-bot-facade.ts'
import { GoalBreakBlock } from './goal-break-block.ts'
import { gameData } from './game-data.ts'
import { createProgramApi } from './program-api.ts'

/** Receivers of the work that programs start. */
export interface WorkTrackers {
  /** Work of primitives, which ends soon after the step's signal. */
  readonly ofPrimitives: <Value>(work: Promise<Value>) => Promise<Value>
  /** Work of the bot's own functions, which knows no signal. */
  readonly ofBot: (work: Promise<unknown>) => void
}

/** Everything one program sees: `bot`, `mcData`, `Vec3`, `Movements`, the goals and the primitives. */
export function createProgramHost(
  context: PrimitiveContext,
  primitives: readonly Primitive[],
  track: WorkTrackers,
): ProgramHost {
  let spend: RunControl['spend'] = () => undefined
  const api = createProgramApi(context, { spend: (durationUs) => spend(durationUs), facade: () => facade })
  const facade: object = createBotFacade(context.bot, api, track.ofBot)
  const globals: Record<string, unknown> = {
    bot: facade,
    mcData: gameData(context.bot.registry),
    Vec3,
    Movements: pathfinderPackage.Movements,
  }
  for (const name of Object.keys(goalClasses)) globals[name] = Reflect.get(pathfinderPackage.goals, name)
  globals[GoalBreakBlock.name] = GoalBreakBlock
  for (const primitive of primitives) {
    // Programs pass `bot` first; the one they hold is the facade, so it is not needed here.
    globals[primitive.name] = (_bot: unknown, ...values: readonly unknown[]) => {
      const answer = primitive.call(context, ...values)
      return answer instanceof Promise ? track.ofPrimitives(answer) : answer
    }
  }
  return {
    globals,
    policy: createMinecraftPolicy(facade),
    onStart(run) {
      spend = run.spend
    },
    onLog: (_level, text) => context.say(text),
  }
}
