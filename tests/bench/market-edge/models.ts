import { forestPredictions } from './boosted-trees.ts'
import { solve } from './linear-algebra.ts'
import { NO_ORDER, type Observations } from './observations.ts'

/** Learns from the first half of the days; predicts in the second half. */
interface Model {
  readonly name: string
  /** A signal at each moment; 0 in the first half. */
  readonly predict: (observations: Observations, outcomes: Int8Array) => Float32Array
}

/** What a model works on: signals of mean 0 and standard deviation 1 in the first half, without outliers. */
interface Lesson {
  readonly inputs: readonly Float32Array[]
  readonly outcomes: Int8Array
  readonly training: Int32Array
  readonly tests: Int32Array
}

const MAX_INPUT = 4

const prepared = new WeakMap<Observations, readonly Float32Array[]>()

function inputsOf(observations: Observations): readonly Float32Array[] {
  let inputs = prepared.get(observations)
  if (!inputs) {
    const { values, days, count } = observations
    const half = halfOf(days)
    inputs = values.map(each => {
      let [sum, squares, total] = [0, 0, 0]
      for (let at = 0; at < count; at++) {
        if (days[at]! >= half) continue
        sum += each[at]!
        squares += each[at]! ** 2
        total++
      }
      const centre = sum / total
      const size = Math.sqrt(Math.max(0, squares / total - centre * centre)) || 1
      return each.map(value => Math.max(-MAX_INPUT, Math.min(MAX_INPUT, (value - centre) / size)))
    })
    prepared.set(observations, inputs)
  }
  return inputs
}

const halfOf = (days: Int16Array) => Math.ceil((days.at(-1)! + 1) / 2)

function lessonOf(observations: Observations, outcomes: Int8Array): Lesson {
  const half = halfOf(observations.days)
  const moments = Array.from(outcomes.keys()).filter(at => outcomes[at] !== NO_ORDER)
  return {
    inputs: inputsOf(observations),
    outcomes,
    // The orders of the day before the second half may end in it.
    training: Int32Array.from(moments.filter(at => observations.days[at]! < half - 1)),
    tests: Int32Array.from(moments.filter(at => observations.days[at]! >= half)),
  }
}

/** A straight line through all inputs. */
function linear({ inputs, outcomes, training, tests }: Lesson): Float32Array {
  const size = inputs.length
  const products = new Float64Array(size * size)
  const sums = new Float64Array(size)
  const row = new Float64Array(size)
  for (const at of training) {
    for (let one = 0; one < size; one++) {
      row[one] = inputs[one]![at]!
      sums[one]! += row[one]! * outcomes[at]!
      for (let other = 0; other <= one; other++) products[one * size + other]! += row[one]! * row[other]!
    }
  }
  const weights = solve(products, sums, training.length / 1000)
  const predictions = new Float32Array(outcomes.length)
  for (const at of tests)
    predictions[at] = inputs.reduce((sum, input, index) => sum + input[at]! * weights[index]!, 0)
  return predictions
}

/** The inputs that go most with the outcome in the first half. */
function bestInputs({ inputs, outcomes, training }: Lesson, count: number): readonly Float32Array[] {
  const scored = inputs.map(input => {
    let sum = 0
    for (const at of training) sum += input[at]! * outcomes[at]!
    return { input, score: Math.abs(sum) }
  })
  return scored
    .toSorted((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ input }) => input)
}

const QUADRATIC_INPUTS = 16

/** The best inputs with all their products: what matters only together. */
function quadratic(lesson: Lesson): Float32Array {
  const best = bestInputs(lesson, QUADRATIC_INPUTS)
  const pairs = best.flatMap((one, at) =>
    best.slice(at).map(other => one.map((value, index) => value * other[index]!)),
  )
  return linear({ ...lesson, inputs: [...best, ...pairs] })
}

const NEIGHBOUR_INPUTS = 8
const NEIGHBOURS = 40
const MAX_TRAINING = 8000
const MAX_TESTS = 20_000

/** Every so many of the moments, at most `limit`. */
const thin = (moments: Int32Array, limit: number) =>
  moments.filter((_, index) => index % Math.ceil(moments.length / limit) === 0)

/** What came next at the most similar moments of the first half. */
function nearest(lesson: Lesson): Float32Array {
  const best = bestInputs(lesson, NEIGHBOUR_INPUTS)
  const training = thin(lesson.training, MAX_TRAINING)
  const known = Float32Array.from([...training].flatMap(at => best.map(input => input[at]!)))
  const distances = new Float32Array(training.length)
  const predictions = new Float32Array(lesson.outcomes.length)
  const here = new Float32Array(best.length)
  for (const at of thin(lesson.tests, MAX_TESTS)) {
    best.forEach((input, index) => (here[index] = input[at]!))
    for (let each = 0, offset = 0; each < training.length; each++) {
      let sum = 0
      for (let index = 0; index < here.length; index++) {
        const difference = known[offset++]! - here[index]!
        sum += difference * difference
      }
      distances[each] = sum
    }
    const limit = distances.toSorted()[NEIGHBOURS - 1] ?? Infinity
    let sum = 0
    for (let each = 0; each < training.length; each++)
      if (distances[each]! <= limit) sum += lesson.outcomes[training[each]!]!
    predictions[at] = sum
  }
  return predictions
}

const ofLesson =
  (learn: (lesson: Lesson) => Float32Array): Model['predict'] =>
  (observations, outcomes) =>
    learn(lessonOf(observations, outcomes))

export const MODELS: readonly Model[] = [
  { name: 'linear, all signals', predict: ofLesson(linear) },
  { name: `products of ${QUADRATIC_INPUTS} signals`, predict: ofLesson(quadratic) },
  { name: 'boosted trees, all signals', predict: ofLesson(forestPredictions) },
  { name: `${NEIGHBOURS} nearest moments`, predict: ofLesson(nearest) },
]
