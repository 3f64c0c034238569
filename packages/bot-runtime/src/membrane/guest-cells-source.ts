/**
 * Guest script: answers a question of the host about many blocks in one go. A function of
 * `{ Vec3, parse, stringify, describe, call, callbacks, watch }`; returns `ask`, the entry point, and `reveal`, the
 * member under which a block made here gives the stand-in of the real one.
 *
 * The function of the program gets a view of each block that holds what its kind tells; anything else it reads, such
 * as the light, comes from the real block. A kind whose first block is judged by its kind alone is judged as a whole.
 */
export const guestCellsSource: string = `(function (parts) {
'use strict'
const { Vec3, parse, stringify, describe, call, callbacks, watch } = parts
const kinds = new Map()
const reveal = Symbol('reveal')
const { create, prototype: plain } = Object
const no = () => false

const placeOf = (view) => new Vec3(view.x, view.y, view.z)
function realOf(view) {
  if (view.real === undefined) view.real = call(view.source.object, view.source.member, [placeOf(view)]) ?? {}
  return view.real
}
const handler = {
  get(view, key) {
    if (key in view.kind) return view.kind[key]
    watch.looked = true
    if (key === 'position') return (view.position ??= placeOf(view))
    if (key === reveal) return realOf(view)
    return typeof key === 'symbol' || key === 'then' || key === 'toJSON' ? undefined : realOf(view)[key]
  },
  set(view, key, value) { realOf(view)[key] = value; return true },
  has: (view, key) => key in view.kind || key === 'position' || key in realOf(view),
  ownKeys: (view) => Reflect.ownKeys(realOf(view)),
  getOwnPropertyDescriptor: (view, key) => Object.getOwnPropertyDescriptor(realOf(view), key),
  defineProperty: no, deleteProperty: no, setPrototypeOf: no, preventExtensions: no, getPrototypeOf: () => plain,
}

function kindOf([, id, members]) {
  if (members !== undefined) kinds.set(id, Object.assign(create(null), members))
  return kinds.get(id)
}

function ask(text) {
  const [id, alsoId, object, member, [x, y, z, size], list, letters] = parse(text)
  const matcher = callbacks.get(id), also = callbacks.get(alsoId)
  const source = { object, member }
  const letterKinds = new Map()
  for (let i = 0; i < list.length; i++) letterKinds.set(list[i][0], kindOf(list[i]))
  const matched = [], settled = new Map(), open = new Set()
  const judge = (kind, at) => {
    const dz = (at / size | 0) % size, dy = at / (size * size) | 0
    const view = { kind, x: x + at % size, y: y + dy, z: z + dz, position: undefined, real: undefined, source }
    const block = new Proxy(view, handler)
    return !!matcher(block) && (also === undefined || !!also(block))
  }
  try {
    for (let at = 0; at < letters.length; at++) {
      const letter = letters[at]
      if (letter === ' ') continue
      let answer = settled.get(letter)
      if (answer === undefined) {
        if (open.has(letter)) answer = judge(letterKinds.get(letter), at)
        else {
          watch.looked = false
          answer = judge(letterKinds.get(letter), at)
          if (watch.looked) open.add(letter)
          else settled.set(letter, answer)
        }
      }
      if (answer) matched[matched.length] = at
    }
    return stringify([matched, [...settled]])
  } catch (error) {
    return 'x' + stringify(describe(error))
  }
}

return { ask, reveal }
})`
