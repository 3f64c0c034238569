import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { RunView } from '../../src/view/run-view.ts'
import type { TreeNode, TreeNodeState, TreeView } from '../../src/tech-tree/tree-view.ts'
import { Graph } from '../graph/graph.tsx'
import { useTree, useWay } from '../graph/use-tree.ts'
import { duration, readable } from '../state/words.ts'
import { Panel } from './panel.tsx'

/** The tech tree that fills: what is had, what is planned, and why. */
export function TechTree({ view }: { readonly view: RunView }): JSX.Element {
  const tree = useTree(view)
  return (
    <Panel title="Tech tree" wide>
      {tree === undefined && <p class="empty">The tech tree is being opened …</p>}
      {typeof tree === 'string' && <p class="bad">{tree}</p>}
      {typeof tree === 'object' && <Tree tree={tree} beganAtMs={view.beganAtMs ?? 0} />}
    </Panel>
  )
}

function Tree({ tree, beganAtMs }: { readonly tree: TreeView; readonly beganAtMs: number }): JSX.Element {
  const [chosen, setChosen] = useState<string>()
  const nodes = useMemo(
    () =>
      tree.nodes.map(({ name, column, needs, state, count }) => ({
        name,
        column,
        needs,
        text: `${count === undefined ? '' : `${count} `}${readable(name)}`,
        mark: signs[state],
        tone: `tree-${state}`,
        words: meanings[state],
      })),
    [tree],
  )
  const node = tree.nodes.find(({ name }) => name === chosen)
  return (
    <>
      <Intent tree={tree} />
      <p class="legend">
        {states.map((state) => (
          <span key={state} class={`tree-${state}`}>
            {signs[state]} {meanings[state]}: {tree.nodes.filter((other) => other.state === state).length}
          </span>
        ))}
      </p>
      <Graph label="Items and what they are made of" nodes={nodes} chosen={chosen} choose={setChosen} />
      {node === undefined ? (
        <p class="quiet">Choose an item to see why it is wanted and how it is had.</p>
      ) : (
        <ItemDetails node={node} tree={tree} beganAtMs={beganAtMs} />
      )}
    </>
  )
}

/** The task, the reason for it, and the plan. */
function Intent({ tree: { task, reasoning, steps } }: { readonly tree: TreeView }): JSX.Element {
  if (task === undefined) return <p class="empty">No task is in work, so nothing is planned.</p>
  return (
    <>
      <p>
        <strong>{task}</strong>
        {reasoning !== undefined && <span class="quiet"> {reasoning}</span>}
      </p>
      {steps.length === 0 ? (
        <p class="quiet">The tech tree has no further step for it.</p>
      ) : (
        <ol>
          {steps.map((step, index) => (
            <li key={index}>{step}</li>
          ))}
        </ol>
      )}
    </>
  )
}

function ItemDetails({
  node: { name, state, needs, step, hadAtMs, hadFor },
  tree: { nodes },
  beganAtMs,
}: {
  readonly node: TreeNode
  readonly tree: TreeView
  readonly beganAtMs: number
}): JSX.Element {
  const way = useWay(name)
  const serves = nodes.filter((other) => other.needs.includes(name))
  const words = (names: readonly string[]): string => names.map(readable).join(', ') || 'nothing'
  return (
    <dl>
      <dt>Item</dt>
      <dd>
        {readable(name)}, {meanings[state]}
      </dd>
      {hadAtMs !== undefined && <dt>First held</dt>}
      {hadAtMs !== undefined && (
        <dd>
          after {duration(hadAtMs - beganAtMs)}
          {hadFor !== undefined && ` in the task ${hadFor}`}
        </dd>
      )}
      {step !== undefined && <dt>Planned</dt>}
      {step !== undefined && <dd>{step}</dd>}
      <dt>Needs</dt>
      <dd>{words(needs)}</dd>
      <dt>Serves</dt>
      <dd>{words(serves.map((other) => other.name))}</dd>
      <dt>How</dt>
      <dd>{way}</dd>
    </dl>
  )
}

const states: readonly TreeNodeState[] = ['held', 'had', 'planned', 'next', 'open']
const signs: Readonly<Record<TreeNodeState, string>> = {
  held: '✓',
  had: '·',
  planned: '➜',
  next: '○',
  open: ' ',
}
const meanings: Readonly<Record<TreeNodeState, string>> = {
  held: 'held',
  had: 'had before',
  planned: 'planned',
  next: 'within reach',
  open: 'still far',
}
