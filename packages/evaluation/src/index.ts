export { ablate, type AblateOptions } from './ablations/ablate.ts'
export { paperTasks } from './ablations/paper-tasks.ts'
export { withoutEnvironmentFeedback } from './ablations/without-environment-feedback.ts'
export { withoutExecutionErrors } from './ablations/without-execution-errors.ts'
export { withoutQuestions } from './ablations/without-questions.ts'
export {
  withoutSelfVerification,
  type WithoutSelfVerificationOptions,
} from './ablations/without-self-verification.ts'
export { withoutSkillLibrary } from './ablations/without-skill-library.ts'

export {
  baselineAgent,
  baselines,
  type BaselineAgentOptions,
  type BaselineName,
} from './agents/baseline-agent.ts'
export { meterLoop, type LoopMeter, type MeterLoopOptions } from './agents/meter-loop.ts'
export { checkModuleAgent, type CheckModuleAgentOptions } from './agents/check-module-agent.ts'
export { moduleAgent, type ModuleAgentOptions } from './agents/module-agent.ts'
export { voyagerAgent, type TrialRoles, type VoyagerAgentOptions } from './agents/voyager-agent.ts'

export {
  compareTrials,
  findRegressions,
  type Centre,
  type FigureComparison,
} from './compare/compare-trials.ts'
export { firstDifference, type ResultsDifference } from './compare/first-difference.ts'
export { pairTrials, type TrialPair } from './compare/pair-trials.ts'
export { describeBasis, renderVerdicts } from './compare/render-comparison.ts'
export { evaluate, type EvaluateOptions } from './evaluate/evaluate.ts'
export { planTrials, type PlanTrialsOptions } from './evaluate/plan-trials.ts'
export type { PlannedTrial, PlayTrial } from './evaluate/planned-trial.ts'
export { hashResults, readResults, type EvaluationResults } from './results/read-results.ts'
export { ResultsError, type ResultsProblem } from './results/results-error.ts'
export type { ResultsHeader } from './results/results-header.ts'
export { checkSuite, type CheckSuiteOptions } from './suite/check-suite.ts'
export type { Offset } from './suite/offset.ts'
export { hashSuite } from './suite/hash-suite.ts'
export { parseSuite, readSuite } from './suite/parse-suite.ts'
export { SuiteError, type SuiteProblem } from './suite/suite-error.ts'
export type { Suite, SuiteTask, TaskStart, TrialBudget } from './suite/suite-schema.ts'
export { BudgetSpentError, type SpentLimit } from './trials/budget-spent-error.ts'
export type { TokenUse } from './trials/token-meter.ts'
export { TrialStartError } from './trials/trial-start-error.ts'
export type {
  ConditionFacts,
  EvaluationCondition,
  Trial,
  TrialAgent,
  TrialReport,
} from './trials/trial-agent.ts'
export type { OpenTrial, OpenTrialOptions, TrialGame } from './trials/trial-game.ts'
export {
  firstHeld,
  trialResultSchema,
  type FirstHeld,
  type StepRecord,
  type TrialResult,
} from './trials/trial-result.ts'

export { autoGpt, type AutoGptOptions } from './baselines/auto-gpt.ts'
export { openEndedGoal, type BaselineOptions, type PlainModel } from './baselines/baseline-options.ts'
export { reAct } from './baselines/re-act.ts'
export { reflexion, type ReflexionOptions } from './baselines/reflexion.ts'

export { isSigned, leaderboardOf, mergeLeaderboards, type LeaderboardEntry } from './pages/leaderboard.ts'
export { readLeaderboard } from './pages/read-leaderboard.ts'
export { renderLeaderboards } from './pages/render-leaderboards.ts'
export { paperTables, type TableOfCells } from './pages/paper-tables.ts'
export type { DrawCurvesOptions } from './pages/draw-curves.ts'
export { plotCurves } from './pages/plot-curves.ts'
export { renderPage, shareRows } from './pages/render-page.ts'
export { resultsCsv } from './pages/results-csv.ts'
export { writePages } from './pages/write-pages.ts'

export { checkVerdicts, type SecondCritic, type VerdictCheck } from './report/check-verdicts.ts'
export { compareRuns, renderComparison, type RunComparison, type Spread } from './report/compare-runs.ts'
export { plotCost } from './report/plot-cost.ts'
export { plotItems, type NamedSummary } from './report/plot-items.ts'
export { plotPath } from './report/plot-path.ts'
export { plotSkills } from './report/plot-skills.ts'
export { plotTiers } from './report/plot-tiers.ts'
export { renderPng } from './report/render-png.ts'
export { renderSummary } from './report/render-summary.ts'
export type { ItemsPoint, MapCoverage, ModelUse, RunSummary, TierReached } from './report/run-summary.ts'
export { skillGraph, type SkillNode } from './report/skill-graph.ts'
export { summarizeRun } from './report/summarize-run.ts'
export { toolTierNames, toolTiers, type ToolTier } from './report/tool-tiers.ts'
export { writeReport, type WriteReportOptions } from './report/write-report.ts'
