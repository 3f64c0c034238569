/** What a progress bar counts. */
export interface ProgressCounts {
  readonly attempts: number
  readonly tasks: number
  readonly skills: number
}

const cells = 24

/** One line: a bar of the attempts used up, and the counts. */
export function renderProgress(
  { attempts, tasks, skills }: ProgressCounts,
  { limit }: { readonly limit: number },
): string {
  const full = Math.min(cells, Math.floor((cells * attempts) / limit))
  const bar = '█'.repeat(full) + '░'.repeat(cells - full)
  return `${bar} ${attempts}/${limit} attempts · ${tasks} tasks · ${skills} skills`
}
