/**
 * Files of one version of `minecraft-data` as they stand in its package, for programs that are bundled: a page, or an
 * agent in one file. Which folder holds a version's files, its `data.js` says.
 */
export interface VersionFiles {
  /** `version.json`; its `minecraftVersion` is the version's name. */
  readonly version: { readonly minecraftVersion?: string | undefined }
  readonly items: readonly object[]
  readonly blocks: readonly object[]
  readonly recipes: object
  readonly foods: readonly object[]
  readonly entities: readonly object[]
  readonly biomes: readonly object[]
  readonly effects: readonly object[]
  readonly enchantments: readonly object[]
  readonly blockLoot: readonly object[]
  readonly entityLoot: readonly object[]
}
