/** Things that a person may do to a run from the page. */
export type DashboardAction = 'pause' | 'go-on' | 'stop'

/** Hands on a run; absent where it can only be watched. */
export interface DashboardControls {
  readonly actions: readonly DashboardAction[]
  readonly act: (action: DashboardAction) => Promise<void>
}
