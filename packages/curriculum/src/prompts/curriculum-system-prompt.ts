import { proposalSchema } from './proposal-schema.ts'
import { replyFormat, type ReplyForm } from '@voyager-mc/prompting'

export interface CurriculumSystemPromptInput {
  /** Rules of one's own, one per entry, added after the standing ones. */
  readonly rules?: readonly string[]
  /** Form of the reply, `text` when absent; a tool holds the form itself. */
  readonly output?: ReplyForm
}

/** The system prompt of the curriculum: its aim, how to read the fields, the rules for a task, the format. */
export function curriculumSystemPrompt({ rules = [], output }: CurriculumSystemPromptInput = {}): string {
  const numbered = [...standingRules, ...rules].map((rule, index) => `${index + 1}. ${rule}`)
  const listed = ['Rules for the task:', ...numbered].join('\n')
  return [introduction, fields, listed, replyFormat(proposalSchema, { output })]
    .filter((part) => part !== '')
    .join('\n\n')
}

const introduction = `You choose the next task of a Minecraft player in survival mode, who shall discover and learn to do as much as possible.`

const fields = `What the message leaves out is none or not known.
- Health and hunger: below 15 of 20 food comes first.
- Equipment: better armor or tools held are put on.
- Chests: use contents; look into one never opened.
- Failed tasks: come back to them better prepared.`

const standingRules: readonly string[] = [
  'One short phrase that names resource, tool or creature: "Mine [quantity] [block]", or Craft, Smelt, Kill, Cook, Equip.',
  'Possible now, with what is held and the places met.',
  'New: rarer materials, better tools. Repeat a completed task only when something better needs more of it.',
  'Success must show in inventory, equipment, hunger or dimension ("Enter the Nether" is a task): no placing, building, planting, trading or sleeping.',
]
