/** As much of a place as planned functions use, for unit tests. */
export class Cell {
  readonly x: number
  readonly y: number
  readonly z: number
  constructor(x: number, y: number, z: number) {
    this.x = x
    this.y = y
    this.z = z
  }
  offset(x: number, y: number, z: number): Cell {
    return new Cell(this.x + x, this.y + y, this.z + z)
  }
  plus({ x, y, z }: Cell): Cell {
    return this.offset(x, y, z)
  }
  minus({ x, y, z }: Cell): Cell {
    return this.offset(-x, -y, -z)
  }
  scaled(by: number): Cell {
    return new Cell(this.x * by, this.y * by, this.z * by)
  }
  distanceTo({ x, y, z }: Cell): number {
    return Math.hypot(this.x - x, this.y - y, this.z - z)
  }
  clone(): Cell {
    return new Cell(this.x, this.y, this.z)
  }
  floored(): Cell {
    return new Cell(Math.floor(this.x), Math.floor(this.y), Math.floor(this.z))
  }
  toString(): string {
    return `(${this.x}, ${this.y}, ${this.z})`
  }
}
