import type { Display } from '../display/display.ts'
import { takePlace } from './take-place.ts'

/** Works on a run that is kept at a place; work that fails before its first event leaves no new place behind. */
export async function inPlace<Value>(
  place: string | undefined,
  { display, work }: { readonly display: Display; readonly work: (display: Display) => Promise<Value> },
): Promise<Value> {
  if (place === undefined) return work(display)
  const { discard } = await takePlace(place)
  let hasBegun = false
  try {
    return await work({
      ...display,
      show: (event) => {
        hasBegun = true
        display.show(event)
      },
    })
  } catch (error) {
    if (!hasBegun) await discard()
    throw error
  }
}
