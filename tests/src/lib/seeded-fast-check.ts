/** fast-check with a fixed seed, so that a run today and a run tomorrow try the same cases. */
import * as fc from 'fast-check'

fc.configureGlobal({ seed: 19 })

export { fc }
