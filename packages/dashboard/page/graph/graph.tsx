import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { useGrowing } from './use-growing.ts'
import { lineBetween, placeNodes, type GraphNode } from './place-nodes.ts'

/** Things in columns with lines to what they need; each is a button, and the chosen one shows its lines. */
export function Graph({
  label,
  nodes,
  chosen,
  choose,
}: {
  readonly label: string
  readonly nodes: readonly GraphNode[]
  readonly chosen: string | undefined
  readonly choose: (name: string | undefined) => void
}): JSX.Element {
  const { places, width, height } = useMemo(() => placeNodes(nodes), [nodes])
  const drawn = nodes.slice(0, useGrowing(nodes.length))
  return (
    <div class="graph" role="group" aria-label={label} tabIndex={0}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {drawn.flatMap(({ name, needs }) =>
          needs.map((need) => {
            const line = lineBetween(places.get(need), places.get(name))
            const isChosen = chosen === name || chosen === need
            return line === undefined ? null : (
              <path key={`${need} ${name}`} class={isChosen ? 'edge chosen' : 'edge'} d={line} />
            )
          }),
        )}
        {drawn.map((node) => (
          <Node key={node.name} node={node} at={places.get(node.name)} chosen={chosen} choose={choose} />
        ))}
      </svg>
    </div>
  )
}

function Node({
  node: { name, text, mark, tone, words },
  at,
  chosen,
  choose,
}: {
  readonly node: GraphNode
  readonly at:
    | { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
    | undefined
  readonly chosen: string | undefined
  readonly choose: (name: string | undefined) => void
}): JSX.Element | null {
  if (at === undefined) return null
  const isChosen = chosen === name
  const act = (): void => choose(isChosen ? undefined : name)
  return (
    <g
      class={`node ${tone}${isChosen ? ' chosen' : ''}`}
      role="button"
      // Names of SVG's attributes are taken letter by letter.
      tabindex={0}
      aria-pressed={isChosen}
      aria-label={`${text}, ${words}`}
      onClick={act}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        act()
      }}
    >
      <rect x={at.x} y={at.y} width={at.width} height={at.height} rx={6} />
      <text x={at.x + 8} y={at.y + at.height / 2 + 4}>
        {mark} {text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text}
      </text>
    </g>
  )
}

/** Letters that fit into a box. */
const longestText = 21
