/** Entries of `MOVE_SIZES`: 12 bits choose one. */
const ENTRIES = 4096
/** The weight of the cubic term, which gives the distribution tails that are fatter than those of a normal one. */
const TAIL = 0.1

/**
 * What a move of the market is multiplied by: the quantiles of a distribution that is symmetric around zero, has variance 1 and fatter
 * tails than a normal one (a normal variable plus a tenth of its cube). Symmetric exactly: entry k is minus entry 4095 - k. Computed
 * with + - * / and square roots alone, which are the same in every engine.
 */
export const MOVE_SIZES: Float64Array = createMoveSizes()

function createMoveSizes(): Float64Array {
  const sizes = new Float64Array(ENTRIES)
  let squares = 0
  for (let index = 0; index < ENTRIES / 2; index++) {
    const normal = normalQuantile((index + 0.5) / ENTRIES)
    const size = normal + TAIL * normal * normal * normal
    sizes[index] = size
    sizes[ENTRIES - 1 - index] = -size
    squares += 2 * size * size
  }
  const scale = 1 / Math.sqrt(squares / ENTRIES)
  return sizes.map(size => size * scale)
}

/** The standard normal quantile of a probability of up to one half, with a relative error below 1.2e-9 (P. J. Acklam, 2003). */
function normalQuantile(probability: number): number {
  if (probability < 0.02425) {
    const q = Math.sqrt(-2 * naturalLog(probability))
    return (
      (((((-7.784894002430293e-3 * q - 0.3223964580411365) * q - 2.400758277161838) * q - 2.549732539343734) *
        q +
        4.374664141464968) *
        q +
        2.938163982698783) /
      ((((7.784695709041462e-3 * q + 0.3224671290700398) * q + 2.445134137142996) * q + 3.754408661907416) *
        q +
        1)
    )
  }
  const q = probability - 0.5
  const r = q * q
  return (
    ((((((-39.69683028665376 * r + 220.9460984245205) * r - 275.9285104469687) * r + 138.357751867269) * r -
      30.66479806614716) *
      r +
      2.506628277459239) *
      q) /
    (((((-54.47609879822406 * r + 161.5858368580409) * r - 155.6989798598866) * r + 66.80131188771972) * r -
      13.28068155288572) *
      r +
      1)
  )
}

/** The natural logarithm of a number in (0, 1], by the series of the inverse hyperbolic tangent. */
function naturalLog(value: number): number {
  let mantissa = value
  let halvings = 0
  for (; mantissa < 0.75; halvings++) mantissa *= 2
  const ratio = (mantissa - 1) / (mantissa + 1)
  let sum = 0
  let power = ratio
  for (let odd = 1; odd < 60; odd += 2) {
    sum += power / odd
    power *= ratio * ratio
  }
  return 2 * sum - halvings * Math.LN2
}
