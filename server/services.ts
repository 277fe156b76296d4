import type { PasswordPlaces } from './auth/password-places.ts'
import type { SecretBox } from './auth/secrets.ts'
import type { Sessions } from './auth/tokens.ts'
import type { CandleSource } from './candles/candle-source.ts'
import type { Config } from './config.ts'
import type { FileFolder } from './kernel/file-folder.ts'
import type { Limiter } from './kernel/limits.ts'
import type { Log } from './kernel/log.ts'
import type { Market } from './market/market.ts'
import type { QuoteHub } from './stream/hub.ts'
import type { Clock, Store } from './kernel/store.ts'

/** What handlers work with. */
export interface Services {
  readonly config: Config
  readonly clock: Clock
  /** For a handler whose caller is signed in: a store that lets nothing be done once the session has ended (sessions/caller.ts). */
  readonly store: Store
  /** What people have uploaded, out of reach of the web root. */
  readonly files: FileFolder
  readonly market: Market
  /** Candles for whoever asks from outside; `market.candles` computes them on this thread, which takes seconds. */
  readonly candles: CandleSource
  readonly hub: QuoteHub
  readonly sessions: Sessions
  /** For what is kept secret and must be read again. */
  readonly secretBox: SecretBox
  /** How often one account may be tried at, by account and where from; addresses are limited before a handler is reached. */
  readonly accountLimit: Limiter
  /** The line of those whose password is checked. */
  readonly passwordPlaces: PasswordPlaces
  readonly log: Log
}
