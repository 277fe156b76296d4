import { i18nObject, i18nString } from 'typesafe-i18n'
import type { AccountMessageKind } from '#models'
import { messageContent } from '#src/features/message/message-content.ts'
import type { NoticeTexts } from '#src/features/message/notice-texts.ts'
import message from '#src/i18n/en/message.ts'
import type { TranslationFunctions } from '#src/i18n/types.ts'
import { localeInfo } from '#src/lib/locales.ts'
import { noticeGroupOf } from '#src/lib/site/notice-groups.ts'
import { PATHS } from '#src/lib/paths.ts'

/** What the back end sends to a device (server/features/message/push-job.ts). */
interface Push {
  readonly id: string
  readonly kind: string
  readonly params: Readonly<Record<string, string>>
  readonly createdAt: number
  /** Whether the person allows amounts in notifications; otherwise `params` has none. */
  readonly hasAmounts: boolean
}

/** What is shown, and the route that it opens. */
export interface PushNotification {
  readonly title: string
  readonly body: string
  /** One of the same tag is replaced: a message that arrives twice is shown once. */
  readonly tag: string
  readonly timestamp: number
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly to: string
}

/** Until the app has stored the texts of its language. */
const ENGLISH: NoticeTexts = { locale: 'en', message, refusals: {} }

/** What was sent; undefined when it is malformed. */
function parsePush(text: string): Push | undefined {
  try {
    const { id, kind, params, createdAt, hasAmounts } = JSON.parse(text) as Partial<Push>
    const isValid =
      typeof id === 'string' &&
      typeof kind === 'string' &&
      typeof params === 'object' &&
      params !== null &&
      Object.values(params).every(value => typeof value === 'string')
    return isValid
      ? { id, kind, params, createdAt: Number(createdAt) || 0, hasAmounts: hasAmounts === true }
      : undefined
  } catch {
    return undefined
  }
}

/**
 * The notification of what was sent, in the language of the texts. Without the person's permission it says what happened and with which
 * product, and no figure. Always one, as browsers withdraw a permission that is not used: for what it does not know, that there is a message.
 */
export function notificationOf(sent: string, texts: NoticeTexts = ENGLISH): PushNotification {
  const { tag: lang, direction: dir } = localeInfo(texts.locale)
  const t = i18nObject(lang, texts.message, {}) as unknown as TranslationFunctions['message']
  const push = parsePush(sent)
  const { id: tag = 'message', createdAt: timestamp = 0 } = push ?? {}
  const shown = { tag, timestamp, lang, dir }
  const group = push && noticeGroupOf(push.kind)
  if (!push || !group) return { ...shown, title: t.newMessage(), body: '', to: PATHS.messages }
  const { params, hasAmounts } = push
  const { title, text, to } = messageContent(
    { kind: push.kind as AccountMessageKind, params },
    {
      t,
      locale: texts.locale,
      reasonText: msg => i18nString(lang)(texts.refusals[msg] ?? '', params),
    },
  )
  const { product = '' } = params
  const plain = group === 'security' ? text : title.includes(product) ? '' : product
  return { ...shown, title, body: hasAmounts ? text : plain, to }
}
