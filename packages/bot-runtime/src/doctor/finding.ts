/** Kind of problem that the doctor may find. */
export type FindingType =
  | 'unreachable'
  | 'not-minecraft'
  | 'unsupported-version'
  | 'version-mismatch'
  | 'online-mode'
  | 'sign-in'
  | 'name-taken'
  | 'refused'
  | 'not-operator'
  | 'not-survival'
  | 'spawn-protection'
  | 'difficulty'
  | 'hardcore'
  | 'translated-version'

/** One thing that is wrong with a server, for people and for programs. */
export interface Finding {
  readonly type: FindingType
  /** A `problem` keeps the agent from playing; a `warning` keeps it from some things. */
  readonly severity: 'problem' | 'warning'
  /** Problem, in one plain sentence. */
  readonly message: string
  /** Change that helps, in one plain sentence. */
  readonly remedy: string
}
