/** `node:util` for the build of the demo. */

type Callback<Value> = (error: unknown, value: Value) => void

/** A function that calls back at the end, as one that gives a promise. */
export const promisify =
  <Values extends unknown[], Value>(call: (...values: [...Values, Callback<Value>]) => void) =>
  (...values: Values): Promise<Value> =>
    new Promise((resolve, reject) =>
      call(...values, (error, value) => (error ? reject(error as Error) : resolve(value))),
    )
