import type { Locale } from '#src/lib/locales.ts'
import { asRecord } from '#src/stores/storage/parse.ts'

type Texts = Readonly<Record<string, string>>

/** What the service worker needs to tell a message in the person's language: it cannot load the app's texts. */
export interface NoticeTexts {
  readonly locale: Locale
  readonly message: Texts
  /** Reasons by their message keys. */
  readonly refusals: Texts
}

const CACHE = 'notices'
const ENTRY = '/notice-texts'

/** Stores the texts for the service worker. */
export async function writeNoticeTexts(texts: NoticeTexts): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(ENTRY, new Response(JSON.stringify(texts)))
}

/** The stored texts; undefined before there are any. */
export async function readNoticeTexts(): Promise<NoticeTexts | undefined> {
  const cache = await caches.open(CACHE)
  const stored = await cache.match(ENTRY)
  const { locale, message, refusals } = asRecord(await stored?.json()) ?? {}
  return typeof locale === 'string' && asRecord(message) && asRecord(refusals)
    ? ({ locale, message, refusals } as NoticeTexts)
    : undefined
}
