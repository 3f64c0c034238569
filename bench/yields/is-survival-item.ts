import { whyNot } from '../../packages/tech-tree/src/sources/unobtainable.ts'

/** Whether survival play of a version can give an item, be it by luck only. */
export function isSurvivalItem(item: string, version: string): boolean {
  const kind = whyNot(item, version)?.kind
  return kind === undefined || kind === 'luck'
}
