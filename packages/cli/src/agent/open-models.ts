import { definedOf } from '@voyager-mc/core'
import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import type { CreatedRoleModels, CreateRoleModelsOptions } from '@voyager-mc/voyager/preset'
import type { Settings } from '../options/settings.ts'
import { loadPreset } from './load-preset.ts'
import { makeEmbeddings } from './make-embeddings.ts'
import { modelNameOf } from './model-settings.ts'

/** Models of the roles, for `createDefaultRoles`; empty where rules decide. */
export interface OpenedModels extends Partial<CreatedRoleModels> {
  readonly embeddings?: EmbeddingsInterface
  readonly strongAfter?: number
  readonly replyForm?: Settings['replyForm']
}

/** Makes the models that the settings name. */
export async function openModels(settings: Settings): Promise<OpenedModels> {
  const { embeddings, replay, strongModel, strongAfter, replyForm } = settings
  return {
    replyForm,
    ...(replay === undefined ? await openRoleModels(settings) : await openReplay(replay, settings)),
    ...(strongModel !== undefined && { strongAfter }),
    ...(embeddings !== undefined && {
      embeddings: await makeEmbeddings({
        model: embeddings,
        baseUrl: settings.baseUrl,
        key: settings.apiKey,
      }),
    }),
  }
}

/** Models of a cassette; those that the settings name have to be the recorded ones. */
async function openReplay(file: string, settings: Settings): Promise<CreatedRoleModels> {
  const { replayModel } = await import('@voyager-mc/voyager/models')
  const replay = (model: string | undefined): ReturnType<typeof replayModel> =>
    replayModel(file, definedOf({ model }))
  const roles = Object.entries(rolesOf(settings))
  const models = await Promise.all(roles.map(async ([role, { name }]) => [role, await replay(name)]))
  // A recording may have asked smaller models that nobody named.
  const [questions, descriptions] = await Promise.all([replay(undefined), replay(undefined)])
  return {
    model: await replay(settings.model === 'none' ? undefined : settings.model),
    models: { questions, descriptions, ...Object.fromEntries(models) },
  }
}

async function openRoleModels(settings: Settings): Promise<Partial<CreatedRoleModels>> {
  const name = modelNameOf(settings)
  const { baseUrl, apiKey, record, modelTimeoutMs, modelStreaming, temperatures } = settings
  if (name === undefined) return {}
  const { createRoleModels } = await loadPreset()
  const { recordModel } = await import('@voyager-mc/voyager/models')
  const isOpenAi = baseUrl !== undefined || name.startsWith('openai:') || !name.includes(':')
  return createRoleModels({
    name,
    roles: rolesOf(settings),
    // Other providers read their keys from variables of their own.
    ...(isOpenAi && apiKey !== undefined && { apiKey }),
    ...definedOf({ baseUrl, timeoutMs: modelTimeoutMs, temperatures }),
    ...(modelStreaming && { streaming: true }),
    ...(record !== undefined && { wrap: (model) => recordModel(model, record) }),
  })
}

function rolesOf(settings: Settings): NonNullable<CreateRoleModelsOptions['roles']> {
  const { curriculumModel, questionsModel, actionModel, strongModel, criticModel, descriptionsModel } =
    settings
  return {
    ...(curriculumModel !== undefined && { curriculum: { name: curriculumModel } }),
    ...(questionsModel !== undefined && { questions: { name: questionsModel } }),
    ...(actionModel !== undefined && { action: { name: actionModel } }),
    ...(strongModel !== undefined && { strongAction: { name: strongModel } }),
    ...(criticModel !== undefined && { critic: { name: criticModel } }),
    ...(descriptionsModel !== undefined && { descriptions: { name: descriptionsModel } }),
  }
}
