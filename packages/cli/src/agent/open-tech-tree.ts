import type { TechTree } from '@voyager-mc/tech-tree'

/** Opens the tech tree of a game version; it is loaded only now, because few commands need it. */
export async function openTechTree(version: string): Promise<TechTree> {
  const { createTechTree } = await import('@voyager-mc/tech-tree')
  return createTechTree(version)
}
