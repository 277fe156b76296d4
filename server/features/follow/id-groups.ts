/** Ids read by one statement; constant, so that the SQL text is always the same. */
export const GROUP = 20
/** The placeholders of a group of ids. */
export const PLACES = Array.from({ length: GROUP }, (_, index) => `$${index + 1}`).join(', ')

/** Pads ids to a whole group by repeating the first one. */
export const padToGroup = (ids: readonly bigint[]) =>
  Array.from({ length: GROUP }, (_, index) => ids[index] ?? ids[0]!)

/** Ids in groups of which each is read by one statement. */
export function* inGroups(ids: readonly bigint[]): Generator<readonly bigint[]> {
  for (let from = 0; from < ids.length; from += GROUP) yield ids.slice(from, from + GROUP)
}
