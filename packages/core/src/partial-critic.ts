import type { Critique } from './critique.ts'
import type { CallOptions } from './environment.ts'
import type { CritiqueRequest } from './roles.ts'

/** A critique, or the reason why this critic gives none. */
export type Verdict =
  | { readonly status: 'decided'; readonly critique: Critique }
  | { readonly status: 'undecided'; readonly reason: string }

/** Decides about the tasks it understands and leaves the others to another critic. */
export interface PartialCritic {
  decide(request: CritiqueRequest, options?: CallOptions): Promise<Verdict>
}
