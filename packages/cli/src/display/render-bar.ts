const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const

/** A bar that is filled to a share, in steps of an eighth of a letter. */
export function renderBar(share: number, { cells }: { readonly cells: number }): string {
  const steps = Math.round(Math.min(1, Math.max(0, share)) * cells * 8)
  const full = '█'.repeat(Math.floor(steps / 8)) + (eighths[steps % 8] ?? '')
  return full.padEnd(cells, '░')
}
