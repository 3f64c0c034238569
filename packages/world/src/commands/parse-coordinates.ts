import type { Position, Place } from '../context/position.ts'
import { CommandError } from '../errors/command-error.ts'
import { parseDecimal } from '../context/parse-number.ts'

/** Place and look from which relative coordinates count. */
export interface Origin {
  readonly position: Place
  /** Degrees, 0 is south and 90 is west. */
  readonly yaw: number
  /** Degrees, 90 is down. */
  readonly pitch: number
}

const axes = ['x', 'y', 'z'] as const

/**
 * Reads three coordinates, each absolute, relative (`~`, `~-2`) or all of them local (`^`, `^1`).
 * Whole absolute numbers mean the middle of a block unless `isBlock`; throws `CommandError`.
 */
export function parseCoordinates(
  words: readonly string[],
  origin: Origin,
  { isBlock = false }: { readonly isBlock?: boolean } = {},
): Position {
  const [first = '', second = '', third = ''] = words
  const texts = [first, second, third]
  if (texts.some((text) => text === '')) throw new CommandError('Incomplete (expected 3 coordinates)')
  if (texts.some((text) => text.startsWith('^'))) return parseLocal(texts, origin)
  const [x = 0, y = 0, z = 0] = texts.map((text, index) => {
    const axis = axes[index] ?? 'x'
    return parseCoordinate(text, origin.position[axis], { isCentred: !isBlock && axis !== 'y' })
  })
  return { x, y, z }
}

/** Reads one coordinate, absolute or relative to a base. */
export function parseCoordinate(
  text: string,
  base: number,
  { isCentred = false }: { readonly isCentred?: boolean } = {},
): number {
  if (text.startsWith('^')) {
    throw new CommandError('Cannot mix world & local coordinates (everything must either use ^ or not)')
  }
  if (text.startsWith('~')) return base + (text === '~' ? 0 : parseDecimal(text.slice(1)))
  return parseDecimal(text) + (isCentred && /^[-+]?\d+$/.test(text) ? 0.5 : 0)
}

// Left, up and forward as the origin looks.
function parseLocal(texts: readonly string[], { position, yaw, pitch }: Origin): Position {
  const [left = 0, up = 0, forward = 0] = texts.map((text) => {
    if (!text.startsWith('^')) {
      throw new CommandError('Cannot mix world & local coordinates (everything must either use ^ or not)')
    }
    return text === '^' ? 0 : parseDecimal(text.slice(1))
  })
  const turn = (yaw * Math.PI) / 180
  const tilt = (pitch * Math.PI) / 180
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [
    Math.sin(turn),
    Math.cos(turn),
    Math.sin(tilt),
    Math.cos(tilt),
  ]
  return {
    x: position.x + cosYaw * left - sinYaw * sinPitch * up - sinYaw * cosPitch * forward,
    y: position.y + cosPitch * up - sinPitch * forward,
    z: position.z + sinYaw * left + cosYaw * sinPitch * up + cosYaw * cosPitch * forward,
  }
}
