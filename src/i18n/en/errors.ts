import type { Dictionary } from '../overlay.ts'

/** What goes wrong, ours and the server's: keys beginning with `hint_` are message keys of the back end. */
export default {
  requestTimeout: 'Request timeout',
  interfaceException: 'Interface exception, please try again later',
  networkLost: 'network signal lost',
  backOnline: 'Back online',
  compressionFailed: 'Compression failed',
  img: { err: 'The image could not be saved' },
  chunkLoad: 'Loading chunk {id} failed',
  chunkMissing: 'This part of the app is outdated. Reload to get the new version.',
  chunkTimeout: 'This part of the app is taking too long to load.',
  chunkError: 'This part of the app could not be loaded.',
  reload: 'Reload',
  loadTitle: 'This could not be loaded',
  loadText: 'Your money and orders are not affected.',
  retriesOnline: 'Tries again by itself when you are back online.',
  screenTitle: 'This page stopped working',
  screenText: 'Your account is not affected. Try again or go to Home.',
  hint_signed_out: 'Sign in again',
  hint_too_many_requests: 'Too many requests. Try again in {seconds} s',
  hint_invalid_field: 'Check this field',
  hint_server_error: 'Server error. Try again later',
  hint_not_found: 'The server could not find this',
  hint_wrong_method: 'The server does not support this request',
  hint_body_too_large: 'This is too large to send',
} as const satisfies Dictionary
