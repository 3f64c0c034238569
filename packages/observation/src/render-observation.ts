import type { Observation } from '@voyager-mc/core'
import {
  observationSections,
  sectionNames,
  type SectionName,
  type SectionRenderer,
} from './observation-sections.ts'

export interface RenderObservationOptions {
  /** Sections by name or as functions of one's own, in the order wanted; all of them by default. */
  readonly sections?: readonly (SectionName | SectionRenderer)[]
}

/** Renders an observation as text, one section after the other. */
export function renderObservation(
  observation: Observation,
  { sections = sectionNames }: RenderObservationOptions = {},
): string {
  return sections
    .map((section) => (typeof section === 'function' ? section : observationSections[section]))
    .map((render) => render(observation))
    .filter((text) => text !== '')
    .join('\n')
}
