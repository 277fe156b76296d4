/**
 * A memoized flatMap for lists that mostly grow at their end, such as the pages of a long history: the results for an
 * unchanged beginning are reused, with the same identities, so that the hundredth page costs no more than the first.
 * @param map maps an item, given the one before it; it must depend on nothing else
 * @returns a function of the whole list; the same result for the same items
 */
export function incrementalFlatMap<In, Out>(
  map: (item: In, before: In | undefined) => readonly Out[],
): (items: readonly In[]) => readonly Out[] {
  let previousItems: readonly In[] = []
  let previousResult: readonly Out[] = []
  return items => {
    if (items === previousItems) return previousResult
    const isAppended =
      items.length >= previousItems.length && previousItems.every((item, index) => item === items[index])
    const start = isAppended ? previousItems.length : 0
    const added = items.slice(start).flatMap((item, index) => map(item, items[start + index - 1]))
    previousItems = items
    if (!isAppended || added.length > 0) previousResult = isAppended ? [...previousResult, ...added] : added
    return previousResult
  }
}
