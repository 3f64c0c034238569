import type { Critique } from './critique.ts'
import type { CallOptions } from './environment.ts'
import type { CritiqueRequest } from './roles.ts'

/** A judgement, or the reason why this critic cannot judge. */
export type Verdict =
  | { readonly status: 'decided'; readonly critique: Critique }
  | { readonly status: 'undecided'; readonly reason: string }

/** Judges the tasks it understands and leaves the others to somebody else. */
export interface PartialCritic {
  judge(request: CritiqueRequest, options?: CallOptions): Promise<Verdict>
}
