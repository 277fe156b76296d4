import type { RechargeChannel } from '#models'
import { IconMark } from '#src/ui/mark.tsx'
import type { IconName } from '#src/ui/icon.tsx'

const icons: Readonly<Record<RechargeChannel['channelType'], IconName>> = {
  bank: 'loan',
  chain: 'coins',
  online: 'card',
  sandbox: 'refresh',
}

/** The icon of a way to pay money in or out. */
export function ChannelMark({ type }: { type: RechargeChannel['channelType'] | undefined }) {
  return <IconMark icon={type ? icons[type] : 'deposit'} />
}
