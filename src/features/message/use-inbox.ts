import { useQueryClient } from '@tanstack/react-query'
import { dataOf } from '#src/api/envelope.ts'
import {
  useListMessagesInfinite,
  useReadAllMessages,
  useReadMessage,
} from '#src/api/generated/message/message.ts'
import { getCountUnreadMessagesQueryKey } from '#src/api/generated/user/user.ts'
import { firstPage, usePages } from '#src/widgets/lists/use-pages.ts'

/** The messages of the account, paged; only unread ones if `isUnread`. */
export function useInbox(isUnread: boolean) {
  const messages = useListMessagesInfinite({ ...firstPage, ...(isUnread && { isUnread: 1 }) })
  return usePages(messages, message => message.id)
}

/** Updates the badge at once, without waiting until the messages are counted again. */
function useUpdateBadge() {
  const client = useQueryClient()
  return (unread: number | undefined) => {
    if (unread !== undefined) {
      client.setQueryData(getCountUnreadMessagesQueryKey(), { code: 200, msg: 'ok', data: unread })
    }
  }
}

/** Marks one message as read. Quiet; @throws ApiError, TransportError, SwallowedAnswer */
export function useMarkRead() {
  const { mutateAsync } = useReadMessage()
  const updateBadge = useUpdateBadge()
  return async (id: string) => updateBadge(dataOf(await mutateAsync({ data: { id } })))
}

/** Marks all messages as read. Quiet; @throws ApiError, TransportError, SwallowedAnswer */
export function useMarkAllRead() {
  const { mutateAsync, isPending } = useReadAllMessages()
  const updateBadge = useUpdateBadge()
  return { readAll: async () => updateBadge(dataOf(await mutateAsync())), isPending }
}
