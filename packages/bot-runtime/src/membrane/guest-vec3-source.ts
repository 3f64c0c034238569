/** Guest script: the value type `Vec3` with the vec3 package's methods; evaluates to the class. */
export const guestVec3Source: string = `(function () {
'use strict'
const number = (value) => +value
class Vec3 {
  constructor(x, y, z) {
    if (Array.isArray(x)) [x, y, z] = x
    else if (typeof x === 'string') [x, y, z] = x.replace(/[()]/g, '').split(',').map(Number)
    else if (x !== null && typeof x === 'object') ({ x, y, z } = x)
    this.x = x === undefined ? 0 : number(x)
    this.y = y === undefined ? 0 : number(y)
    this.z = z === undefined ? 0 : number(z)
  }
  isZero() { return this.x === 0 && this.y === 0 && this.z === 0 }
  at(index) { return index === 0 ? this.x : index === 1 ? this.y : this.z }
  xz() { return [this.x, this.z] }
  xy() { return [this.x, this.y] }
  yz() { return [this.y, this.z] }
  xzy() { return new Vec3(this.x, this.z, this.y) }
  set(x, y, z) { this.x = x; this.y = y; this.z = z; return this }
  update(other) { return this.set(other.x, other.y, other.z) }
  clone() { return new Vec3(this.x, this.y, this.z) }
  offset(x, y, z) { return new Vec3(this.x + x, this.y + y, this.z + z) }
  plus(other) { return this.offset(other.x, other.y, other.z) }
  minus(other) { return this.offset(-other.x, -other.y, -other.z) }
  scaled(factor) { return new Vec3(this.x * factor, this.y * factor, this.z * factor) }
  abs() { return new Vec3(Math.abs(this.x), Math.abs(this.y), Math.abs(this.z)) }
  floored() { return new Vec3(Math.floor(this.x), Math.floor(this.y), Math.floor(this.z)) }
  rounded() { return new Vec3(Math.round(this.x), Math.round(this.y), Math.round(this.z)) }
  min(other) { return new Vec3(Math.min(this.x, other.x), Math.min(this.y, other.y), Math.min(this.z, other.z)) }
  max(other) { return new Vec3(Math.max(this.x, other.x), Math.max(this.y, other.y), Math.max(this.z, other.z)) }
  floor() { return this.update(this.floored()) }
  round() { return this.update(this.rounded()) }
  translate(x, y, z) { return this.set(this.x + x, this.y + y, this.z + z) }
  add(other) { return this.translate(other.x, other.y, other.z) }
  subtract(other) { return this.translate(-other.x, -other.y, -other.z) }
  scale(factor) { return this.update(this.scaled(factor)) }
  multiply(other) { return this.set(this.x * other.x, this.y * other.y, this.z * other.z) }
  divide(other) { return this.set(this.x / other.x, this.y / other.y, this.z / other.z) }
  modulus(other) {
    const wrap = (value, size) => ((value % size) + size) % size
    return new Vec3(wrap(this.x, other.x), wrap(this.y, other.y), wrap(this.z, other.z))
  }
  volume() { return this.x * this.y * this.z }
  norm() { return Math.hypot(this.x, this.y, this.z) }
  unit() { const length = this.norm(); return length === 0 ? this.clone() : this.scaled(1 / length) }
  normalize() { return this.update(this.unit()) }
  dot(other) { return this.x * other.x + this.y * other.y + this.z * other.z }
  innerProduct(other) { return this.dot(other) }
  cross(other) {
    return new Vec3(
      this.y * other.z - this.z * other.y,
      this.z * other.x - this.x * other.z,
      this.x * other.y - this.y * other.x,
    )
  }
  distanceSquared(other) { const d = this.minus(other); return d.dot(d) }
  distanceTo(other) { return Math.sqrt(this.distanceSquared(other)) }
  xzDistanceTo(other) { return Math.hypot(other.x - this.x, other.z - this.z) }
  xyDistanceTo(other) { return Math.hypot(other.x - this.x, other.y - this.y) }
  yzDistanceTo(other) { return Math.hypot(other.y - this.y, other.z - this.z) }
  manhattanDistanceTo(other) {
    return Math.abs(other.x - this.x) + Math.abs(other.y - this.y) + Math.abs(other.z - this.z)
  }
  equals(other, error = 0) {
    return Math.abs(this.x - other.x) <= error && Math.abs(this.y - other.y) <= error && Math.abs(this.z - other.z) <= error
  }
  toArray() { return [this.x, this.y, this.z] }
  toString() { return '(' + this.x + ', ' + this.y + ', ' + this.z + ')' }
}
return Vec3
})()`
