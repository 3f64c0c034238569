/** Steps to the six blocks that share a side with a block. */
export const sixNeighbours = [
  [0, 1, 0],
  [0, -1, 0],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, 1],
  [0, 0, -1],
] as const
