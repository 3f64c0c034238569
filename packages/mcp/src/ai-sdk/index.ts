export { toAiTools, type ToAiToolsOptions } from './to-ai-tools.ts'
