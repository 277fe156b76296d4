import type { Document, Operation } from '../document.ts'
import type { Judge } from '../judge.ts'
import { accessProbes } from './access.ts'
import { atOnceProbes } from './at-once.ts'
import { attemptProbes } from './attempts.ts'
import { clockProbes } from './clock.ts'
import { domainProbes } from './domains.ts'
import { fieldProbes } from './fields.ts'
import { filterProbes } from './filters.ts'
import { idempotencyProbes } from './idempotency.ts'
import { lifeProbes } from './life.ts'
import { limitProbes } from './limits.ts'
import { linkProbes } from './links.ts'
import { nextPageProbes } from './next-page.ts'
import { optionalParameterProbes } from './optional-parameters.ts'
import { otherAccountProbes } from './other-account.ts'
import { pagingProbes } from './paging.ts'
import type { Probe } from './probe.ts'
import { secretProbes } from './secrets.ts'
import { repeatedKeyProbes } from './repeated-keys.ts'
import { refusedRequestProbes } from './refused-requests.ts'
import { sideEffectProbes } from './side-effects.ts'
import { successProbes } from './success.ts'
import { tokenProbes } from './token.ts'
import { transportProbes } from './transport.ts'
import { unchangedProbes } from './unchanged.ts'

/** All probes of an operation; `turn`, its position in the list, selects its additional language. */
export function probesOf(document: Document, judge: Judge, operation: Operation, turn: number): Probe[] {
  return [
    ...successProbes(document, operation, turn),
    ...tokenProbes(operation),
    ...accessProbes(document, operation),
    ...fieldProbes({ document, judge }, operation),
    ...optionalParameterProbes({ document, judge }, operation),
    ...transportProbes(document, operation),
    ...pagingProbes(document, operation),
    ...nextPageProbes(document, operation),
    ...filterProbes(document, operation),
    ...clockProbes(operation),
    ...idempotencyProbes(operation),
    ...repeatedKeyProbes(operation),
    ...atOnceProbes(operation),
    ...secretProbes(operation),
    ...attemptProbes(operation),
    ...limitProbes(operation),
    ...linkProbes(document, operation),
    ...lifeProbes(document, operation),
    ...otherAccountProbes(document, operation),
    ...domainProbes(document, judge, operation),
    ...unchangedProbes(operation),
    ...sideEffectProbes(operation, turn),
    ...refusedRequestProbes(document, operation, turn),
  ]
}
