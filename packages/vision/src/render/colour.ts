/** Parts of a colour 0xrrggbb. */
export const redOf = (colour: number): number => (colour >> 16) & 255
export const greenOf = (colour: number): number => (colour >> 8) & 255
export const blueOf = (colour: number): number => colour & 255

/** Light that falls on each face: down, up, north, south, west, east. */
export const faceLight: readonly number[] = [0.5, 1, 0.8, 0.8, 0.65, 0.65]

/** Colour of a body, of which a name always gives the same; never as green or brown as land. */
export function colourOfName(name: string): number {
  let hash = 7
  for (const letter of name) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
  return ((150 + (hash & 63)) << 16) | ((40 + ((hash >> 8) & 63)) << 8) | (120 + ((hash >> 16) & 127))
}

/** Part of full daylight at a time of day, at least `least`. */
export function daylight(timeOfDay: number, least: number): number {
  const height = Math.cos(((timeOfDay - 6000) / 24_000) * 2 * Math.PI)
  return Math.max(least, Math.min(1, 0.6 + height))
}
