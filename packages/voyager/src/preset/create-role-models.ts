import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import type { ChatModel } from '@voyager-mc/critic'
import { createChatModel, type CreateChatModelOptions } from './create-chat-model.ts'
import type { RoleModels } from './default-roles.ts'
import { paper } from '../paper.ts'

/** One model for all roles, and what single roles do differently. */
export interface CreateRoleModelsOptions extends CreateChatModelOptions {
  /** By role: another model, temperature, time or number of tries. */
  readonly roles?: Readonly<Partial<Record<keyof RoleModels, Partial<CreateChatModelOptions>>>>
  /** Asked in this order when a model's own tries are spent; what one leaves out is as for the role's first model. */
  readonly fallbacks?: readonly Partial<CreateChatModelOptions>[]
  /** Put around every model, such as `(model) => recordModel(model, file)`. */
  readonly wrap?: (model: BaseChatModel) => BaseChatModel
}

/** The models of `createDefaultRoles`: pass both on to it. */
export interface CreatedRoleModels {
  readonly model: ChatModel
  readonly models: Readonly<Partial<Record<keyof RoleModels, ChatModel>>>
}

/** Makes the models of all roles; the curriculum's is a little warmer than the others, as in the paper. */
export async function createRoleModels({
  roles = {},
  fallbacks = [],
  wrap = (model) => model,
  ...shared
}: CreateRoleModelsOptions): Promise<CreatedRoleModels> {
  const own: CreateRoleModelsOptions['roles'] = {
    ...roles,
    curriculum: {
      ...(shared.temperature === undefined && { temperature: paper.curriculumTemperature }),
      ...roles.curriculum,
    },
  }
  const make = async (options: CreateChatModelOptions): Promise<ChatModel> => {
    const [first, ...others] = await Promise.all(
      [options, ...fallbacks.map((other) => ({ ...options, ...other }))].map(async (each) =>
        wrap(await createChatModel(each)),
      ),
    )
    // The list begins with the model itself.
    const model = first as BaseChatModel
    return others.length === 0 ? model : model.withFallbacks(others)
  }
  const made = await Promise.all(
    Object.entries(own).map(async ([role, options]) => [role, await make({ ...shared, ...options })]),
  )
  return { model: await make(shared), models: Object.fromEntries(made) }
}
