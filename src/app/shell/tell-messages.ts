import type { QueryClient } from '@tanstack/react-query'
import {
  getListMessagesInfiniteQueryKey,
  getListMessagesQueryKey,
} from '#src/api/generated/message/message.ts'
import type { AccountMessage } from '#models'
import { getGetAccountSafetyQueryKey } from '#src/api/generated/security/security.ts'
import { getCountUnreadMessagesQueryKey } from '#src/api/generated/user/user.ts'
import { acquireQuoteChannel } from '#src/api/quote-channels.ts'
import { receiveMessages } from '#src/api/quote-sources.ts'
import { messageContent } from '#src/features/message/message-content.ts'
import { noticeGroupOf } from '#src/lib/site/notice-groups.ts'
import { storeNoticeTexts } from '#src/features/message/store-notice-texts.ts'
import { currentLocale, currentMessages, loadRemainingMessages, onMessagesChange } from '#src/i18n/runtime.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { NOTICE_DURATION } from '#src/lib/constants.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useDisplay } from '#src/stores/settings/display.ts'
import { markTold, useNotices } from '#src/stores/notices.ts'
import { asRecord } from '#src/stores/storage/parse.ts'
import { useSession } from '#src/stores/session/session.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { serverMessage } from '#src/widgets/format/server-messages.ts'

function isMessage(row: unknown): row is AccountMessage {
  const fields = asRecord(row)
  return (
    typeof fields?.['id'] === 'string' &&
    typeof fields['kind'] === 'string' &&
    asRecord(fields['params']) !== undefined
  )
}

/** Shows a message and the way to it, or how many there are; hidden figures stay hidden. */
async function show(messages: readonly AccountMessage[]): Promise<void> {
  const [first, ...others] = messages
  if (!first) return
  await loadRemainingMessages()
  const [{ message: t, common }, locale] = [currentMessages(), currentLocale()]
  if (others.length > 0) {
    const count = formatNumber(`${messages.length}`, { locale, decimals: 0 })
    toast(t.newMessages({ count }), NOTICE_DURATION, PATHS.messages)
    return
  }
  const { title, text, to } = messageContent(first, { t, locale, reasonText: serverMessage })
  const { hideFigures } = useDisplay.getState()
  toast(
    hideFigures || text === '' ? title : common.labelled({ label: title, value: text }),
    NOTICE_DURATION,
    to,
  )
}

/** Keeps the texts of notifications in the language of the app. */
function keepNoticeTexts(): void {
  const store = () => {
    if (globalThis.Notification?.permission === 'granted') storeNoticeTexts().catch(() => {})
  }
  store()
  onMessagesChange(store)
}

/** What happens to the messages of the stream; each pops up once on this device. */
function receive(client: QueryClient, rows: readonly unknown[]): void {
  const answers = [
    getCountUnreadMessagesQueryKey(),
    getListMessagesQueryKey(),
    getListMessagesInfiniteQueryKey(),
    // A message may be of a freeze.
    getGetAccountSafetyQueryKey(),
  ]
  const told = rows.filter(isMessage).filter(({ id }) => markTold(id))
  // An empty frame says that the session may have ended: counting finds out.
  if (told.length > 0 || rows.length === 0)
    for (const [key] of answers) void client.invalidateQueries({ queryKey: [key] })
  const { off } = useNotices.getState()
  const isShown = ({ kind, readAt }: AccountMessage) => {
    const group = noticeGroupOf(kind)
    return readAt === null && group !== undefined && !off.includes(group)
  }
  void show(told.filter(isShown)).catch(() => {})
}

/** Tells a signed-in person what messages arrive while the app is open. */
export function tellMessages(client: QueryClient): void {
  receiveMessages(rows => receive(client, rows))
  keepNoticeTexts()
  let release: (() => void) | undefined
  const follow = (token: string | undefined) => {
    release?.()
    release = token === undefined ? undefined : acquireQuoteChannel('messages')
  }
  follow(useSession.getState().token)
  useSession.subscribe(({ token }, before) => {
    if (token !== before.token) follow(token)
  })
}
