import type { LedgerReferenceType } from '#models'
import { createYieldPoint } from '#server/kernel/time-slices.ts'
import type { Reader, Row, Statement } from '#server/kernel/store.ts'
import { productAsset } from '#server/ledger/units.ts'
import { averageCostOf, realise, takeOf, type Lot, type LotPart } from '#src/lib/trading/lots.ts'
import type { LotEvent, LotTransaction } from './lot-events.ts'
import { insertGain, type GainRow } from './gain-rows.ts'
import { createSumBook, yearOf } from './realised-sums.ts'

/** Open lots are read by so many. */
const LOT_PAGE = 200

const SELECT_LOTS = `SELECT id, quantity, cost, taken, acquired_at, reference_type, reference_id FROM lots
  WHERE user_id = $1 AND product_id = $2 AND id > $3 ORDER BY id LIMIT $4`
const SELECT_POSITION = 'SELECT quantity, cost FROM lot_positions WHERE user_id = $1 AND product_id = $2'
const WRITE_LOT = `INSERT INTO lots(user_id, product_id, id, quantity, cost, taken, acquired_at, reference_type, reference_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  ON CONFLICT (user_id, product_id, id) DO UPDATE SET taken = excluded.taken`
const DELETE_LOT = 'DELETE FROM lots WHERE user_id = $1 AND product_id = $2 AND id = $3'
const WRITE_POSITION = `INSERT INTO lot_positions(user_id, product_id, quantity, cost) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id, product_id) DO UPDATE SET quantity = excluded.quantity, cost = excluded.cost`
interface LotRow extends Row, Lot {
  readonly id: bigint
  readonly quantity: bigint
  readonly cost: bigint
  taken: bigint
  readonly acquired_at: bigint
  readonly reference_type: LedgerReferenceType
  readonly reference_id: bigint
}

/** What is known of a product: its position, and its open lots as far as they have been read, oldest first. */
interface ProductBook {
  quantity: bigint
  cost: bigint
  readonly stored: LotRow[]
  /** Acquired since, after all that are stored. */
  readonly fresh: LotRow[]
  isRead: boolean
  /** Index of the oldest open lot, in `stored` and then in `fresh`. */
  next: number
  readonly touched: Set<LotRow>
  isChanged: boolean
}

/** How far the sale after the last complete transaction has been assigned. */
export interface PartialSale {
  readonly units: bigint
  readonly parts: bigint
}
export const NO_PARTIAL_SALE: PartialSale = { units: 0n, parts: 0n }

/**
 * Assigns the sales of some transactions to the oldest lots and to the average cost, in memory; `statements` stores what has changed. It
 * stops after `maxParts` parts, if need be within a sale, which the next call goes on with.
 */
