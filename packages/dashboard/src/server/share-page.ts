import { gzipSync } from 'node:zlib'
import { DashboardError } from '../dashboard-error.ts'
import type { PageFiles } from './page-files.ts'

/** Identity of the element that holds a replay within its page. */
const place = 'replay'

/** Makes one file of the page and a replay; it opens in a browser without a server. */
export function sharePage(files: PageFiles, lines: string): string {
  const page = textOf(files, '/index.html')
  const styles = [...files].filter(([name]) => name.endsWith('.css')).map(([name]) => textOf(files, name))
  const scripts = [...files].filter(([name]) => name.endsWith('.js')).map(([name]) => textOf(files, name))
  const [script] = scripts
  if (script === undefined || scripts.length !== 1)
    throw new DashboardError('The page is not of one piece; install the package anew.')
  const head = page
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, '')
    .replaceAll(/<script[^>]*><\/script>/g, '')
    .replace('</head>', () => `<style>${styles.join('\n')}</style></head>`)
  const packed = gzipSync(lines, { level: 9 }).toString('base64')
  // A policy of its own: nothing is loaded from anywhere.
  const policy =
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
  return head
    .replace(
      '<meta charset="utf-8" />',
      (meta) => `${meta}<meta http-equiv="content-security-policy" content="${policy}" />`,
    )
    .replace(
      '</body>',
      () =>
        `<script type="application/gzip" id="${place}">${packed}</script>` +
        `<script type="module">${harmless(script)}</script></body>`,
    )
}

/** The script in a form that the reader of a page takes for nothing but text. */
function harmless(script: string): string {
  return script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
}

function textOf(files: PageFiles, name: string): string {
  const file = files.get(name)
  if (file === undefined) throw new DashboardError(`The page lacks ${name}; install the package anew.`)
  return new TextDecoder().decode(file.body)
}
