export type { ChatRequest, ChatRequestMessage } from './chat-request.ts'
export type { DialectName } from './dialect-name.ts'
export type { ScriptedAnswer, ScriptedReply, ScriptedUsage } from './scripted-reply.ts'
export {
  startScriptedModel,
  type ScriptedModel,
  type StartScriptedModelOptions,
} from './start-scripted-model.ts'
export {
  evenRates,
  faultKinds,
  type FaultKind,
  type FaultRates,
  type LineFault,
  type ReplyFault,
} from './faults/fault-kind.ts'
export {
  faultyWriter,
  type FaultyWriter,
  type FaultyWriterOptions,
  type WritingRequest,
} from './faults/faulty-writer.ts'
export type { ProgramReply } from './faults/written-lines.ts'
