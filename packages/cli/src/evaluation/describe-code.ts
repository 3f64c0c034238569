import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeCheckout, type DescribeCheckoutOptions } from './describe-checkout.ts'

/** Code that is measured: the version of this package and, in a checkout, its commit and what was changed since. */
export async function describeCode(
  options: DescribeCheckoutOptions = {},
): Promise<Readonly<Record<string, string>>> {
  const manifest = fileURLToPath(import.meta.resolve('@voyager-mc/cli/package.json'))
  const read: unknown = JSON.parse(readFileSync(manifest, 'utf8'))
  // Code that was installed from a registry is told by its version alone.
  return { version: String(Object(read).version), ...(await describeCheckout(dirname(manifest), options)) }
}
