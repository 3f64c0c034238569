/** Work that is done once for all who ask for it. */
export interface OnceUnlessFailed {
  /** Does the work or waits for it; work that failed is tried again by the next call. */
  readonly run: () => Promise<void>
  /** True when the work is done or under way. */
  readonly isStarted: () => boolean
  /** Lets the next call do the work again. */
  readonly forget: () => void
}

export function onceUnlessFailed(work: () => Promise<void>): OnceUnlessFailed {
  let doing: Promise<void> | undefined
  return {
    async run() {
      doing ??= work()
      try {
        await doing
      } catch (error) {
        doing = undefined
        throw error
      }
    },
    isStarted: () => doing !== undefined,
    forget: () => {
      doing = undefined
    },
  }
}
