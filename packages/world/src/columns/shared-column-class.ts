import type { BlockPosition } from './chunk-column.ts'
import type { LibraryColumn, LibraryColumnClass } from './library-column.ts'

/** A column of the chunk library whose parts belong to its copies too, until one of them changes. */
export interface SharedColumn extends LibraryColumn {
  copy(): this
  /** The section data as long as no block changes, when they are known. */
  sectionBytes: Buffer | undefined
  /** The light data as long as no light changes, when they are known. */
  lightData: unknown
}

/** The chunk library's class with columns that share what they have not changed. */
export function sharedColumnClass(
  Library: LibraryColumnClass,
): new (...options: ConstructorParameters<LibraryColumnClass>) => SharedColumn {
  return class SharedColumnOfVersion extends Library implements SharedColumn {
    sectionBytes: Buffer | undefined = undefined
    /** Sections that are another column's as well, as bits. */
    sharedSections = 0
    lightData: unknown = undefined

    override copy(): this {
      this.sharedSections = allSections
      // Its fields are all there, copied below; the library's constructor would take longer than everything else.
      const copy = Object.assign(Object.create(Object.getPrototypeOf(this) as object) as this, this)
      copy.sections = [...this.sections]
      copy.biomes = [...this.biomes]
      copy.skyLightSections = [...this.skyLightSections]
      copy.skyLightMask = deepCopy(this.skyLightMask)
      copy.blockLightSections = deepCopy(this.blockLightSections)
      copy.blockLightMask = deepCopy(this.blockLightMask)
      if (this.emptySkyLightMask) copy.emptySkyLightMask = deepCopy(this.emptySkyLightMask)
      if (this.emptyBlockLightMask) copy.emptyBlockLightMask = deepCopy(this.emptyBlockLightMask)
      copy.blockEntities = { ...this.blockEntities }
      return copy
    }

    override setBlockStateId(position: BlockPosition, stateId: number): void {
      const index = (position.y - this.minY) >> 4
      const bit = 1 << index
      if ((this.sharedSections & bit) !== 0) {
        this.sharedSections &= ~bit
        const section = this.sections[index]
        if (section) this.sections[index] = deepCopy(section)
      }
      this.sectionBytes = undefined
      super.setBlockStateId(position, stateId)
    }

    override setBlockLight(position: BlockPosition, light: number): void {
      this.lightData = undefined
      super.setBlockLight(position, light)
    }

    override dump(): Buffer {
      return this.sectionBytes ?? super.dump()
    }

    override dumpLight(): unknown {
      return this.lightData ?? super.dumpLight()
    }
  }
}

// A dimension has at most as many sections as there are bits.
const allSections = -1

// Sections and bit arrays: objects of the chunk library without anything outside of them.
function deepCopy<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Uint32Array) return value.slice() as Value // the same kind of array
  if (Array.isArray(value)) return value.map(deepCopy) as Value // element by element
  const copy = Object.create(Object.getPrototypeOf(value) as object | null) as Value & object // filled below
  for (const [key, part] of Object.entries(value)) Reflect.set(copy, key, deepCopy(part))
  return copy
}
