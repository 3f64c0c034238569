// Long enough for any name a model writes, short enough for a file name on every file system.
const longestName = 120

/**
 * True for a name a skill may have: an identifier, because programs call it, and none that every object has, such as
 * `constructor` or `__proto__`, because others keep skills in objects.
 */
export function isSkillName(name: string): boolean {
  return name.length <= longestName && /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) && !(name in {})
}
