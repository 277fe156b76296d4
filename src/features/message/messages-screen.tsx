import { useState } from 'react'
import type { AccountMessage } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { TabPanel } from '#src/ui/choices/tab-panel.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { IconMark } from '#src/ui/mark.tsx'
import { Row } from '#src/ui/list.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { toFormFailure } from '#src/widgets/format/server-messages.ts'
import { useSiteSetting } from '#src/widgets/site/use-site-setting.ts'
import { TimeAgo } from '#src/widgets/format/time-ago.tsx'
import { useMessageContent } from './use-message-content.ts'
import styles from './message.module.css'
import { iconOf } from './message-link.ts'
import { NoticeSettings } from './notice-settings.tsx'
import { useInbox, useMarkAllRead } from './use-inbox.ts'

/** The route /pages/msg/msg-list: the messages of the account, newest first (R1.3). */
export default function MessagesScreen() {
  const t = useMessages('message')
  const settings = useMessages('notices').settings()
  const [view, setView] = useState<'all' | 'unread'>('all')
  const [hasSettings, setSettingsOpen] = useState(false)
  const pages = useInbox(view === 'unread')
  const hasTimes = useSiteSetting('showMsgTime') === 1
  return (
    <Screen
      title={t.title()}
      actions={<IconButton icon="settings" label={settings} onPress={() => setSettingsOpen(true)} />}
    >
      {hasSettings && <NoticeSettings onClose={() => setSettingsOpen(false)} />}
      <div className={styles.head}>
        <Tabs
          label={t.show()}
          items={[
            { id: 'all', label: t.all() },
            { id: 'unread', label: t.unreadOnly() },
          ]}
          value={view}
          onChange={setView}
        />
        {pages.rows?.some(message => message.readAt === null) && <MarkAllRead />}
      </div>
      <TabPanel label={view === 'all' ? t.all() : t.unreadOnly()}>
        <PagedList
          pages={pages}
          label={t.title()}
          empty={
            view === 'all'
              ? { title: t.none(), text: t.noneText() }
              : { title: t.noneUnread(), text: t.noneUnreadText() }
          }
          renderRow={message => <MessageRow key={message.id} message={message} hasTime={hasTimes} />}
        />
      </TabPanel>
    </Screen>
  )
}

function MessageRow({ message, hasTime }: { message: AccountMessage; hasTime: boolean }) {
  const { title, text, ...link } = useMessageContent()(message)
  const isUnread = message.readAt === null
  return (
    <Row
      start={
        <span className={styles.mark}>
          <IconMark icon={iconOf(link)} />
          <UnreadDot isUnread={isUnread} />
        </span>
      }
      title={
        <span className={styles.subject} data-unread={isUnread}>
          {title}
        </span>
      }
      subtitle={text}
      endNote={hasTime && <TimeAgo time={message.createdAt} />}
      to={pathTo(PATHS.messageDetail, { id: message.id })}
    />
  )
}

function UnreadDot({ isUnread }: { isUnread: boolean }) {
  const t = useMessages('message')
  return (
    <span className={styles.dot} data-unread={isUnread}>
      {isUnread && <span className="visually-hidden">{t.unread()}</span>}
    </span>
  )
}

function MarkAllRead() {
  const t = useMessages('message')
  const locale = useLanguage()
  const { readAll, isPending } = useMarkAllRead()
  const markAllRead = async () => {
    try {
      await readAll()
      toast(t.allRead())
    } catch (error) {
      const failure = toFormFailure(error, locale)
      if (failure) toast(failure.text)
    }
  }
  return (
    <Button kind="plain" size="small" atEnd onPress={markAllRead} busy={isPending}>
      {t.readAll()}
    </Button>
  )
}
