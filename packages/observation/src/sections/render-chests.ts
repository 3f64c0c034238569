import { formatPosition, type KnownChest, type Observation } from '@voyager-mc/core'
import { renderItems } from './render-inventory.ts'

/** Renders the known chests: those with items first, then the empty ones, then those never opened; empty when none is known. */
export function renderChests({ chests }: Observation): string {
  if (chests.length === 0) return ''
  const lines = chests
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostTold)
    .map(({ position, contents }) => {
      return `- ${formatPosition(position)}: ${contents === undefined ? 'never opened' : renderItems(contents)}`
    })
  const left = chests.length - lines.length
  return ['Chests:', ...lines, ...(left > 0 ? [`- and ${left} more`] : [])].join('\n')
}

/** Chests that are told of; a model reads no list of hundreds. */
const mostTold = 24

function rank({ contents }: KnownChest): number {
  if (contents === undefined) return 2
  return Object.keys(contents).length === 0 ? 1 : 0
}
