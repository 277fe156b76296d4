import type { BaseTranslation } from '../generated/types.ts'

/** What goes wrong, ours and the server's: keys beginning with `hint_` are message keys of the back end. */
export default {
  requestTimeout: 'Request timeout',
  interfaceException: 'Interface exception, please try again later',
  networkLost: 'network signal lost',
  compressionFailed: 'Compression failed',
  img: { err: 'The image could not be saved' },
  chunkLoad: 'Loading chunk {id:string} failed',
  chunkMissing: 'This part of the app is gone: a newer version is out.',
  chunkTimeout: 'This part of the app takes too long to arrive.',
  chunkError: 'This part of the app could not be loaded.',
  reload: 'Reload',
  loadTitle: 'This could not be loaded',
  loadText: 'Check the connection and try again.',
  screenTitle: 'This page stopped working',
  screenText: 'Your account is not affected. Try again, or go to home.',
  hint_signed_out: 'Please sign in again',
  hint_too_many_requests: 'Too many requests. Try again in {seconds:string} s',
  hint_invalid_field: 'Please check this field',
  hint_server_error: 'The server has a fault. Please try again later',
  hint_not_found: 'The server does not know this address',
  hint_wrong_method: 'The server does not answer this kind of call',
  hint_body_too_large: 'This is too large to send',
} satisfies BaseTranslation
