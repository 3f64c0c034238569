/** A person stepped into the run. */
export interface InterventionEvent {
  readonly type: 'intervention'
  /** Name of the person, as far as it is known. */
  readonly by: string
  readonly action:
    | 'pause'
    | 'go-on'
    | 'stop'
    | 'ask'
    | 'propose'
    | 'approve'
    | 'edit'
    | 'reject'
    | 'judge'
    | 'say'
    | 'skill-edit'
    | 'skill-retire'
    | 'skill-rollback'
  /** Words, a task, a reason or a source; absent where the action says all. */
  readonly detail?: string
}
