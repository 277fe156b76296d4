/** Suggestions for a name that is not known. */

/** The edit distance of two words. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries()) {
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (letter === other ? 0 : 1)))
    }
    row = next
  }
  return row[to.length]!
}

/** Suggestions for a name: those that contain the word, else similar ones. */
export function similarNames(word: string, names: readonly string[]): string[] {
  const lower = word.toLowerCase()
  const containing = names.filter(name => name.toLowerCase().includes(lower))
  if (containing.length > 0) return containing.slice(0, 5)
  return names
    .map(name => ({ name, by: editDistance(lower, name.toLowerCase()) }))
    .filter(({ name, by }) => by <= Math.max(2, Math.floor(name.length / 3)))
    .toSorted((left, right) => left.by - right.by)
    .slice(0, 5)
    .map(({ name }) => name)
}