// oxlint-disable-next-line max-lines-per-function -- One state, the books of the products, and the functions that change it.
export function createLotBook(reader: Reader, userId: bigint, maxParts: number) {
  const products = new Map<bigint, ProductBook>()
  const sums = createSumBook(userId)
  const gains: GainRow[] = []

  async function open(productId: bigint): Promise<ProductBook> {
    const known = products.get(productId)
    if (known) return known
    const [row] = await reader.query<{ quantity: bigint; cost: bigint }>(SELECT_POSITION, [userId, productId])
    const book: ProductBook = {
      quantity: row?.quantity ?? 0n,
      cost: row?.cost ?? 0n,
      stored: [],
      fresh: [],
      isRead: false,
      next: 0,
      touched: new Set(),
      isChanged: false,
    }
    products.set(productId, book)
    return book
  }

  /** The oldest open lot. @throws Error when more is sold than was acquired, which the ledger does not allow */
  async function oldestLot(productId: bigint, book: ProductBook): Promise<LotRow> {
    if (book.next >= book.stored.length && !book.isRead) {
      const after = book.stored.at(-1)?.id ?? 0n
      const rows = await reader.query<LotRow>(SELECT_LOTS, [userId, productId, after, BigInt(LOT_PAGE)])
      book.stored.push(...rows.map(row => ({ ...row })))
      book.isRead = rows.length < LOT_PAGE
    }
    const lot = book.stored[book.next] ?? book.fresh[book.next - book.stored.length]
    if (!lot) throw new Error(`account ${userId} has sold more of product ${productId} than it acquired`)
    return lot
  }

  function acquire(transaction: LotTransaction, { quantity, value }: LotEvent, book: ProductBook): void {
    const { id, at, referenceType, referenceId } = transaction
    const reference = { reference_type: referenceType, reference_id: referenceId }
    const lot = { id, quantity, cost: value, taken: 0n, acquired_at: at, ...reference }
    book.fresh.push(lot)
    book.touched.add(lot)
    book.quantity += quantity
    book.cost += value
    book.isChanged = true
  }

  function addGain(
    transaction: LotTransaction,
    event: LotEvent,
    {
      part,
      taken,
      averageCost,
      done,
    }: { part: bigint; taken: LotPart<LotRow>; averageCost: bigint; done: bigint },
  ): void {
    const sold = -event.quantity
    const gain = realise({ quantity: sold, proceeds: event.value, averageCost, done }, taken)
    const { lot } = taken
    gains.push({
      year: yearOf(transaction.at),
      id: transaction.id,
      part,
      product_id: event.productId,
      quantity: gain.quantity,
      proceeds: gain.proceeds,
      fifo_cost: gain.fifoCost,
      average_cost: gain.averageCost,
      sold_at: transaction.at,
      reference_type: transaction.referenceType,
      reference_id: transaction.referenceId,
      acquired_at: lot.acquired_at,
      acquired_type: lot.reference_type,
      acquired_id: lot.reference_id,
    })
    sums.add(transaction.at, productAsset(event.productId), gain)
  }

  /** Assigns a sale from where it was left; answers where it was left again, or undefined at its end. */
  async function dispose(
    transaction: LotTransaction,
    event: LotEvent,
    from: PartialSale,
  ): Promise<PartialSale | undefined> {
    const book = await open(event.productId)
    const sold = -event.quantity
    // What leaves without an equivalent, such as a penalty, leaves its cost to the rest, as for the holdings.
    const averageCost = event.isTrade ? averageCostOf(book.cost, sold, book.quantity) : 0n
    let { units: done, parts } = from
    const nextSlice = createYieldPoint(reader.turn)
    while (done < sold) {
      if (gains.length >= maxParts) return { units: done, parts }
      // oxlint-disable-next-line no-await-in-loop -- Each lot follows the one before.
      const lot = await oldestLot(event.productId, book)
      const taken = takeOf(lot, sold - done)
      addGain(transaction, event, { part: parts, taken, averageCost, done })
      lot.taken = taken.taken
      book.touched.add(lot)
      if (lot.taken === lot.quantity) book.next++
      done += taken.quantity
      parts += 1n
      // oxlint-disable-next-line no-await-in-loop -- Lets other requests pass.
      await nextSlice()
    }
    book.quantity -= sold
    book.cost -= averageCost
    book.isChanged = true
    return undefined
  }

  return {
    /** Books a transaction. Answers how far its sale came when it is not done. */
    async apply(transaction: LotTransaction, from: PartialSale): Promise<PartialSale | undefined> {
      for (const event of transaction.events) {
        if (event.quantity > 0n) {
          // oxlint-disable-next-line no-await-in-loop -- In the order of the transaction.
          acquire(transaction, event, await open(event.productId))
          continue
        }
        // oxlint-disable-next-line no-await-in-loop -- In the order of the transaction.
        const rest = await dispose(transaction, event, from)
        if (rest) return rest
      }
      for (const [kind, amount] of transaction.results) {
        sums.add(transaction.at, kind, { proceeds: amount, fifoCost: 0n, averageCost: 0n })
      }
      return undefined
    },
    isFull: () => gains.length >= maxParts,
    /** The parts of sales, oldest first. */
    gains: (): readonly GainRow[] => gains,
    sums: () => sums.list(),
    /** Stores what has been booked. */
    statements: (): Statement[] => [
      ...gains.map(gain => insertGain(userId, gain)),
      ...sums.statements(),
      ...[...products].flatMap(([id, book]) => bookStatements(userId, id, book)),
    ],
  }
}

function bookStatements(userId: bigint, productId: bigint, book: ProductBook): Statement[] {
  const stored = new Set(book.stored)
  const lots = [...book.touched].flatMap((lot): Statement[] => {
    const { id, quantity, cost, taken, acquired_at, reference_type, reference_id } = lot
    if (taken === quantity) return stored.has(lot) ? [[DELETE_LOT, [userId, productId, id]]] : []
    const columns = [quantity, cost, taken, acquired_at, reference_type, reference_id]
    return [[WRITE_LOT, [userId, productId, id, ...columns]]]
  })
  if (!book.isChanged) return lots
  return [...lots, [WRITE_POSITION, [userId, productId, book.quantity, book.cost]]]
}
