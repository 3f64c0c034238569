import type { Observation, Task } from '@voyager-mc/core'
import { RunnableLambda, type Runnable, type RunnableConfig } from '@langchain/core/runnables'
import { RoleFailedError } from '../errors/role-failed-error.ts'
import { EarlyEnd } from '../errors/early-end.ts'
import type { RunSession } from '../session/run-session.ts'
import { isDepositTask } from '../state/is-deposit-task.ts'
import { addSkill } from './add-skill.ts'
import { assertGoesOn } from './assert-goes-on.ts'
import { proposeTask } from './propose-task.ts'
import { recordOutcome } from './record-outcome.ts'
import { createRollout, type RolloutResult } from './rollout.ts'

/** The endless loop of a learning run as a named runnable: propose, rollout, record; an `EarlyEnd` ends it. */
export function createLearnLoop(session: RunSession): Runnable<Observation, never> {
  const repeated = new Map<string, number>()
  const propose = RunnableLambda.from((observation: Observation) =>
    proposeTask(session, { observation, repeated }),
  ).withConfig({
    runName: 'propose',
  })
  const record = RunnableLambda.from((result: RolloutResult) => recordOutcome(session, result)).withConfig({
    runName: 'record',
  })
  const rollout = createRollout(session)
  const loop = async (begin: Observation, config?: RunnableConfig): Promise<never> => {
    let observation = begin
    let abandoned = 0
    for (;;) {
      const unrecorded = await finishPassedTask(session, observation)
      if (unrecorded !== undefined) await record.invoke(unrecorded, config)
      assertGoesOn(session)
      const task = await nextTask(session, { propose: () => propose.invoke(observation, config) })
      const { attempts, previous } = session.state().current ?? { attempts: 0 }
      const result = await rollout.invoke(
        { task, observation, attempts, ...(previous && { previous }) },
        config,
      )
      await record.invoke(result, config)
      observation = result.observation
      abandoned = result.status === 'abandoned' ? abandoned + 1 : 0
      if (abandoned >= session.settings.policy.abandonedTasks)
        throw new EarlyEnd('role-failed', result.reason ?? '')
    }
  }
  const guarded = async (begin: Observation, config?: RunnableConfig): Promise<never> => {
    try {
      return await loop(begin, config)
    } catch (error) {
      if (!RoleFailedError.isInstance(error)) throw error
      throw new EarlyEnd('role-failed', error.message, { cause: error })
    }
  }
  return RunnableLambda.from(guarded).withConfig({ runName: 'learn' })
}

async function nextTask(
  session: RunSession,
  { propose }: { readonly propose: () => Promise<Task> },
): Promise<Task> {
  const { current } = session.state()
  const { oversight } = session.settings
  const proposed = current ? undefined : await oversight?.nextTask({ signal: session.signal })
  const task = current?.task ?? proposed ?? (await propose())
  await session.emit({ type: 'task-start', task, resumed: current !== undefined })
  return task
}

/** A run that was killed between the verdict and the record finishes the task instead of repeating it. */
async function finishPassedTask(
  session: RunSession,
  observation: Observation,
): Promise<RolloutResult | undefined> {
  const { current } = session.state()
  if (current?.passed === undefined) return undefined
  const { task, attempts, passed: program, before = observation, isStored = false } = current
  const isWanted = session.settings.addsSkills && !isDepositTask(task)
  if (isWanted && !isStored)
    await addSkill(session, { task, number: attempts, observation: before, program, startedAtMs: 0 })
  return { task, status: 'completed', attempts, observation }
}
