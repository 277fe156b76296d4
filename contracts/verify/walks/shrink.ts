/**
 * Shrinks a failing sequence: leaves out groups of items, then ever shorter parts, as long as it fails in the same way (delta debugging).
 * @param attempt tries a sequence, and returns the part of it that fails in the same way; undefined when it does not
 * @param isOver whether no more are to be tried
 * @param groupings names the group of an item, each in another way
 */
export async function shrink<Item>(
  items: readonly Item[],
  attempt: (items: readonly Item[]) => Promise<readonly Item[] | undefined>,
  isOver: () => boolean,
  groupings: readonly ((item: Item) => string)[] = [],
): Promise<readonly Item[]> {
  let best = items
  const fails = async (tried: readonly Item[]): Promise<boolean> => {
    const failing = isOver() ? undefined : await attempt(tried)
    best = failing ?? best
    return failing !== undefined
  }
  for (const groupOf of groupings) {
    // oxlint-disable-next-line no-await-in-loop -- Each goes on from the shortest before.
    for (const group of new Set(best.map(groupOf))) await fails(best.filter(item => groupOf(item) !== group))
  }
  for (let size = Math.ceil(best.length / 2); size > 0;) {
    let isShorter = false
    for (let to = best.length; to > 0; to = Math.min(to - size, best.length)) {
      // oxlint-disable-next-line no-await-in-loop -- Each goes on from the shortest before.
      if (await fails([...best.slice(0, Math.max(0, to - size)), ...best.slice(to)])) isShorter = true
    }
    if (!isShorter) size = Math.floor(size / 2)
  }
  return best
}
