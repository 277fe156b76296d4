/** Security headers, by Hono's `secureHeaders`. */
import { Hono, type MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** What Hono would add to these: for browsers of the past, or for pages only. */
const OMITTED = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  removePoweredBy: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const

/** With `X-Content-Type-Options: nosniff` and `Referrer-Policy: no-referrer`, which Hono sends by default. */
const COMMON = { ...OMITTED, crossOriginResourcePolicy: 'same-site' } as const

/** For files: they must not be framed. A script's policy would also be that of the worker that it starts, so that it forbids nothing else. */
export const fileHeaders = secureHeaders({
  ...COMMON,
  contentSecurityPolicy: { objectSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
})

/** For data: it must not be executed, load anything or be framed. */
export const dataHeaders = secureHeaders({
  ...COMMON,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
})

/** For pictures of products: images are loaded without CORS, from whichever line the app uses. */
export const markHeaders = secureHeaders({
  ...OMITTED,
  crossOriginResourcePolicy: 'cross-origin',
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'unsafe-inline'"],
    frameAncestors: ["'none'"],
  },
})

/** Two years, as preload lists require; only sent over TLS. */
export const hstsHeader = secureHeaders({
  ...OMITTED,
  crossOriginResourcePolicy: false,
  referrerPolicy: false,
  xContentTypeOptions: false,
  strictTransportSecurity: 'max-age=63072000; includeSubDomains',
})

/** For pages. `lines` are the origins of the other lines, which answer calls and have pictures; `scripts` the hashes of the page's inline scripts. */
export function pageHeaders(lines: readonly string[], scripts: readonly string[]): MiddlewareHandler {
  return secureHeaders({
    ...COMMON,
    crossOriginOpenerPolicy: 'same-origin',
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scripts.map(hash => `'${hash}'`)],
      // Mantine sets style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...lines],
      connectSrc: ["'self'", ...lines],
      fontSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      // The policies of src/app/start/start.ts and of DOMPurify.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['default', 'dompurify'],
    },
    permissionsPolicy: {
      camera: [],
      microphone: [],
      payment: [],
      usb: [],
      serial: [],
      midi: [],
      displayCapture: [],
      geolocation: ['self'],
    },
  })
}

const { headers } = await new Hono().get('/', dataHeaders, context => context.body(null)).request('/')

/**
 * The headers for data as Hono sets them, built once, for answers of the API and refusals: set anew on each answer they cost
 * 1.3 to 1.4 times the processor time per call (tests/bench/middleware.ts).
 */
export const DATA_HEADERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(headers),
  'Cache-Control': 'no-store',
}
