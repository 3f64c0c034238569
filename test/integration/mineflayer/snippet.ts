/** Uses of what mineflayer documents: a heading of its documentation or a natural name, and statements of a program. */
export type SnippetRows = readonly (readonly [uses: string, code: string])[]
