import type { VoyagerEvent } from '@voyager-mc/voyager'

/** Part of a run's life in which it may be killed. */
export type RunPhase = 'opening' | 'joined' | 'compacting' | 'closing' | 'done'

/** A line of a run that may be killed. */
export type SaidLine =
  | { readonly phase: RunPhase }
  /** An event that is in the journal. */
  | { readonly event: VoyagerEvent['type']; readonly skill?: string }
  /** Tick of a world that waits for the record it is kept with. */
  | { readonly staged: number }
