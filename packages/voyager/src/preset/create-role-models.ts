import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { createChatModel, type CreateChatModelOptions } from './create-chat-model.ts'
import type { RoleModels } from './default-roles.ts'
import { paper } from './paper.ts'

/** One model for all roles, and what single roles do differently. */
export interface CreateRoleModelsOptions extends CreateChatModelOptions {
  /** By role: another model, temperature, time or number of tries. */
  readonly roles?: Readonly<Partial<Record<keyof RoleModels, Partial<CreateChatModelOptions>>>>
}

/** The models of `createDefaultRoles`: pass both on to it. */
export interface CreatedRoleModels {
  readonly model: BaseChatModel
  readonly models: Readonly<Partial<Record<keyof RoleModels, BaseChatModel>>>
}

/** Makes the models of all roles; the curriculum's is a little warmer than the others, as in the paper. */
export async function createRoleModels({
  roles = {},
  ...shared
}: CreateRoleModelsOptions): Promise<CreatedRoleModels> {
  const own: CreateRoleModelsOptions['roles'] = {
    ...roles,
    curriculum: {
      ...(shared.temperature === undefined && { temperature: paper.curriculumTemperature }),
      ...roles.curriculum,
    },
  }
  const made = await Promise.all(
    Object.entries(own).map(async ([role, options]) => [
      role,
      await createChatModel({ ...shared, ...options }),
    ]),
  )
  return { model: await createChatModel(shared), models: Object.fromEntries(made) }
}
