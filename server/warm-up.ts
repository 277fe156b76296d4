import { loadPasskeyLibrary } from './auth/passkeys/webauthn.ts'
import type { Log } from './kernel/log.ts'
import type { SpecOperation } from './openapi/spec-validator.ts'
import type { Services } from './services.ts'

/** Compiles the validators of an operation. One that cannot be compiled fails at each of its calls, and no other with it. */
function compileValidators(operation: SpecOperation, log: Log): void {
  try {
    operation.warmUp()
  } catch (error) {
    log.error('schema not compiled', error, { operation: operation.id })
  }
}

/** Compiles validators and computes tickers ahead of the first calls, in small steps, so that neither start-up nor those calls wait. */
export function warmUp(
  operations: readonly SpecOperation[],
  { market, log }: Pick<Services, 'market' | 'log'>,
): void {
  const waiting = [
    ...operations.map(operation => () => compileValidators(operation, log)),
    // Computes today and yesterday of each product; otherwise the first product list takes half a second.
    ...market.products.map(product => () => void market.ticker(product)),
    ...market.products.map(product => () => void market.dayLine(product)),
    // A tenth of a second, in which everybody else would wait.
    () => void loadPasskeyLibrary(),
  ]
  const warmUpNext = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setTimeout(warmUpNext, 5).unref()
  }
  setTimeout(warmUpNext, 50).unref()
}
