import { BaseCallbackHandler, type CallbackHandlerPrefersStreaming } from '@langchain/core/callbacks/base'

/**
 * A callback that hears nothing and lets LangChain stream every call of the model it is given to. The clients' own switch
 * will not do: with it OpenAI's counts the tokens itself, for which it fetches a vocabulary from the network.
 */
export function preferStreaming(): BaseCallbackHandler {
  return new StreamingHandler()
}

class StreamingHandler extends BaseCallbackHandler implements CallbackHandlerPrefersStreaming {
  readonly name = 'voyager-prefer-streaming'
  readonly lc_prefer_streaming = true
}
