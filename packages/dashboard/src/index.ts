export { createDashboard, type CreateDashboardOptions, type Dashboard } from './create-dashboard.ts'
export type { DashboardAction, DashboardControls, OpenSkillHands, SkillHands } from './dashboard-controls.ts'
export type {
  CallTexts,
  DashboardGlance,
  DashboardRecord,
  DashboardSource,
  FollowOptions,
  ReplayPart,
} from './dashboard-source.ts'
export type { FleetConditionView, FleetRunView, FleetView, FleetWorkerView } from './fleet-view.ts'
export { DashboardError } from './dashboard-error.ts'
export type { DashboardTree, TreeStep, TreeTask } from './dashboard-tree.ts'
export { recordWorld, type RecordWorldOptions, type WorldRecording } from './recording/record-world.ts'
export { readResourcePack, type PackColours, type ResourcePack } from './resource-pack/read-resource-pack.ts'
export { withResourcePack } from './resource-pack/with-resource-pack.ts'
export { homeSource } from './sources/home-source.ts'
export { liveSource, type LiveSource, type LiveSourceOptions } from './sources/live-source.ts'
