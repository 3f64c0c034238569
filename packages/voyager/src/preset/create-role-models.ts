import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { InvalidArgumentError } from '@voyager-mc/core'
import type { ChatModel } from '@voyager-mc/critic'
import { createChatModel, type CreateChatModelOptions } from './create-chat-model.ts'
import type { RoleModels } from './default-roles.ts'
import { paper } from '../paper.ts'
import { smallerModel } from './smaller-model.ts'

/** Roles that have one model. */
type ModelRole = Exclude<keyof RoleModels, 'actionByAttempt'>

/** One model for all roles, and what single roles do differently. */
export interface CreateRoleModelsOptions extends CreateChatModelOptions {
  /** By role: another model, temperature, time or number of tries. */
  readonly roles?: Readonly<Partial<Record<ModelRole, Partial<CreateChatModelOptions>>>>
  /** Asked in this order when a model's own tries are spent; what one leaves out is as for the role's first model. */
  readonly fallbacks?: readonly Partial<CreateChatModelOptions>[]
  /**
   * Temperatures of the model that writes programs, for the first, second and further attempts at a task; the last one
   * holds for all that follow. Such as `[0, 0.3, 0.7]`: a program that failed is not written once more as it was.
   */
  readonly temperatures?: readonly number[]
  /**
   * Whether questions and descriptions go to a smaller model of the same provider where one is known and none is named, with
   * the model itself behind it when the smaller one fails; the default is true. Endpoints of one's own have no other model.
   */
  readonly smallForChores?: boolean
  /** Put around every model, such as `(model) => recordModel(model, file)`. */
  readonly wrap?: (model: BaseChatModel) => BaseChatModel
}

/** The models of `createDefaultRoles`: pass both on to it. */
export interface CreatedRoleModels {
  readonly model: ChatModel
  readonly models: RoleModels
}

/** Makes the models of all roles; the curriculum's is a little warmer than the others, as in the paper. */
export async function createRoleModels({
  roles = {},
  fallbacks = [],
  temperatures = [],
  smallForChores = true,
  wrap = (model) => model,
  ...shared
}: CreateRoleModelsOptions): Promise<CreatedRoleModels> {
  checkTemperatures(temperatures)
  const own: CreateRoleModelsOptions['roles'] = {
    ...roles,
    curriculum: {
      ...(shared.temperature === undefined && { temperature: paper.curriculumTemperature }),
      ...roles.curriculum,
    },
  }
  const make = async (
    options: CreateChatModelOptions,
    substitutes: readonly Partial<CreateChatModelOptions>[] = [],
  ): Promise<ChatModel> => {
    const [first, ...others] = await Promise.all(
      [options, ...[...substitutes, ...fallbacks].map((other) => ({ ...options, ...other }))].map(
        async (each) => wrap(await createChatModel(each)),
      ),
    )
    // The list begins with the model itself.
    const model = first as BaseChatModel
    return others.length === 0 ? model : model.withFallbacks(others)
  }
  const made = await Promise.all(
    Object.entries(own).map(async ([role, options]) => [role, await make({ ...shared, ...options })]),
  )
  const small = await Promise.all(
    choresOf({ roles: own, smallForChores, ...shared }).map(async ({ role, name }) => [
      role,
      await make({ ...shared, ...own[role], name }, [{ name: shared.name }]),
    ]),
  )
  const [first, ...others] = await Promise.all(
    temperatures.map((temperature) => make({ ...shared, ...own.action, temperature })),
  )
  const byAttempt = first === undefined ? {} : { actionByAttempt: [first, ...others] }
  return {
    model: await make(shared),
    models: { ...Object.fromEntries(made), ...Object.fromEntries(small), ...byAttempt },
  }
}

/** Roles that a smaller model does as well: answers are short facts, and skills are found whatever their descriptions. */
const chores = ['questions', 'descriptions'] as const

/** Roles that take a smaller model, and its name; endpoints of one's own have no other models. */
function choresOf({
  roles = {},
  smallForChores,
  name,
  baseUrl,
  providerUrl,
}: CreateRoleModelsOptions): readonly { readonly role: (typeof chores)[number]; readonly name: string }[] {
  const small =
    smallForChores && baseUrl === undefined && providerUrl === undefined ? smallerModel(name) : undefined
  if (small === undefined) return []
  const isOwn = (role: (typeof chores)[number]): boolean =>
    roles[role]?.name !== undefined || roles[role]?.baseUrl !== undefined
  return chores.filter((role) => !isOwn(role)).map((role) => ({ role, name: small }))
}

// Above it no provider takes one.
const hottest = 2

// More than any task has attempts in the paper; each one is a client of its own.
const mostTemperatures = 50

function checkTemperatures(temperatures: readonly number[]): void {
  const odd = temperatures.find((each) => !(each >= 0 && each <= hottest))
  if (odd !== undefined)
    throw new InvalidArgumentError('temperatures', odd, `use numbers from 0 to ${hottest}.`)
  if (temperatures.length > mostTemperatures)
    throw new InvalidArgumentError('temperatures', temperatures.length, `pass at most ${mostTemperatures}.`)
}
