/** A question to a function of the guest about many objects in a grid, asked in one go instead of one by one. */
export interface CellQuestion {
  /** Lowest corner; each cell is one block. */
  readonly origin: { readonly x: number; readonly y: number; readonly z: number }
  /** Cells along each axis. */
  readonly size: number
  /** Kinds of cells that occur, by the letter that stands for them. */
  readonly kinds: ReadonlyMap<string, CellKind>
  /** One letter per cell, y before z before x; a space is not asked about. */
  readonly cells: string
  /** Gives the whole object at a position, should the guest look at more than its kind tells. */
  readonly source: object
  readonly member: string
  /** A second function that must agree. */
  readonly also?: Function
}

/** Members that all cells of one kind have in common. */
export interface CellKind {
  /** Tells kinds apart throughout a run. */
  readonly id: number
  readonly members: Readonly<Record<string, string | number | boolean | null>>
}

/** The answer to a question about cells. */
export interface CellAnswer {
  /** Numbers of the cells, in the order of the letters, for which the function said yes. */
  readonly matched: readonly number[]
  /** Kinds for which the answer is the same everywhere, by letter. */
  readonly settled: ReadonlyMap<string, boolean>
}

/** Asks a function of the guest about many cells at once. */
export type AskCells = (question: CellQuestion) => CellAnswer

const askCells: unique symbol = Symbol('askCells')

/** The way to ask a function about many cells at once; absent for functions that are not the guest's. */
export function cellAskerOf(action: Function): AskCells | undefined {
  // Only the function below sets the member.
  return askCells in action ? (action[askCells] as AskCells) : undefined
}

/** Lets a function be asked about many cells at once. */
export function setCellAsker(action: Function, ask: AskCells): void {
  Object.defineProperty(action, askCells, { value: ask })
}
