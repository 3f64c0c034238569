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

const introduction = `You choose the next task for a Minecraft player in survival mode, who shall discover as much, do as many different tasks and become as good as possible.`

const fields = `How to read the message; what is left out is none or not known:
- Health and hunger: below 15 of 20 food comes first.
- Equipment: better armor or tools held should be put on.
- Chests: use contents; look into one never opened.
- Completed tasks: choose something new.
- Failed tasks: come back to them better prepared.`

const standingRules: readonly string[] = [
  'Think like a mentor who knows what the player can learn next.',
  'One short phrase that names resource, tool or creature: "Mine [quantity] [block]", or Craft, Smelt, Kill, Cook, Equip.',
  'Possible now, with what is held and the places met.',
  'New and interesting: rarer materials, better tools. Repeat a kind of task only when something better needs more of that material.',
  'No shelters and no sleeping, not even at night.',
  'Success must show in inventory, equipment or hunger: no placing, building, planting or trading.',
]

const format = `Reply with this JSON object and nothing else:\n${renderFormat(proposalSchema)}\nExample of a task: Obtain 1 wood log`
