import { proposalSchema } from './proposal-schema.ts'
import { renderFormat } from '@voyager-mc/prompting'

export interface CurriculumSystemPromptInput {
  /** Rules of one's own, one per entry, added after the standing ones. */
  readonly rules?: readonly string[]
}

/** The system prompt of the curriculum: its aim, how to read the fields, the rules for a task, the format. */
export function curriculumSystemPrompt({ rules = [] }: CurriculumSystemPromptInput = {}): string {
  const numbered = [...standingRules, ...rules].map((rule, index) => `${index + 1}. ${rule}`)
  return [introduction, fields, ['Rules for the task:', ...numbered].join('\n'), format].join('\n\n')
}

const introduction = `You choose the next task for a Minecraft player in survival mode, who in time shall discover as many different things as possible, do as many different tasks as possible, and become the best player there is.`

const fields = `How to read the message; what is left out is not known at the moment:
- Health and hunger: above 15 of 20 all is well; below, food comes first.
- Equipment: better armor or tools in the inventory should be put on.
- Chests: contents may be used; one never opened should be looked into.
- Completed tasks: choose something new.
- Failed tasks: too hard so far; come back to them better prepared.`

const standingRules: readonly string[] = [
  'Think like a mentor who knows what the player is able to learn next.',
  'Write one short phrase that names resource, tool or creature: "Mine [quantity] [block]", or Craft, Smelt, Kill, Cook, Equip. One task only, without reasons.',
  'It must be possible now, with what is held and the places met so far.',
  'It should be new and interesting: rarer materials, better tools, things never done before. Repeat a kind of task only when something better needs more of that material.',
  'No building of shelters and no sleeping, not even at night.',
  'Success has to show in the inventory, the equipment or the hunger bar: no placing, building, planting or trading.',
]

const format = `Reply with this JSON object and nothing else:\n${renderFormat(proposalSchema)}\nExample of a task: Obtain 1 wood log`
