import type { CreateVoyagerOptions } from '@voyager-mc/voyager'
import { skillGraph, type LearnedEvent } from '../report/skill-graph.ts'
import type { TrialReport } from '../trials/trial-agent.ts'

export interface SkillCollector {
  readonly onEvent: NonNullable<CreateVoyagerOptions['onEvent']>
  /** Skills learned so far and who calls whom; empty when there are none. */
  report(): Pick<TrialReport, 'skills'>
}

/** Collects the skills that a loop learns, for the report of its trial. */
export function collectSkills(): SkillCollector {
  const records: { readonly event: LearnedEvent }[] = []
  return {
    onEvent(event) {
      if (event.type === 'program-write' || event.type === 'skill-add') records.push({ event })
    },
    report() {
      const skills = skillGraph(records)
      return skills.length === 0 ? {} : { skills }
    },
  }
}
