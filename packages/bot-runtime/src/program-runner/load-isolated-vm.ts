import { createRequire } from 'node:module'
import type ivm from 'isolated-vm'
import { MissingEngineError } from './missing-engine-error.ts'

/** The module `isolated-vm`. */
export type IsolatedVm = typeof ivm

/** Loads the optional native engine; throws `MissingEngineError` where it is not installed or does not fit. */
export function loadIsolatedVm(load: (name: string) => unknown = createRequire(import.meta.url)): IsolatedVm {
  try {
    // The package's main export is the namespace its types describe.
    return load('isolated-vm') as IsolatedVm
  } catch (cause) {
    throw new MissingEngineError('isolated-vm', { cause })
  }
}
