/** Temper of a mob towards players: `neutral` ones strike back, `hostile` ones begin. */
export type MobTemper = 'passive' | 'neutral' | 'hostile'

/** Weapon of a mob. */
export type MobWeapon =
  | 'none'
  | 'touch'
  | 'bow'
  | 'fuse'
  | 'potion'
  | 'fireball'
  | 'blast'
  | 'beam'
  | 'bullet'

/** Traits that all mobs of one name share. */
export interface MobKind {
  readonly name: string
  /** Half hearts. */
  readonly health: number
  /** Blocks per tick when it is in a hurry; wandering takes half of it. Whoever has none stays where it is. */
  readonly speed: number
  readonly temper: MobTemper
  readonly habitat: 'land' | 'water' | 'air'
  readonly weapon: MobWeapon
  /** Half hearts of a hit on normal difficulty. */
  readonly attack: number
  /** From how many blocks away it notices a player and follows one: the game's `generic.follow_range`. */
  readonly sightBlocks: number
  /** Blocks above or below itself within which it notices a player. */
  readonly sightRise: number
  /** Items that it follows and breeds by; empty when it does neither. */
  readonly foods: readonly string[]
  readonly burnsByDay: boolean
  /** Armour points that it has without wearing anything. */
  readonly armor: number
  /** Whether neither fire nor lava hurts it. */
  readonly isFireproof: boolean
  /** Whether it glides down and lands unhurt. */
  readonly fallsSoftly: boolean
  /** Whether a mechanic of its own lets it live and brings it into the world. */
  readonly isBoss: boolean
  /** Whether walls do not stop it. */
  readonly climbs: boolean
}
