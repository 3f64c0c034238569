import { AgentError } from '@voyager-mc/core'

/** A bot was to run a skill that its library does not hold. */
export class UnknownBotSkillError extends AgentError {
  /** The name that was asked for. */
  readonly skill: string

  constructor(skill: string, known: readonly string[]) {
    const remedy = known.length === 0 ? 'its library is empty' : `choose one of ${known.join(', ')}`
    super('unknown-bot-skill', `The bot knows no skill ${JSON.stringify(skill)}; ${remedy}.`)
    this.skill = skill
  }

  static override isInstance(this: void, error: unknown): error is UnknownBotSkillError {
    return AgentError.isInstance(error) && error.code === 'unknown-bot-skill'
  }
}
