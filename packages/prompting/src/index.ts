export { askReadable, type AskReadableOptions } from './ask-readable.ts'
export {
  askWithFeedback,
  type AskWithFeedbackOptions,
  type ReadReply,
  type RefusedReply,
  type ReplyPosition,
} from './ask-with-feedback.ts'
export {
  createReplyAsker,
  type AskReply,
  type CreateReplyAskerOptions,
  type ReplyForm,
  type ReplyQuestion,
} from './create-reply-asker.ts'
export { describeCut } from './describe-cut.ts'
export { invokeModel, type ChatModel, type InvokeModelOptions, type ModelReply } from './invoke-model.ts'
export type { OwnPrompts } from './own-prompts.ts'
export { parseLenientJson, type ParseLenientJsonOptions } from './parse-lenient-json.ts'
export type { Prompter } from './prompter.ts'
export { renderFormat, replyFormat } from './render-format.ts'
export { roleRunnable } from './role-runnable.ts'
export { situationMessage, type Screenshot, type SituationMessageOptions } from './situation-message.ts'
export { withToolCall, type ToolCallOptions } from './with-tool-call.ts'
