/** Two answers that say different things of one: of each link whose rule compares them. */
import { readDocument } from '#contracts/material.ts'
import { linksOf } from '#contracts/verify/links.ts'
import { operationsOf } from '#contracts/verify/operations.ts'
import type { Value } from './changes.ts'
import { envelope, onSuccess, type Fault } from './fault.ts'

const document = readDocument()
const SAYS = 'each says the same of one thing'

/** What a fault changes, the first that a rule compares: nothing else follows from it. */
const FIELDS = [
  'currencyId',
  'productId',
  'channelId',
  'fromCurrencyName',
  'offerId',
  'traderId',
  'accountType',
  'isSynced',
  'raiseDelay',
  'frozenSince',
  'claimDays',
  'isRobot',
  'baseProductId',
  'startsAt',
  'createdAt',
]

/** Another value of the same form. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string') return value
  return /\d$/.test(value) ? `${value.slice(0, -1)}${(Number(value.at(-1)) + 1) % 10}` : value.slice(0, -1)
}

function changeIn(holder: unknown, field: string): void {
  if (typeof holder !== 'object' || holder === null) return
  const value = holder as Value
  if (field in value) value[field] = other(value[field])
}

export const sameThingFaults: readonly Fault[] = operationsOf(document).flatMap(operation =>
  linksOf(document, operation).flatMap(({ name, target, rules, fields }): Fault[] => {
    const rule = rules.find(({ message }) => message === SAYS)?.rule ?? ''
    const field = FIELDS.find(one => rule.includes(`"${one}"`))
    // What a new token asks is not known to follow from the sign-in.
    if (!field || target === operation.id || 'Authorization' in fields) return []
    return [
      {
        name: `after ${operation.id}, ${target} (${name}) has another ${field}`,
        operation: operation.id,
        elsewhere: {
          operation: target,
          answer: answer =>
            envelope(onSuccess, ({ data = {}, rows = [] }) => {
              for (const holder of [data, ...Object.values(data), ...rows]) changeIn(holder, field)
            })(answer, {} as never, {} as never),
        },
        shows: new RegExp(SAYS),
      },
    ]
  }),
)
