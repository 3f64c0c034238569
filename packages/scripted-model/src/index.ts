export type { ChatRequest, ChatRequestMessage } from './chat-request.ts'
export type { ScriptedReply, ScriptedUsage } from './scripted-reply.ts'
export {
  startScriptedModel,
  type ScriptedModel,
  type StartScriptedModelOptions,
} from './start-scripted-model.ts'
