import { HumanMessage } from '@langchain/core/messages'
import { InvalidArgumentError, type CallOptions, type Observation } from '@voyager-mc/core'

/** Takes a picture of what the agent sees, as a data URL such as `data:image/png;base64,…`; undefined when there is none. */
export type Screenshot = (observation: Observation, options?: CallOptions) => Promise<string | undefined>

export interface SituationMessageOptions extends CallOptions {
  readonly observation: Observation
  /** Takes another picture than the observation's own, which is sent by default; without either text goes alone. */
  readonly screenshot?: Screenshot
}

/** The human message about a situation: its text, and a picture of it when one can be had. */
export async function situationMessage(
  text: string,
  { observation, screenshot = ownPicture, signal }: SituationMessageOptions,
): Promise<HumanMessage> {
  const url = await screenshot(observation, signal ? { signal } : {})
  if (url === undefined) return new HumanMessage(text)
  if (!/^data:image\/[\w.+-]+[;,]/.test(url)) {
    const shown = url.slice(0, 40)
    throw new InvalidArgumentError('screenshot', shown, 'return a data URL such as data:image/png;base64,….')
  }
  return new HumanMessage({
    content: [
      { type: 'text', text: `${text}\nScreenshot: attached` },
      { type: 'image_url', image_url: { url } },
    ],
  })
}

const ownPicture: Screenshot = async ({ screenshot }) => screenshot
