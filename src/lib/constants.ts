/** Documented constants shared by several modules; times are in ms unless the name says otherwise. */

/** Timeout of requests before the first answer of a visit, and of sockets, uploads and downloads [R9.7]. */
export const INITIAL_TIMEOUT = 60_000
/** Timeout of requests after the first answer of a visit [R9.7]. */
export const REQUEST_TIMEOUT = 10_000

/** The currency type of coins; 2 are the currencies of countries. */
export const CRYPTO_CURRENCY = 1
/** Rows of the tips list [R9.8]. */
export const TIPS_PAGE_SIZE = 30
/** Rows of the home recommendations [R9.8]. */
export const RECOMMENDED_PAGE_SIZE = 50
/** Rows of one page of the market's lists. */
export const MARKET_PAGE_SIZE = 200
/** Number of the first page of any list [R9.8]. */
export const FIRST_PAGE = 1
/** Currency id of USDT, in which everything is quoted and settled [R9.8]. */
export const USDT_ID = 3
/** configType of the bank properties [R9.8]. */
export const BANK_CONFIG_TYPE = 0

/** How long a toast stays [R9.10]. */
export const TOAST_DURATION = 2000
/** How long a toast is shown that tells of something elsewhere and may be pressed, ms. */
export const NOTICE_DURATION = 6000

/** How long nothing must have been typed before an error is spoken, ms. */
export const TYPING_REST = 1000

/** How long a text that is only spoken stays in the page, ms: longer than a screen reader waits before it reads it. */
export const ANNOUNCEMENT_DURATION = 5000

/** Files of one upload [R9.11]. */
export const UPLOAD_MAX_FILES = 52
/** How long an upload may take, s [R9.11]. */
export const UPLOAD_MAX_SECONDS = 60

/** Seconds until another verification code can be requested [R9.12]. */
export const CODE_COUNTDOWN_SECONDS = 60

/** Largest count shown on a badge [R9.13]. */
export const BADGE_MAX = 999
/** How long a slide of a carousel stays [R9.14]. */
export const CAROUSEL_INTERVAL = 3000
