import { median as medianOf } from 'simple-statistics'

/** The middle figure, or the mean of the middle two; undefined for no figures. */
export function median(figures: readonly number[]): number | undefined {
  return figures.length === 0 ? undefined : medianOf([...figures])
}
