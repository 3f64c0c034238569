/** Text that stands for itself in a page, also inside quotation marks. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** A table of cells whose text is escaped; the first row holds the heads. */
export function renderTable([heads = [], ...rows]: readonly (readonly string[])[], caption: string): string {
  const cells = (row: readonly string[]): string =>
    row
      .map((cell, index) =>
        index === 0 ? `<th scope="row">${escapeHtml(cell)}</th>` : `<td>${escapeHtml(cell)}</td>`,
      )
      .join('')
  return [
    `<table><caption>${escapeHtml(caption)}</caption>`,
    `<thead><tr>${heads.map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}</tbody></table>`,
  ].join('\n')
}

/** A table that is moved sideways where it is wider than the page, by keys as well. */
export function renderWide(table: string): string {
  return `<div class="wide" role="group" aria-label="Table" tabindex="0">${table}</div>`
}

/** A figure that keeps its letters readable on a narrow screen, where it is moved sideways. */
export function renderFigure(svg: string): string {
  return `<figure class="wide" tabindex="0">${svg}</figure>`
}
