import type { ComponentChildren, JSX } from 'preact'

export interface TableRow {
  readonly key: string
  readonly cells: readonly ComponentChildren[]
}

/**
 * Table that scrolls by itself; on a telephone each row is a card whose cells say their heads. Roles are named, because cards
 * are no table to the browser.
 */
export function Table({
  label,
  heads,
  rows,
}: {
  readonly label: string
  readonly heads: readonly string[]
  readonly rows: readonly TableRow[]
}): JSX.Element {
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={label}>
      <table class="cards" role="table">
        <thead role="rowgroup">
          <tr role="row">
            {heads.map((head) => (
              <th scope="col" role="columnheader" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells }) => (
            <tr key={key} role="row">
              {cells.map((cell, index) => (
                <td key={heads[index]} class="text" role="cell" data-head={heads[index]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
