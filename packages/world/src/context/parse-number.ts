import { CommandError } from '../errors/command-error.ts'

/** The smallest and the greatest number that counts. */
export interface NumberRange {
  readonly minimum?: number
  readonly maximum?: number
}

const maxInteger = 2_147_483_647

/** Reads a whole number of 32 bits; throws `CommandError` in vanilla's words. */
export function parseInteger(
  text: string,
  { minimum = -maxInteger - 1, maximum = maxInteger }: NumberRange = {},
): number {
  const value = Number(text)
  if (!/^[-+]?\d+$/.test(text) || Math.abs(value) > maxInteger + 1)
    throw new CommandError(`Invalid integer '${text}'`)
  return checkRange('Integer', value, { minimum, maximum })
}

/** Reads a number with or without a fraction; throws `CommandError` in vanilla's words. */
export function parseDecimal(
  text: string,
  { minimum = -Infinity, maximum = Infinity }: NumberRange = {},
): number {
  const value = Number(text)
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(text) || !Number.isFinite(value)) {
    throw new CommandError(`Invalid double '${text}'`)
  }
  return checkRange('Double', value, { minimum, maximum })
}

const ticksPerUnit: Readonly<Record<string, number>> = { '': 1, t: 1, s: 20, d: 24_000 }

/** Reads a span of time such as `100`, `5s` or `2d` as ticks. */
export function parseTicks(text: string): number {
  const match = /^(\d*\.?\d+)([a-z]?)$/.exec(text)
  const perUnit = ticksPerUnit[match?.[2] ?? '']
  if (!match) throw new CommandError(`Invalid float '${text}'`)
  if (perUnit === undefined) throw new CommandError('Invalid unit')
  return checkRange('Tick count', Math.round(Number(match[1]) * perUnit), {
    minimum: 0,
    maximum: maxInteger,
  })
}

function checkRange(kind: string, value: number, { minimum, maximum }: Required<NumberRange>): number {
  if (value < minimum) throw new CommandError(`${kind} must not be less than ${minimum}, found ${value}`)
  if (value > maximum) throw new CommandError(`${kind} must not be more than ${maximum}, found ${value}`)
  return value
}
