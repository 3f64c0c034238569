import { createTechTree, describeStep } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import type { TreeNode } from './tree-view.ts'
import { viewTree, type ViewTreeRun } from './view-tree.ts'

const tree = { ...createTechTree('1.19.4'), describeStep }

function nodesOf(run: Partial<ViewTreeRun>): ReadonlyMap<string, TreeNode> {
  const { nodes } = viewTree(tree, { inventory: {}, items: [], ...run })
  return new Map(nodes.map((node) => [node.name, node]))
}

test('shows the way to the great aims before anything was held', () => {
  const nodes = nodesOf({})
  expect(nodes.get('diamond_pickaxe')).toMatchObject({
    state: 'open',
    needs: expect.arrayContaining(['diamond']),
  })
  for (const { column, needs } of nodes.values())
    for (const need of needs) expect(nodes.get(need)?.column).toBeLessThan(column)
})

test('tells what is held, what was held once, for which task, and how many', () => {
  const nodes = nodesOf({
    inventory: { stick: 3 },
    items: [
      { name: 'oak_log', atMs: 5, task: 'Mine 1 oak_log' },
      { name: 'stick', atMs: 9 },
    ],
  })
  expect(nodes.get('oak_log')).toMatchObject({ state: 'had', hadAtMs: 5, hadFor: 'Mine 1 oak_log' })
  expect(nodes.get('stick')).toMatchObject({ state: 'held', count: 3 })
})

test('plans the task from what is held, each step in words', () => {
  const run = {
    inventory: { oak_log: 5 },
    items: [],
    task: { name: 'Craft 1 wooden_pickaxe', reasoning: 'Stone.' },
  }
  const view = viewTree(tree, run)
  expect(view).toMatchObject({ task: 'Craft 1 wooden_pickaxe', reasoning: 'Stone.' })
  expect(view.steps.at(-1)).toBe('craft 1 wooden_pickaxe at a crafting_table')
  const nodes = nodesOf(run)
  expect(nodes.get('wooden_pickaxe')).toMatchObject({ state: 'planned', step: view.steps.at(-1) })
  expect(nodes.get('oak_planks')?.state).toBe('planned')
  expect(nodes.get('oak_log')).toMatchObject({ state: 'held', count: 5 })
})

test('a task of gathering is planned for as many more', () => {
  const view = viewTree(tree, { inventory: { oak_log: 2 }, items: [], task: { name: 'Mine 3 oak_log' } })
  expect(view.steps).toEqual(['mine 3 oak_log'])
})

test.each(['Dance around', 'Sleep', '<script>', 'Mine 3 bedrock'])('has no plan for %s', (name) => {
  expect(viewTree(tree, { inventory: {}, items: [], task: { name } }).steps).toEqual([])
})

test('names of a hostile server are shown and need nothing', () => {
  expect(nodesOf({ inventory: { '<b>': 1 }, items: [{ name: '<b>', atMs: 1 }] }).get('<b>')).toMatchObject({
    column: 0,
    needs: [],
  })
})

test('things within reach are told apart from those far away', () => {
  const nodes = nodesOf({ inventory: { oak_log: 4 }, items: [{ name: 'oak_log', atMs: 1 }] })
  expect([...nodes.values()].filter(({ state }) => state === 'next').length).toBeGreaterThan(3)
})
