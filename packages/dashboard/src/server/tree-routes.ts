import { AgentError } from '@voyager-mc/core'
import type { DashboardTree } from '../dashboard-tree.ts'
import type { Hono } from 'hono'
import type { TreeView } from '../tech-tree/tree-view.ts'
import { viewTree } from '../tech-tree/view-tree.ts'
import type { RunView } from '../view/run-view.ts'
import type { Visitor } from './replay-routes.ts'

export interface AddTreeRoutesOptions {
  readonly techTree: () => Promise<DashboardTree>
  /** The run as far as it was followed. */
  readonly view: () => RunView
}

/** Adds the routes of the tech tree; it is opened when somebody asks first, and worked out anew when the run changed. */
export function addTreeRoutes(app: Hono<Visitor>, { techTree, view }: AddTreeRoutesOptions): void {
  let opened: Promise<DashboardTree> | undefined
  const open = (): Promise<DashboardTree> => (opened ??= techTree())
  app.use('/api/tech-tree/*', async (context, next) => {
    try {
      await open()
    } catch (error) {
      if (!AgentError.isInstance(error)) throw error
      return context.text(error.message, 409)
    }
    await next()
    return undefined
  })
  let last: { readonly of: RunView; readonly tree: TreeView } | undefined
  app.get('/api/tech-tree', async (context) => {
    const tree = await open()
    const run = view()
    const isKnown = last?.of.bot === run.bot && last?.of.task === run.task && last?.of.items === run.items
    if (!isKnown || last === undefined)
      last = { of: run, tree: viewTree(tree, { ...run, inventory: run.bot?.inventory ?? {} }) }
    return context.json(last.tree)
  })
  app.get('/api/tech-tree/:item', async (context) => {
    const item = context.req.param('item')
    const tree = await open()
    if (!tree.items.includes(item)) return context.text('There is no such item.', 404)
    return context.json({ why: tree.why(item) })
  })
}
