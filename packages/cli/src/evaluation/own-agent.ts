import { existsSync } from 'node:fs'
import { basename, extname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { definedOf, InvalidArgumentError } from '@voyager-mc/core'
import {
  checkModuleAgent,
  moduleAgent,
  type EvaluationCondition,
  type TrialAgent,
} from '@voyager-mc/evaluation'
import type { Settings } from '../options/settings.ts'
import { evalConditions } from './eval-conditions.ts'

/** The conditions of an agent of one's own: itself, or itself at each kind of sight. */
export function ownConditions(
  { conditions, faultRates, onFleet }: Settings,
  file: string,
): readonly EvaluationCondition[] {
  const agent = basename(file, extname(file))
  const refuse = (flag: string, value: string): never => {
    throw new InvalidArgumentError(flag, value, 'leave it out with --agent: it is about our own agent.')
  }
  if (faultRates !== undefined) refuse('--fault-rates', faultRates)
  if (onFleet) refuse('--on-fleet', 'on')
  return (conditions.length === 0 ? (['full'] as const) : [...new Set(conditions)]).map((name) => {
    const { taken, baseline, sight } = evalConditions[name]
    if (taken !== undefined || baseline !== undefined) refuse('--conditions', name)
    const facts = { agent, ...(sight !== undefined && { sight }) }
    return { name: sight === undefined ? agent : `${agent}, ${name}`, facts }
  })
}

/** The agent of a module; each trial plays it in a thread of its own. */
export async function ownAgent(
  file: string,
  { signal }: { readonly signal?: AbortSignal | undefined },
): Promise<TrialAgent> {
  const path = resolve(file)
  if (!existsSync(path)) throw new InvalidArgumentError('--agent', file, 'name a file that exists.')
  const module = pathToFileURL(path)
  // A module that is no agent would lose every trial.
  await checkModuleAgent({ module, ...definedOf({ signal }) }).catch((error: unknown) => {
    signal?.throwIfAborted()
    const reason = error instanceof Error ? error.message : String(error)
    throw new InvalidArgumentError('--agent', file, `mend it first: ${reason}`)
  })
  return moduleAgent({ module })
}
