import type { Picture } from './open-eye.ts'

/** Picture as a data URL, which is what models and observations take. */
export function pictureUrl({ png }: Pick<Picture, 'png'>): string {
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`
}
