/** Faults of each list of the specification: its filters, its cursor, its order, and what each operation must refuse. */
import { operationsOf } from '#contracts/verify/operations.ts'
import { readInteractions } from '#contracts/verify/pacts.ts'
import { ROOT, readDocument } from '#contracts/material.ts'
import { inOrder } from './changes.ts'
import { answerWith, type Envelope, type Fault } from './fault.ts'

const operations = operationsOf(readDocument())

/** They choose a page, not rows. */
const PAGING = new Set([
  'pageNum',
  'pageSize',
  'before',
  'limit',
  'utcOffset',
  'timeZone',
  'view',
  'sort',
  'month',
])

/** Every optional filter is left out of the request. */
export const filterFaults: readonly Fault[] = operations
  .filter(({ id }) => id.startsWith('list'))
  .flatMap(({ id, parameters }) =>
    parameters
      .filter(({ in: place, required, name }) => place === 'query' && !required && !PAGING.has(name))
      .map(({ name }): Fault => ({
        name: `${id} ignores ${name}`,
        operation: id,
        request: ({ query }) => query.delete(name),
        shows: new RegExp(
          `every row has the requested \`${name}\`|no row is (older than|as new as) \`${name}\`|${name} chooses rows|every message is unread|for a search that finds nothing`,
        ),
      })),
  )

/** A cursor goes on in the list that was first asked for without one, whoever asks. */
export const cursorFaults: readonly Fault[] = operations.flatMap(operation =>
  Object.entries(operation.access)
    .filter(([name, example]) => name !== 'answer' && example === 'own')
    .map(([field]): Fault => ({
      name: `${operation.id} goes on in the list of another account from its ${field}`,
      operation: operation.id,
      answer: (answer, { query }, { kept }) => {
        const { code, rows = [] } = JSON.parse(answer.body || '{}') as Envelope
        const cursor = query.get(field)
        if (code !== 200) return
        if (cursor === null) for (const { id } of rows) kept.set(String(id), answer.body)
        else answer.body = kept.get(cursor) ?? answer.body
      },
      shows: new RegExp(`probe · ${field} of another account · another account asked with the ${field}`),
    })),
)

/** Every filter finds nothing. */
export const lostRowFaults: readonly Fault[] = [
  'listDeposits',
  'listWithdrawals',
  'listSpotOrders',
  'listLedgerEntries',
].map((operation): Fault => ({
  name: `${operation} finds nothing by any filter`,
  operation,
  answer: (answer, { query }) => {
    const isFiltered = [...query.keys()].some(name => !PAGING.has(name))
    if (isFiltered && answer.body.startsWith('{"code":200'))
      answerWith(answer, { code: 200, msg: 'ok', rows: [], total: 0 })
  },
  shows: /\w+ chooses rows · .*lacks a row/,
}))

/** Lists from the oldest. */
export const reversedListFaults: readonly Fault[] = operations
  .filter(({ rules }) => rules.some(({ message }) => message.endsWith('ordered from the newest')))
  .filter(
    ({ id }) =>
      !['listMessages', 'listLedgerEntries', 'listServiceMessages', 'listDeposits', 'listTrades'].includes(
        id,
      ),
  )
  .map(({ id }) => inOrder(id, `${id} begins with the oldest`, /ordered from the newest/))

/** Operations in which a refusal protects money. */
const MONEY = new Set(
  `placeSpotOrder placeContractOrder placeBibiOrder placeQuickOrder createExchange createWithdrawal createDeposit placePledge
  placeMiningOrder redeemPledge releaseMiningOrder applyForLoan repayLoan subscribeToShares cancelShareSubscription cancelSpotOrder
  cancelContractOrder cancelBibiOrder cancelWithdrawal cancelDeposit closeContractPosition addContractMargin setContractExits
  claimWelfareTask joinActivity followTrader`.split(/\s+/),
)

const interactions = readInteractions(`${ROOT}/contracts/pacts`, operations)

/** What must be refused is done. */
export const allowedFaults: readonly Fault[] = interactions
  .filter(
    ({ operation, expectedCode }) => MONEY.has(operation.id) && [422, 460].includes(Number(expectedCode)),
  )
  .flatMap(({ operation, description, raw }): Fault[] => {
    const content = raw.response.body?.content as { msg?: string } | undefined
    if (!content?.msg || content.msg === 'hint_account_frozen') return []
    return [
      {
        name: `${description}: is done`,
        operation: operation.id,
        answer: (answer, _, { lastSuccess }) => {
          if (answer.body.includes(`"msg":"${content.msg}"`))
            answerWith(answer, lastSuccess ?? { code: 200, msg: 'ok' })
        },
        shows: new RegExp(`pact · ${description.replaceAll(/[()?.+*]/g, '.')} · code is 200`),
      },
    ]
  })
