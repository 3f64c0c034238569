interface HeapNode {
  readonly total: number
  /** Place in the heap; 0 once it is out. */
  place: number
}

/**
 * The open nodes of a search, the cheapest first. Equal ones come out in the order in which pathfinder's own heap gives
 * them, so that paths are the same; each node knows its place, so that a better way to it needs no look through all.
 */
export class OpenHeap<Node extends HeapNode> {
  // The first place stays empty: children of n are 2n and 2n + 1.
  readonly #nodes: Node[] = []
  #size = 0

  get size(): number {
    return this.#size
  }

  push(node: Node): void {
    this.#size += 1
    this.#rise(node, this.#size)
  }

  /** Moves a node up whose total has become smaller. */
  update(node: Node): void {
    this.#rise(node, node.place)
  }

  /** Takes the cheapest node out; there must be one. */
  pop(): Node {
    // At least one node is open.
    const first = this.#nodes[1] as Node
    const last = this.#nodes[this.#size] as Node
    this.#size -= 1
    this.#nodes.pop()
    first.place = 0
    if (this.#size > 0) this.#sink(last)
    return first
  }

  #rise(node: Node, from: number): void {
    const nodes = this.#nodes
    let place = from
    while (place > 1) {
      const parent = place >>> 1
      // All places between 1 and the size hold a node.
      const above = nodes[parent] as Node
      if (above.total <= node.total) break
      nodes[place] = above
      above.place = place
      place = parent
    }
    nodes[place] = node
    node.place = place
  }

  #sink(node: Node): void {
    const nodes = this.#nodes
    let place = 1
    for (let child = 2; child <= this.#size; child = place * 2) {
      let smaller = nodes[child] as Node
      // Pathfinder's heap leaves the last node out of this comparison.
      if (child < this.#size - 1) {
        const right = nodes[child + 1] as Node
        if (smaller.total > right.total) {
          child += 1
          smaller = right
        }
      }
      if (node.total <= smaller.total) break
      nodes[place] = smaller
      smaller.place = place
      place = child
    }
    nodes[place] = node
    node.place = place
  }
}
