export type { ChatModel, Screenshot } from '@voyager-mc/prompting'
export { checkProgram, type CheckProgramOptions } from './checks/check-program.ts'
export type { ProgramCall } from './checks/list-calls.ts'
export type { ProgramFinding } from './checks/program-finding.ts'
export { programGlobals } from './checks/program-globals.ts'
export { createActionAgent, type CreateActionAgentOptions } from './create-action-agent.ts'
export {
  listPrimitiveNames,
  renderPrimitives,
  type PrimitiveDescription,
} from './prompts/primitive-description.ts'
export { extractProgram } from './program/extract-program.ts'
export { actionRequestPrompt } from './prompts/action-request-prompt.ts'
export { actionSystemPrompt, type ActionSystemPromptInput } from './prompts/action-system-prompt.ts'
export { refusedProgramPrompt } from './prompts/refused-program-prompt.ts'
export { toRunnable } from './to-runnable.ts'
