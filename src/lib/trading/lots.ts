/**
 * What a sale has cost: the arithmetic of lots, on whole minor units. Every share is the difference of two rounded sums, so that the
 * parts of a whole always add up to it, however it was split.
 */

/**
 * The share of a total that belongs to the units after `from` up to `to` of `whole`. Shares of adjacent spans add up exactly; each
 * differs from the unrounded one by less than a minor unit.
 */
export function shareBetween(total: bigint, from: bigint, to: bigint, whole: bigint): bigint {
  return (total * to) / whole - (total * from) / whole
}

/** The cost that a part of a holding takes with it at average cost, rounded down; all of it takes the whole cost. */
export function averageCostOf(cost: bigint, part: bigint, whole: bigint): bigint {
  return (cost * part) / whole
}

/** What was acquired at once, and how much of it is already sold. */
export interface Lot {
  /** Above zero. */
  readonly quantity: bigint
  /** Fees included. */
  readonly cost: bigint
  /** Units that are sold, below `quantity`. */
  readonly taken: bigint
}

/** The units that a sale takes of one lot. */
export interface LotPart<Of extends Lot> {
  readonly lot: Of
  readonly quantity: bigint
  readonly cost: bigint
  /** Of the lot, afterwards. */
  readonly taken: bigint
}

/** Takes units of a lot, as many as it has. */
export function takeOf<Of extends Lot>(lot: Of, wanted: bigint): LotPart<Of> {
  const open = lot.quantity - lot.taken
  const quantity = wanted < open ? wanted : open
  const taken = lot.taken + quantity
  return { lot, quantity, taken, cost: shareBetween(lot.cost, lot.taken, taken, lot.quantity) }
}

/** A sale, and how many of its units are already assigned to lots. */
export interface Disposal {
  readonly quantity: bigint
  /** What was received, less fees. */
  readonly proceeds: bigint
  /** The cost of all of it at average cost. */
  readonly averageCost: bigint
  readonly done: bigint
}

/** A realised result: the part of a sale that comes from one lot. `fifoCost` and `averageCost` are its cost by either method. */
export interface RealisedPart {
  readonly quantity: bigint
  readonly proceeds: bigint
  readonly fifoCost: bigint
  readonly averageCost: bigint
}

/** The result of the next units of a sale, which come from one lot. */
export function realise(disposal: Disposal, part: LotPart<Lot>): RealisedPart {
  const { quantity, proceeds, averageCost, done } = disposal
  const to = done + part.quantity
  return {
    quantity: part.quantity,
    proceeds: shareBetween(proceeds, done, to, quantity),
    fifoCost: part.cost,
    averageCost: shareBetween(averageCost, done, to, quantity),
  }
}
