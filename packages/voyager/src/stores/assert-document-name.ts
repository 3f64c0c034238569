import { InvalidArgumentError } from '@voyager-mc/core'

/** Refuses a document name that would leave the run directory. */
export function assertDocumentName(name: string): void {
  const parts = name.split('/')
  const isSafe = parts.every((part) => /^[^\\/:*?"<>|]+$/.test(part) && part !== '.' && part !== '..')
  if (!isSafe)
    throw new InvalidArgumentError('name', name, 'pass a relative path such as curriculum/qa_cache.json.')
}
