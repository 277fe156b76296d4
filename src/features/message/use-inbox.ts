import { useQueryClient } from '@tanstack/react-query'
import { dataOf, pageOf } from '#src/api/envelope.ts'
import {
  getListMessagesQueryKey,
  listMessages,
  readAllMessages,
  readMessage,
} from '#src/api/generated/message/message.ts'
import { getCountUnreadMessagesQueryKey } from '#src/api/generated/user/user.ts'
import { usePages } from '#src/widgets/use-pages.ts'

/** The messages of the account, paged; only unread ones if `isUnread`. */
export function useInbox(isUnread: boolean) {
  return usePages({
    queryKey: [...getListMessagesQueryKey(), isUnread],
    load: async (page, signal) =>
      pageOf(await listMessages({ ...page, ...(isUnread ? { isUnread: 1 } : {}) }, { quiet: true }, signal)),
    idOf: message => message.id,
  })
}

/** Marks one message or all as read, and updates lists and badge. Quiet; @throws ApiError, TransportError */
export function useMarkRead() {
  const client = useQueryClient()
  const update = (unread: number | undefined) => {
    if (unread !== undefined) {
      client.setQueryData(getCountUnreadMessagesQueryKey(), { code: 200, msg: 'ok', data: unread })
    }
    return client.invalidateQueries({ queryKey: getListMessagesQueryKey() })
  }
  const options = { catch: true, quiet: true } as const
  return {
    read: async (id: string) => update(dataOf(await readMessage({ id }, options))),
    readAll: async () => update(dataOf(await readAllMessages(options))),
  }
}
