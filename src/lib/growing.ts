/**
 * Makes a list out of another that mostly grows at its end, such as the pages of a long history: what was made of the same
 * beginning before is taken over, with the same identities, so that the hundredth page costs no more than the first.
 * @param make what stands for an item, given the one before it; it depends on nothing else
 * @returns a function of the whole list; the same result for the same items
 */
export function growing<In, Out>(
  make: (item: In, before: In | undefined) => readonly Out[],
): (items: readonly In[]) => readonly Out[] {
  let known: readonly In[] = []
  let made: readonly Out[] = []
  return items => {
    if (items === known) return made
    const isGrown = items.length >= known.length && known.every((item, index) => item === items[index])
    const start = isGrown ? known.length : 0
    const added = items.slice(start).flatMap((item, index) => make(item, items[start + index - 1]))
    known = items
    if (!isGrown || added.length > 0) made = isGrown ? [...made, ...added] : added
    return made
  }
}
