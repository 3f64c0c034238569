import type { DashboardTree } from '@voyager-mc/dashboard'

/** Opens the tech tree of a game version for the page; it is loaded only now, because few commands need it. */
export async function openTechTree(version: string): Promise<DashboardTree> {
  const { createTechTree, describeStep } = await import('@voyager-mc/tech-tree')
  return { ...createTechTree(version), describeStep }
}
