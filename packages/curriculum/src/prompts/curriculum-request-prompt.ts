import type { NearbyBlock, Observation } from '@voyager-mc/core'
import {
  observationSections,
  quoteLine,
  quoteUntrusted,
  renderEssentialInventory,
  renderSurroundings,
  sectionNames,
  type SectionName,
  type SelectedSections,
} from '@voyager-mc/observation'
import type { CurriculumMemory, FailedTask } from '../rules/curriculum-memory.ts'
import type { AnsweredQuestion } from './answered-question.ts'

export interface CurriculumRequestPromptInput {
  readonly observation: Observation
  readonly memory: CurriculumMemory
  /** Which parts to show. */
  readonly selected: SelectedSections
  /** Shown where the selection has the context. */
  readonly context?: readonly AnsweredQuestion[]
}

/** Renders the situation for the curriculum, only with the selected parts. */
export function curriculumRequestPrompt(input: CurriculumRequestPromptInput): string {
  return input.selected.sections
    .map((section) => {
      if (section === 'context') return renderContext(input.context ?? [])
      if (section === 'completedTasks') return renderCompleted(input.memory)
      if (section === 'failedTasks') return renderFailed(input.memory)
      return renderSection(section, input)
    })
    .filter((text) => text !== undefined && text !== '')
    .join('\n')
}

/** Renders all that is known, whatever the progress: for plans. */
export function renderEverything(observation: Observation, memory: CurriculumMemory): string {
  return curriculumRequestPrompt({
    observation,
    memory,
    selected: { sections: [...sectionNames, 'completedTasks', 'failedTasks'], fullInventory: true },
  })
}

/** Renders what questions about the game can start from: not where exactly things are, nor why tasks failed. */
export function renderForQuestions(observation: Observation, memory: CurriculumMemory): string {
  return curriculumRequestPrompt({
    observation: { ...observation, usesLeft: {}, nearbyBlocks: observation.nearbyBlocks.map(atHand) },
    memory: {
      completed: memory.completed.slice(-latestTasks),
      failed: memory.failed.map(({ name, failures }) => ({ name, failures })),
    },
    selected: { sections: [...questionSections, 'completedTasks', 'failedTasks'], fullInventory: true },
  })
}

/** Completed tasks from which questions start: those of long ago say nothing new. */
const latestTasks = 12

/** A kind of block without where and how many. */
function atHand(block: NearbyBlock): NearbyBlock {
  return { ...block, count: Infinity, distanceBlocks: 0 }
}

/** Sections of which nobody asks anything about the game. */
const unasked: ReadonlySet<SectionName> = new Set(['time', 'position', 'equipment', 'chests', 'places'])

const questionSections = sectionNames.filter((name) => !unasked.has(name))

function renderSection(name: SectionName, { observation, selected }: CurriculumRequestPromptInput): string {
  if (name === 'biome') return renderSurroundings(observation)
  if (name === 'inventory' && !selected.fullInventory) return renderEssentialInventory(observation)
  return observationSections[name](observation)
}

function renderContext(pairs: readonly AnsweredQuestion[]): string | undefined {
  if (pairs.length === 0) return undefined
  const lines = pairs.map(({ question, answer }, index) => `${index + 1}. ${question}\n${answer}`)
  return ['Context:', ...lines].join('\n')
}

function renderCompleted({ completed }: CurriculumMemory): string {
  return `Completed tasks: ${completed.length === 0 ? 'none' : completed.join(', ')}`
}

function renderFailed({ failed }: CurriculumMemory): string {
  if (failed.length === 0) return 'Failed tasks: none'
  const lines = failed.map(({ name, failures, reason }) => {
    const times = failures === 1 ? '' : ` (${failures} times)`
    return `- ${name}${times}${reason === undefined ? '' : `: ${quoteUntrusted(reason, { cut: 'middle' })}`}`
  })
  return ['Failed tasks:', ...lines, ...failed.flatMap(renderLog)].join('\n')
}

/** Last words of the program that failed at last, by which the next task is chosen. */
function renderLog({ name, log }: FailedTask): readonly string[] {
  if (log === undefined) return []
  return [`End of the log of "${name}":`, ...log.map((line) => `- ${quoteLine(line)}`)]
}
