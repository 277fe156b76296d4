/** Security headers. Built once for each kind of response: building them for every request would halve the throughput. */

export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-site',
} as const

/** For data: it must not be executed, load anything or be framed. */
export const DATA_HEADERS = {
  ...COMMON_HEADERS,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
} as const

/** Two years, as preload lists require; only sent over TLS. */
export const HSTS_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
} as const

const PERMISSIONS = ['camera', 'microphone', 'payment', 'usb', 'serial', 'midi', 'display-capture']

/** For pages. `connect` are the origins of the other lines, `scripts` the hashes of the page's inline scripts. */
export function pageHeaders(connect: readonly string[], scripts: readonly string[]): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hash => `'${hash}'`)],
    // Mantine sets style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", ...connect],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
  return {
    ...COMMON_HEADERS,
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': [...PERMISSIONS.map(name => `${name}=()`), 'geolocation=(self)'].join(', '),
  }
}
