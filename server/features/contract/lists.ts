import type { ContractCloseReason, ContractFill, ContractFunding, ContractPositionStatus } from '#models'
import {
  RATE_SCALE,
  formatMoney,
  formatPrice,
  formatQuantity,
  formatUnits,
} from '#src/lib/money/minor-units.ts'
import { whereAll, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import type { Reader, Row, Statement } from '#server/kernel/store.ts'
import { toUnpricedPosition, type UnpricedPosition, type ContractPositionRow } from './position.ts'

interface FillRow extends Row {
  readonly reason: ContractFill['reason']
  readonly price: bigint
  readonly quantity: bigint
  readonly margin: bigint
  readonly profit: bigint
  readonly fee: bigint
  readonly time: bigint
}

interface FundingRow extends Row {
  readonly time: bigint
  readonly price: bigint
  readonly quantity: bigint
  readonly rate: bigint
  readonly amount: bigint
}

const INSERT_FILL = `INSERT INTO contract_fills(position_id, number, reason, price, quantity, margin, profit, fee, time)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`
const INSERT_FUNDING = `INSERT INTO contract_fundings(position_id, time, price, quantity, rate, amount)
  VALUES ($1, $2, $3, $4, $5, $6)`

/** `number` is the position's version after the fill, so that they ascend in time. */
export function insertFill(
  positionId: bigint,
  number: bigint,
  { reason, price, quantity, margin, profit, fee, time }: FillRow,
): Statement {
  return [INSERT_FILL, [positionId, number, reason, price, quantity, margin, profit, fee, time]]
}

export function insertFunding(positionId: bigint, funding: FundingRow): Statement {
  const { time, price, quantity, rate, amount } = funding
  return [INSERT_FUNDING, [positionId, time, price, quantity, rate, amount]]
}

export interface ContractPositionFilter extends Paging {
  readonly userId: bigint
  readonly status: ContractPositionStatus
  readonly productId?: number | undefined
  readonly closeReason?: ContractCloseReason | undefined
  /** Closed from this moment on, in milliseconds since 1970 UTC. */
  readonly startTime?: number | undefined
  /** Closed before this moment. */
  readonly endTime?: number | undefined
}

/** A person's positions: open ones by when they were opened, closed ones by when they were closed; the newest first. */
export function listContractPositions(
  reader: Reader,
  filter: ContractPositionFilter,
): Promise<Page<UnpricedPosition>> {
  const { userId, status, startTime, endTime, productId, closeReason } = filter
  const positions = {
    table: 'contract_positions',
    order: status === 'open' ? 'id DESC' : 'closed_at DESC, id DESC',
    ...whereAll(
      ['user_id =', userId],
      ['status =', status],
      ['product_id =', productId],
      ['close_reason =', closeReason],
      ['closed_at >=', startTime],
      ['closed_at <', endTime],
    ),
  }
  return readPage(reader, filter, positions, toUnpricedPosition)
}

/** All open positions of a person, for the account value. */
export async function listOpenPositions(reader: Reader, userId: bigint): Promise<ContractPositionRow[]> {
  return reader.query<ContractPositionRow>(
    `SELECT * FROM contract_positions WHERE user_id = $1 AND status = 'open' ORDER BY id`,
    [userId],
  )
}

/** How many fills, and how many fundings, one answer contains; the newest ones. */
const MAX_ROWS = 500n

/** A position's fills and fundings, oldest first. */
export async function listMovements(
  reader: Reader,
  positionId: bigint,
): Promise<{ fills: ContractFill[]; fundings: ContractFunding[] }> {
  const fills = await reader.query<FillRow>(
    'SELECT * FROM contract_fills WHERE position_id = $1 ORDER BY number DESC LIMIT $2',
    [positionId, MAX_ROWS],
  )
  const fundings = await reader.query<FundingRow>(
    'SELECT * FROM contract_fundings WHERE position_id = $1 ORDER BY time DESC LIMIT $2',
    [positionId, MAX_ROWS],
  )
  return { fills: fills.toReversed().map(toFill), fundings: fundings.toReversed().map(toFunding) }
}

function toFill({ reason, price, quantity, margin, profit, fee, time }: FillRow): ContractFill {
  return {
    reason,
    price: formatPrice(price),
    quantity: formatQuantity(quantity),
    margin: formatMoney(margin),
    profit: formatMoney(profit),
    fee: formatMoney(fee),
    time: Number(time),
  }
}

function toFunding({ time, price, quantity, rate, amount }: FundingRow): ContractFunding {
  return {
    time: Number(time),
    price: formatPrice(price),
    quantity: formatQuantity(quantity),
    rate: formatUnits(rate, RATE_SCALE),
    amount: formatMoney(amount),
  }
}
