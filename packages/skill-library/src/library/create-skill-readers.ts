import { resolveProgram } from '../compose/resolve-program.ts'
import type { LibraryState } from './library-state.ts'
import type { ManagedSkillLibrary } from './managed-skill-library.ts'
import { toSkill } from '../record/to-skill.ts'
import { verifySkills } from './verify-skills.ts'

/** The calls of a library that look things up by name. */
export type SkillReaders = Pick<
  ManagedSkillLibrary,
  'records' | 'list' | 'get' | 'versions' | 'resolve' | 'verify'
>

export function createSkillReaders(state: LibraryState): SkillReaders {
  const { catalog, onNotice } = state

  return {
    async records() {
      await state.open()
      return catalog.all()
    },
    async list() {
      await state.open()
      return catalog
        .all()
        .filter(({ status }) => status === 'active')
        .map(toSkill)
    },
    async get(name) {
      await state.open()
      const record = catalog.current(name)
      return record === undefined ? undefined : toSkill(record)
    },
    async versions(name) {
      await state.open()
      return catalog.versions(name)
    },
    async resolve(program) {
      await state.open()
      const { program: resolved, cycles } = resolveProgram(program, catalog)
      for (const cycle of cycles) {
        onNotice({
          type: 'dependency-cycle',
          message: `Skills call each other in a circle: ${cycle.join(' → ')}.`,
        })
      }
      return resolved
    },
    async verify(options) {
      await state.open()
      return verifySkills(state, options)
    },
  }
}
