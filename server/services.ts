import type { Passwords } from './auth/passwords.ts'
import type { PasswordQueue } from './auth/password-queue.ts'
import type { SecretBox } from './auth/secret-box.ts'
import type { Sessions } from './auth/sessions.ts'
import type { CandleSource } from './candles/candle-source.ts'
import type { Config } from './config.ts'
import type { FileStore } from './kernel/file-store.ts'
import type { Log } from './kernel/log.ts'
import type { TransactionCount } from './ledger/transaction-count.ts'
import type { SecurityLog } from './kernel/security-log.ts'
import type { Market } from './market/market.ts'
import type { Allowances } from './nodes/allowances.ts'
import type { Node } from './nodes/node.ts'
import type { MessageFeed } from './message-feed.ts'
import type { PushSender } from './push/push-sender.ts'
import type { QuoteHub } from './stream/hub.ts'
import type { Clock, Store } from './kernel/store.ts'

/** What handlers work with. */
export interface Services {
  readonly config: Config
  readonly clock: Clock
  /** For a handler whose caller is signed in: a store that rejects commands once the session has ended (auth/caller.ts). */
  readonly store: Store
  /** This process among those that share the database. */
  readonly node: Node
  /** Uploaded files, outside the web root. */
  readonly files: FileStore
  readonly market: Market
  /** Candles for API callers, computed off this thread; `market.candles` computes them here, which can take seconds. */
  readonly candleSource: CandleSource
  readonly quoteHub: QuoteHub
  /** The messages that the streams of signed-in people carry. */
  readonly messageFeed: MessageFeed
  /** Sends notifications to devices; undefined where the operator has set no key. */
  readonly push: PushSender | undefined
  readonly sessions: Sessions
  /** Encrypts secrets that must be read again, such as TOTP keys. */
  readonly secretBox: SecretBox
  /** How much one client may ask for; addresses are limited before a handler is reached. */
  readonly allowances: Allowances
  readonly passwords: Passwords
  /** Limits how many passwords are hashed at the same time. */
  readonly passwordQueue: PasswordQueue
  /** Remembers what it has counted. */
  readonly transactionCount: TransactionCount
  readonly log: Log
  /** What matters for security; for a handler, with the caller's account, session and address. */
  readonly security: SecurityLog
}
