export { createChatModel, type CreateChatModelOptions } from './create-chat-model.ts'
export {
  createRoleModels,
  type CreatedRoleModels,
  type CreateRoleModelsOptions,
} from './create-role-models.ts'
export { createDefaultRoles } from './create-default-roles.ts'
export {
  createDefaultVoyager,
  type CreateDefaultVoyagerOptions,
  type DefaultVoyager,
} from './create-default-voyager.ts'
export type { CreateDefaultRolesOptions, DefaultRoles, RoleModels, RoleSettings } from './default-roles.ts'
export { paper } from '../paper.ts'
export { parseModelName, type ModelName } from './model-name.ts'
export { primitiveNames } from './primitive-names.ts'
export { returnPlacedItems } from './return-placed-items.ts'
export { skillsOfRun } from './skills-of-run.ts'
export { worldOfHome } from './world-of-home.ts'
