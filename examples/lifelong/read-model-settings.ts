import { InvalidArgumentError } from '@voyager-mc/core'
import type { Budget } from '@voyager-mc/voyager'
import {
  createRoleModels,
  type CreatedRoleModels,
  type CreateRoleModelsOptions,
} from '@voyager-mc/voyager/preset'
import { recordModel, replayModel } from '@voyager-mc/voyager/models'

const defaultModel = 'openai:gpt-4o'
const roleNames = ['curriculum', 'questions', 'action', 'critic', 'descriptions'] as const

/** Makes the models of the roles; `VOYAGER_RECORD` keeps their answers in a file, `VOYAGER_REPLAY` asks that file instead. */
export async function openModels(
  settings: CreateRoleModelsOptions,
  environment: NodeJS.ProcessEnv,
): Promise<CreatedRoleModels> {
  const cassette = environment['VOYAGER_REPLAY'] ?? ''
  if (cassette !== '') return { model: await replayModel(cassette), models: {} }
  const file = environment['VOYAGER_RECORD'] ?? ''
  return createRoleModels(file === '' ? settings : { ...settings, wrap: (model) => recordModel(model, file) })
}

/** Reads the model from the environment variables; undefined means that rules decide. */
export function readModelSettings(environment: NodeJS.ProcessEnv): CreateRoleModelsOptions | undefined {
  const apiKey = environment['OPENAI_API_KEY'] ?? ''
  if (apiKey === '') return undefined
  const baseUrl = environment['OPENAI_BASE_URL'] ?? ''
  const timeoutMs = readWhole(environment, 'VOYAGER_MODEL_TIMEOUT_MS', 1)
  const roles = roleNames.flatMap((role) => {
    const name = environment[`VOYAGER_${role.toUpperCase()}_MODEL`] ?? ''
    return name === '' ? [] : [[role, { name }] as const]
  })
  return {
    apiKey,
    name: environment['VOYAGER_MODEL'] || defaultModel,
    roles: Object.fromEntries(roles),
    ...(baseUrl === '' ? {} : { baseUrl }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(environment['VOYAGER_MODEL_STREAMING'] === '1' ? { streaming: true } : {}),
  }
}

/** Reads how much of models all runs of a directory may use; empty means as much as they want. */
export function readBudget(environment: NodeJS.ProcessEnv): Budget {
  const tokens = readWhole(environment, 'VOYAGER_MAX_TOKENS', 1)
  const calls = readWhole(environment, 'VOYAGER_MAX_CALLS', 1)
  const dollars = environment['VOYAGER_MAX_DOLLARS'] ?? ''
  return {
    ...(tokens === undefined ? {} : { tokens }),
    ...(calls === undefined ? {} : { calls }),
    ...(dollars === '' ? {} : { costUsd: Number(dollars) }),
  }
}

function readWhole(environment: NodeJS.ProcessEnv, name: string, least: number): number | undefined {
  const text = environment[name] ?? ''
  if (text === '') return undefined
  const value = Number(text)
  if (Number.isInteger(value) && value >= least) return value
  throw new InvalidArgumentError(name, text, `set it to a whole number of at least ${least}.`)
}
