import * as z from 'zod'
import { memoryRunStore } from '@voyager-mc/voyager'
import { parseDocument } from '@voyager-mc/voyager/journal'
import type { RunStore } from '@voyager-mc/voyager'

/** Lessons an agent drew from its failures, oldest first, kept in a run's store. */
export interface LessonBook {
  /** All lessons, with the one that `ask` draws from this failure. */
  readonly learn: (failure: string, ask: () => Promise<string>) => Promise<readonly string[]>
}

/** The document that holds the lessons. */
const lessonsDocument = 'baselines/lessons.json'

const schema = z.array(z.object({ failure: z.string(), lesson: z.string() }))

/** Opens the lessons of a run; without a store they end with the process. */
export function openLessonBook(store: RunStore = memoryRunStore()): LessonBook {
  let loaded: z.infer<typeof schema> | undefined
  return {
    learn: async (failure, ask) => {
      if (loaded === undefined) {
        loaded = (await parseDocument(store, { name: lessonsDocument, schema })) ?? []
        // A run that was killed after it wrote the lesson resumes with the same failure in view.
        if (loaded.at(-1)?.failure === failure) return loaded.map(({ lesson }) => lesson)
      }
      const next = [...loaded, { failure, lesson: await ask() }]
      await store.writeDocument(lessonsDocument, next)
      loaded = next
      return loaded.map(({ lesson }) => lesson)
    },
  }
}
