import {
  createSkillLibrary,
  describeWithModel,
  fileSkillStore,
  memorySkillStore,
  type ManagedSkillLibrary,
} from '@voyager-mc/skill-library'
import { createTechTree } from '@voyager-mc/tech-tree'
import { loadRunState } from '../state/load-run-state.ts'
import { initialRunState } from '../state/run-state.ts'
import { createModelRoles } from './create-model-roles.ts'
import { createRuleRoles } from './create-rule-roles.ts'
import type { CreateDefaultRolesOptions, DefaultRoles } from './default-roles.ts'
import { primitiveNames } from './primitive-names.ts'

/** The paper's roles: driven by a model when one is given, by the rules of the tech tree otherwise. */
export async function createDefaultRoles(options: CreateDefaultRolesOptions): Promise<DefaultRoles> {
  const { version, model, store, random } = options
  const techTree = createTechTree(version)
  const state = store === undefined ? initialRunState : await loadRunState(store)
  const skillLibrary = await openSkillLibrary(options)
  if (model !== undefined) {
    return {
      kind: 'model',
      skillLibrary,
      ...(await createModelRoles({ ...options, model, techTree, state })),
    }
  }
  return { kind: 'rules', skillLibrary, ...createRuleRoles({ techTree, state, ...(random && { random }) }) }
}

async function openSkillLibrary({
  skillDirectory,
  embeddings,
  model,
  models,
  onSkillNotice,
  reservedNames,
  promote,
}: CreateDefaultRolesOptions): Promise<ManagedSkillLibrary> {
  const notice = onSkillNotice === undefined ? {} : { onNotice: onSkillNotice }
  const describer = models?.descriptions ?? model
  return createSkillLibrary({
    store: skillDirectory === undefined ? memorySkillStore() : fileSkillStore(skillDirectory, notice),
    reservedNames: reservedNames ?? (await primitiveNames()),
    ...notice,
    ...(promote && { promote }),
    ...(embeddings && { embeddings }),
    ...(describer && { describe: describeWithModel(describer) }),
  })
}
