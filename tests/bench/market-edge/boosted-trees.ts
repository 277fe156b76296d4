const TREES = 30
const RATE = 0.1
const BINS = 16
/** A side of a split has at least this share of the moments. */
const MIN_SHARE = 0.01

interface Moments {
  readonly inputs: readonly Float32Array[]
  readonly outcomes: Int8Array
  readonly training: Int32Array
  readonly tests: Int32Array
}

interface Split {
  readonly input: number
  /** Values in bins up to this one go to the first side. */
  readonly bin: number
}

interface Binned {
  readonly bins: readonly Uint8Array[]
  readonly residuals: Float32Array
}

/** Sorts each input into bins that hold about as many moments of the training. */
function binsOf(inputs: readonly Float32Array[], training: Int32Array): readonly Uint8Array[] {
  return inputs.map(input => {
    const sorted = Float32Array.from(training, at => input[at]!).toSorted()
    const edges = Array.from(
      { length: BINS - 1 },
      (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / BINS)] ?? 0,
    )
    const bins = new Uint8Array(input.length)
    for (let at = 0; at < input.length; at++) {
      let bin = 0
      while (bin < BINS - 1 && input[at]! > edges[bin]!) bin++
      bins[at] = bin
    }
    return bins
  })
}

/** The split that leaves the least squares of the residuals. */
function bestSplit({ bins, residuals }: Binned, moments: Int32Array): Split | undefined {
  const [sums, counts] = [new Float64Array(BINS), new Float64Array(BINS)]
  const total = moments.reduce((sum, at) => sum + residuals[at]!, 0)
  const least = moments.length * MIN_SHARE
  let [best, gain]: [Split | undefined, number] = [undefined, -1]
  bins.forEach((ofInput, input) => {
    sums.fill(0)
    counts.fill(0)
    for (const at of moments) {
      sums[ofInput[at]!]! += residuals[at]!
      counts[ofInput[at]!]!++
    }
    let [sum, number] = [0, 0]
    for (let bin = 0; bin < BINS - 1; bin++) {
      sum += sums[bin]!
      number += counts[bin]!
      if (number < least || moments.length - number < least) continue
      const each = sum ** 2 / number + (total - sum) ** 2 / (moments.length - number)
      if (each > gain) [best, gain] = [{ input, bin }, each]
    }
  })
  return best
}

/** Moves the predictions of one part of the moments by a share of the mean residual of its training. */
function settle(
  { residuals }: Binned,
  training: Int32Array,
  all: Int32Array,
  predictions: Float32Array,
): void {
  const mean = training.reduce((sum, at) => sum + residuals[at]!, 0) / Math.max(1, training.length)
  for (const at of training) residuals[at]! -= RATE * mean
  for (const at of all) predictions[at]! += RATE * mean
}

/** Predictions of boosted regression trees of depth two, for the moments of the tests; 0 elsewhere. */
export function forestPredictions({ inputs, outcomes, training, tests }: Moments): Float32Array {
  const binned: Binned = { bins: binsOf(inputs, training), residuals: Float32Array.from(outcomes) }
  const predictions = new Float32Array(outcomes.length)
  const grow = (own: Int32Array, others: Int32Array, depth: number): void => {
    const split = depth === 0 ? undefined : bestSplit(binned, own)
    if (!split) {
      settle(binned, own, others, predictions)
      return
    }
    const isFirst = (at: number) => binned.bins[split.input]![at]! <= split.bin
    for (const side of [true, false])
      grow(
        own.filter(at => isFirst(at) === side),
        others.filter(at => isFirst(at) === side),
        depth - 1,
      )
  }
  for (let tree = 0; tree < TREES; tree++) grow(training, tests, 2)
  return predictions
}
