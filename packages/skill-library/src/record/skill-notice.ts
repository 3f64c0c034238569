/** Something the library noticed and dealt with; nothing is lost, but a person may want to know. */
export interface SkillNotice {
  readonly type:
    | 'exact-search'
    | 'index-delete-unsupported'
    | 'record-damaged'
    | 'record-refused'
    | 'library-damaged'
    | 'vectors-not-kept'
    | 'folder-imported'
    | 'skill-rejected'
    | 'describe-failed'
    | 'embedding-failed'
    | 'dependency-cycle'
    | 'mirror-failed'
    | 'promotion-skipped'
    | 'status-change'
  /** One sentence for a log line. */
  readonly message: string
  /** The skill it is about; absent when it is about the library. */
  readonly skill?: string
}

/** Receives notices as they happen. */
export type OnSkillNotice = (notice: SkillNotice) => void
