import { useQuery } from '@tanstack/react-query'
import { dataOf } from '#src/api/envelope.ts'
import { useGetPush } from '#src/api/generated/message/message.ts'
import type { PushDevice } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { SWITCHABLE_NOTICES } from '#src/lib/site/notice-groups.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { SwitchRow } from '#src/widgets/settings/switch-row.tsx'
import { findPushEndpoint, findPushSupport } from './push-device.ts'
import { usePush } from './use-push.ts'

/** What each group of messages is called. */
export type NoticeLabels = Record<(typeof SWITCHABLE_NOTICES)[number], string>

/** What this browser can do and has done. Read again when the sheet is opened, and after each change. */
const browserQuery = {
  queryKey: ['push-browser'],
  queryFn: async () => ({ support: await findPushSupport(), endpoint: (await findPushEndpoint()) ?? null }),
  staleTime: 0,
  gcTime: 0,
}

/** Which messages are shown as notifications while the app is closed; nothing where the back end sends none. */
export function PushSettings({ labels }: { labels: NoticeLabels }) {
  const t = useMessages('notices')
  const { data, error, refetch } = useGetPush({ query: { meta: { quiet: true } } })
  const browser = useQuery(browserQuery)
  const settings = dataOf(data)
  if (!settings || !browser.data)
    return (
      <QueryFallback
        isFailed={error !== null || browser.isError}
        onRetry={() => Promise.all([refetch(), browser.refetch()])}
        rows={2}
      />
    )
  const { publicKey, device } = settings
  if (publicKey === null) return null
  const { support, endpoint } = browser.data
  return (
    <section>
      <h3>{t.whenClosed()}</h3>
      {support === 'supported' ? (
        <PushSwitches
          publicKey={publicKey}
          device={device?.endpoint === endpoint ? device : null}
          labels={labels}
          onChanged={browser.refetch}
        />
      ) : (
        <Notice>{support === 'install' ? t.pushInstall() : t.pushUnsupported()}</Notice>
      )}
    </section>
  )
}

function PushSwitches({
  publicKey,
  device: stored,
  labels,
  onChanged,
}: {
  publicKey: string
  /** Null: this browser is not notified. */
  device: PushDevice | null
  labels: NoticeLabels
  onChanged: () => Promise<unknown>
}) {
  const t = useMessages('notices')
  const { device, turnOn, turnOff, change, failure } = usePush(publicKey, stored, onChanged)
  return (
    <>
      <ul>
        <SwitchRow
          label={t.push()}
          note={t.pushText()}
          isOn={device !== null}
          onChange={isOn => void (isOn ? turnOn() : turnOff())}
        />
        {device &&
          SWITCHABLE_NOTICES.map(group => (
            <SwitchRow
              key={group}
              label={labels[group]}
              isOn={device[group] === 1}
              onChange={isOn => void change({ [group]: isOn ? 1 : 0 })}
            />
          ))}
        {device && (
          <SwitchRow
            label={t.pushAmounts()}
            note={t.pushAmountsText()}
            isOn={device.hasAmounts === 1}
            onChange={isOn => void change({ hasAmounts: isOn ? 1 : 0 })}
          />
        )}
      </ul>
      {failure !== undefined && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
    </>
  )
}
