import { InvalidArgumentError } from '@voyager-mc/core'
import type { SkillHands } from '@voyager-mc/dashboard'
import type { OpenAgent } from './open-agent.ts'

/** Changes that a person makes to the skills of a run from its page. */
export function skillHands(
  library: Pick<OpenAgent['skillLibrary'], 'add' | 'get' | 'retire' | 'rollback'>,
): SkillHands {
  return {
    async edit(name, source) {
      const skill = await library.get(name)
      if (skill === undefined) throw new InvalidArgumentError('skill', name, 'name a skill of this library.')
      if (!source.replaceAll(/\s+/g, ' ').includes(`async function ${name}(`))
        throw new InvalidArgumentError('source', source.slice(0, 60), `keep its async function ${name}(bot).`)
      const { refused } = await library.add({ name, source }, { name: skill.task })
      if (refused !== undefined)
        throw new InvalidArgumentError('source', source.slice(0, 60), `mend it: ${refused}`)
    },
    async retire(name, reason) {
      await library.retire(name, reason)
    },
    async rollback(name, version) {
      await library.rollback(name, version)
    },
  }
}
