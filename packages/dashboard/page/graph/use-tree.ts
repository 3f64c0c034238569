import { useEffect, useState } from 'preact/hooks'
import type { RunView } from '../../src/view/run-view.ts'
import type { TreeView } from '../../src/tech-tree/tree-view.ts'

/** Least time between two questions, in milliseconds: a plan costs the learner's process a moment. */
const pauseMs = 1500

/** The tech tree as the server tells it, or why it does not, asked anew when what was held or planned changed. */
export function useTree({ bot, task, items }: RunView): TreeView | string | undefined {
  const [tree, setTree] = useState<TreeView | string>()
  const [isFirst, setFirst] = useState(true)
  useEffect(() => {
    const waiting = setTimeout(
      () => {
        setFirst(false)
        fetch('/api/tech-tree')
          .then(async (answer) => {
            // The server of this page says it in this shape.
            setTree(answer.ok ? ((await answer.json()) as TreeView) : await answer.text())
          })
          .catch(() => setTree('The server does not answer.'))
      },
      isFirst ? 0 : pauseMs,
    )
    return () => clearTimeout(waiting)
  }, [bot?.inventory, task?.name, items])
  return tree
}

/** The way to an item from nothing, in words; empty while it is asked for. */
export function useWay(item: string | undefined): string {
  const [said, setSaid] = useState<{ readonly item: string; readonly why: string }>()
  useEffect(() => {
    if (item === undefined) return
    fetch(`/api/tech-tree/${encodeURIComponent(item)}`)
      .then(async (answer) => {
        // The server of this page says it in this shape.
        const why = answer.ok ? ((await answer.json()) as { readonly why: string }).why : await answer.text()
        setSaid({ item, why })
      })
      .catch(() => setSaid({ item, why: 'The server does not answer.' }))
  }, [item])
  return said?.item === item && said !== undefined ? said.why : ''
}
