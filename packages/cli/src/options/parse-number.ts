import { InvalidArgumentError } from '@voyager-mc/core'
import type { OptionRow } from './option-row.ts'

/** Reads a number within the bounds of its row; as text it is written in digits. */
export function parseNumber(
  { type, least = 0, most = Number.MAX_SAFE_INTEGER }: OptionRow,
  { raw, place }: { readonly raw: unknown; readonly place: string },
): number {
  const isWhole = type === 'whole'
  const written = typeof raw === 'number' ? raw : readDigits(raw, isWhole)
  const isGood = written >= least && written <= most && (!isWhole || Number.isSafeInteger(written))
  if (isGood) return written
  const kind = isWhole ? 'whole number' : 'number'
  throw new InvalidArgumentError(place, raw, `pass a ${kind} from ${least} to ${most}.`)
}

// Number() also takes 0x10, 1e3, Infinity and spaces, which nobody means here.
function readDigits(raw: unknown, isWhole: boolean): number {
  const shape = isWhole ? /^[+-]?\d{1,16}$/ : /^[+-]?\d{0,15}(\.\d{0,15})?$/
  return typeof raw === 'string' && /\d/.test(raw) && shape.test(raw) ? Number(raw) : Number.NaN
}
