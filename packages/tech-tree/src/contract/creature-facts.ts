/** Deeds a creature allows and the items they take; an empty list means that it allows none of the kind. */
export interface CreatureFacts {
  /** Items of which two, one for each parent, make a young one. */
  readonly breedsOn: readonly string[]
  /** Items that tame it. */
  readonly tamedWith: readonly string[]
  /** True when mounting it again and again tames it. */
  readonly isTamedByRiding: boolean
  readonly givesMilk: boolean
  readonly givesWool: boolean
  /** True when a player can sit on it. */
  readonly isRidden: boolean
}
