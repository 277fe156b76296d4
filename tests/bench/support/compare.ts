/** Comparisons of a contender with a reference that is measured in the same run, turn by turn. */

/** What both measured in one turn, in the same unit. */
export interface Turn {
  readonly reference: number
  readonly contender: number
}

export type Verdict = 'met' | 'missed' | 'the machine is too unsteady'

export interface Budget {
  /** Of the contender to the reference. */
  readonly ratio: number
  /** Whether the ratio has to be at least this instead of at most. */
  readonly isLowerBound?: boolean
}

export interface Presentation {
  /** How the reference is called in the line that is printed. */
  readonly reference: string
  readonly unit: string
  /** Digits after the point of what was measured; none by default. */
  readonly digits?: number
}

/** A reference whose largest value is more than this times its smallest says nothing about the contender. */
const STEADY = 1.2

/** The middle value; the upper of the two in the middle of an even number. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The median with the smallest and the largest value: `12 ms (10 to 15)`. */
export function summarize(values: readonly number[], unit: string, digits = 0): string {
  const show = (value: number) => value.toFixed(digits)
  const range = `(${show(Math.min(...values))} to ${show(Math.max(...values))})`
  return `${show(median(values))}${unit && ` ${unit}`} ${range}`
}

/** Measures the reference and the contender alternately, so that both meet the same other load. */
export async function takeTurns<Reference, Contender>(
  count: number,
  measureReference: () => Reference | Promise<Reference>,
  measureContender: () => Contender | Promise<Contender>,
): Promise<{ reference: Reference; contender: Contender }[]> {
  const turns: { reference: Reference; contender: Contender }[] = []
  for (let turn = 0; turn < count; turn++) {
    const reference = await measureReference()
    turns.push({ reference, contender: await measureContender() })
  }
  return turns
}

/** The median of the turns' own ratios. */
export const ratioOf = (turns: readonly Turn[]): number =>
  median(turns.map(({ reference, contender }) => contender / reference))

/** Whether the reference stayed within a fifth. */
export function isSteady(turns: readonly Pick<Turn, 'reference'>[]): boolean {
  const references = turns.map(({ reference }) => reference)
  return Math.max(...references) / Math.min(...references) <= STEADY
}

/** Whether the median ratio is within the budget; that the machine is too unsteady when the reference wanders by more than a fifth. */
export function judge(turns: readonly Turn[], { ratio, isLowerBound = false }: Budget): Verdict {
  if (!isSteady(turns)) return 'the machine is too unsteady'
  return (isLowerBound ? ratioOf(turns) >= ratio : ratioOf(turns) <= ratio) ? 'met' : 'missed'
}

/**
 * Prints the ratio with its spread, what was measured of both and, where there is a budget, the verdict, which it returns. A missed budget
 * makes the process fail.
 */
export function printComparison(
  name: string,
  turns: readonly Turn[],
  { reference, unit, digits }: Presentation,
  budget?: Budget,
): Verdict | undefined {
  const ratios = turns.map(turn => turn.contender / turn.reference)
  const contenders = turns.map(turn => turn.contender)
  const references = turns.map(turn => turn.reference)
  const verdict = budget && judge(turns, budget)
  const bound = budget ? `, budget ${budget.isLowerBound ? '≥' : '≤'} ${budget.ratio}: ${verdict}` : ''
  console.log(
    `${name}: ratio ${summarize(ratios, '', 2)}${bound}\n` +
      `  ${summarize(contenders, unit, digits)}; ${reference} ${summarize(references, unit, digits)}`,
  )
  if (verdict === 'missed') process.exitCode = 1
  return verdict
}
