import { HumanMessage } from '@langchain/core/messages'
import { InvalidArgumentError, type CallOptions, type Observation } from '@voyager-mc/core'

/**
 * Takes a picture of what the agent sees, as a data URL such as `data:image/png;base64,…`, or several, such as of a building from
 * all sides; undefined or an empty list when there is none.
 */
export type Screenshot = (
  observation: Observation,
  options?: CallOptions,
) => Promise<string | readonly string[] | undefined>

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
  const taken = await screenshot(observation, signal ? { signal } : {})
  const urls = typeof taken === 'string' ? [taken] : (taken ?? [])
  if (urls.length === 0) return new HumanMessage(text)
  for (const url of urls) checkPicture(url)
  return new HumanMessage({
    content: [
      { type: 'text', text: `${text}\n${urls.length === 1 ? 'Screenshot' : 'Screenshots'}: attached` },
      ...urls.map((url) => ({ type: 'image_url' as const, image_url: { url } })),
    ],
  })
}

function checkPicture(url: string): void {
  if (/^data:image\/[\w.+-]+[;,]/.test(url)) return
  const shown = url.slice(0, 40)
  throw new InvalidArgumentError('screenshot', shown, 'return a data URL such as data:image/png;base64,….')
}

const ownPicture: Screenshot = async ({ screenshot }) => screenshot
