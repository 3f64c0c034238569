/** A vector of a world without space, for tests: everything is where one stands. */
export function placelessVector(x: number, y: number, z: number): object {
  return {
    x,
    y,
    z,
    offset: (a: number, b: number, c: number) => placelessVector(x + a, y + b, z + c),
    minus: () => placelessVector(0, 0, 0),
    isZero: () => x === 0 && y === 0 && z === 0,
    clone: () => placelessVector(x, y, z),
    distanceTo: () => 0,
  }
}
