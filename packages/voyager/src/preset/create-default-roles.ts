import { definedOf } from '@voyager-mc/core'
import {
  createSkillLibrary,
  describeWithModel,
  openSkillLibrary,
  sqliteSkillStore,
  type ManagedSkillLibrary,
  type SkillStore,
} from '@voyager-mc/skill-library'
import { createTechTree } from '@voyager-mc/tech-tree'
import type { Home } from '../home/open-home.ts'
import { loadRunState } from '../history/load-run-state.ts'
import { countEmbeddings } from '../models/count-embeddings.ts'
import { initialRunState } from '../state/run-state.ts'
import { createRuleRoles } from './create-rule-roles.ts'
import type { CreateDefaultRolesOptions, DefaultRoles } from './default-roles.ts'
import { primitiveNames } from './primitive-names.ts'
import { checkpointSkills } from './skills-of-run.ts'

/** The paper's roles: driven by a model when one is given, by the rules of the tech tree otherwise. */
export async function createDefaultRoles({
  embeddings,
  ...rest
}: CreateDefaultRolesOptions): Promise<DefaultRoles> {
  const options = { ...rest, ...(embeddings && { embeddings: countEmbeddings(embeddings) }) }
  const { version, model, home, store = home?.runStore, random } = options
  const techTree = createTechTree(version)
  const state = store === undefined ? initialRunState : await loadRunState(store)
  const skillLibrary = await makeSkillLibrary(options)
  if (model !== undefined) {
    // Prompts and what they are made of take a second to load, and rules need none.
    const { createModelRoles } = await import('./create-model-roles.ts')
    return {
      kind: 'model',
      skillLibrary,
      ...(await createModelRoles({
        ...options,
        ...definedOf({ store }),
        model,
        techTree,
        state,
        skillLibrary,
      })),
    }
  }
  const experienceStore = skillLibrary.experience
  const experience = options.experience === false ? ('none' as const) : await experienceStore?.load()
  const rules = createRuleRoles({
    techTree,
    state,
    ...definedOf({ random, experience, experienceStore }),
  })
  return { kind: 'rules', skillLibrary, ...rules }
}

async function makeSkillLibrary({
  home,
  skillStore,
  skillDirectory = home && checkpointSkills(home.path),
  durability,
  embeddings,
  model,
  models,
  onSkillNotice,
  reservedNames,
  promote,
}: CreateDefaultRolesOptions): Promise<ManagedSkillLibrary> {
  const describer = models?.descriptions ?? model
  const options = {
    reservedNames: reservedNames ?? (await primitiveNames()),
    ...(onSkillNotice && { onNotice: onSkillNotice }),
    ...(promote && { promote }),
    ...(embeddings && { embeddings }),
    ...(describer && { describe: describeWithModel(describer) }),
  }
  if (skillStore !== undefined) return createSkillLibrary({ ...options, store: skillStore })
  if (skillDirectory !== undefined)
    return openSkillLibrary(skillDirectory, { ...options, ...(durability && { durability }) })
  return createSkillLibrary({ ...options, ...(home && { store: skillsOfHome(home) }) })
}

function skillsOfHome({ database, commitWith }: Home): SkillStore {
  return sqliteSkillStore(database, { commitWith })
}
