/** Ids are counted from 2025-01-01 UTC. */
const EPOCH = 1_735_689_600_000n
const NODE_BITS = 10n
const SEQUENCE_BITS = 12n
const TIME_SHIFT = NODE_BITS + SEQUENCE_BITS
/** The last moment that fits into an id: in 2094. */
const LAST_TIME = (1n << 41n) - 1n
const LAST_SEQUENCE = (1n << SEQUENCE_BITS) - 1n

/** The largest node id: up to 1024 nodes may write to one database. */
export const MAX_NODE_ID = (1 << Number(NODE_BITS)) - 1

/** The smallest id that can be generated from this moment on (milliseconds since 1970 UTC). */
export function minIdAt(time: bigint): bigint {
  if (time <= EPOCH) return 0n
  const passed = time - EPOCH
  return (passed < LAST_TIME ? passed : LAST_TIME) << TIME_SHIFT
}

/** Gives the next id; see `createIdGenerator`. */
export type IdGenerator = (now: bigint, after?: bigint) => bigint

/**
 * Generates 63-bit ids (a snowflake): 41 bits of milliseconds, 10 of node, 12 of sequence. Ids of one node ascend, also when its clock
 * is set back; ids of different nodes never collide. Given `after`, the next id is larger than that one, whatever the clocks of other
 * nodes say: so the entries of an account stay in order although several nodes write them (a hybrid logical clock).
 * @param above the largest stored id: all generated ids are larger, also when the clock was set back before the start
 * @throws RangeError when the node id is not a whole number of 0 to 1023, and for an id when there are no larger ones of 63 bits.
 */
export function createIdGenerator(nodeId: number, above = 0n): IdGenerator {
  if (!Number.isInteger(nodeId) || nodeId < 0 || nodeId > MAX_NODE_ID) {
    throw new RangeError(`The node id must be a whole number of 0 to ${MAX_NODE_ID}, not ${nodeId}.`)
  }
  const node = BigInt(nodeId) << SEQUENCE_BITS
  let time = above > 0n ? (above >> TIME_SHIFT) + 1n : 0n
  let sequence = 0n

  const advanceTo = (moment: bigint) => {
    time = moment
    sequence = 0n
  }
  return (now, after = 0n) => {
    const elapsed = now - EPOCH
    const afterTime = after >> TIME_SHIFT
    if (elapsed > time) advanceTo(elapsed)
    else if (sequence < LAST_SEQUENCE) sequence += 1n
    else advanceTo(time + 1n)
    if (afterTime >= time && after > 0n) advanceTo(afterTime + 1n)
    if (time > LAST_TIME)
      throw new RangeError('There are no larger ids: one that is stored is from the year 2094.')
    return (time << TIME_SHIFT) | node | sequence
  }
}
