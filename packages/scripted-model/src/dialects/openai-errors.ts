import type { ScriptedReply } from '../scripted-reply.ts'

/** Body of an error in OpenAI's words. */
export function openaiError({
  status,
  message = `scripted ${status}`,
  code,
}: ScriptedReply & { readonly type: 'status' }): object {
  return { error: { message, type: 'scripted', param: null, code: code ?? null } }
}
