import { useUnbindWalletAddress } from '#src/api/generated/binding/binding.ts'
import type { WalletAddress } from '#models'
import { isSuccessful } from '#src/api/envelope.ts'
import { translateServerMessage } from '#src/i18n/runtime.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { addressTail, maskWalletAddress } from '#src/lib/names/masks.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { PATHS } from '#src/lib/paths.ts'
import { setDisplay, useDisplay } from '#src/stores/settings/display.ts'
import { ButtonLink, IconButton } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Bindings, type Binding } from './bindings.tsx'
import { useBindingNote } from './use-binding-note.ts'
import styles from './bindings.module.css'
import { useNetworkLabel } from '#src/widgets/bindings/use-network-label.ts'
import { useWalletAddresses } from '#src/widgets/bindings/use-bindings.ts'
import { CopyButton } from '#src/widgets/copy-button.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useSiteSetting } from '#src/widgets/site/use-site-setting.ts'

export default function WalletAddressesScreen() {
  const t = useMessages('binding')
  const isShown = useDisplay(display => display.showWalletAddresses)
  const { rows, isFailed, retry } = useWalletAddresses()
  const { mutateAsync: unbind } = useUnbindWalletAddress()
  const toBinding = useAddressBinding()
  // 0: no limit [R9.1].
  const limit = useSiteSetting('app_adress_num')
  const isFull = limit > 0 && (rows?.length ?? 0) >= limit

  const unbindAndWait = async (id: string) => {
    const answer = await unbind({ data: { id } })
    if (isSuccessful(answer)) toast(translateServerMessage(answer.msg))
    // The sheet stays until the list is without it.
    await retry()
  }
  return (
    <Screen
      title={t.addressesTitle()}
      actions={
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={t.showAddresses()}
          pressed={isShown}
          onPress={() => setDisplay({ showWalletAddresses: !isShown })}
        />
      }
      footer={
        !isFull && (
          <ButtonLink block to={PATHS.bindAddress} icon="plus">
            {t.bindAddress()}
          </ButtonLink>
        )
      }
    >
      {rows && limit > 0 && <AddressCount count={rows.length} limit={limit} isFull={isFull} />}
      <Bindings
        label={t.addressesTitle()}
        kind="chain"
        items={rows?.map(toBinding)}
        isFailed={isFailed}
        onRetry={retry}
        empty={<EmptyState icon="wallet" title={t.noAddresses()} text={t.noAddressesText()} />}
        unbindTitle={t.unbindAddress()}
        onUnbind={unbindAndWait}
      />
    </Screen>
  )
}

function AddressCount({ count, limit, isFull }: { count: number; limit: number; isFull: boolean }) {
  const t = useMessages('binding')
  const locale = useLanguage()
  const figure = (value: number) => formatNumber(String(value), { locale, decimals: 0 })
  const text = t.addressCount({ count: figure(count), limit: figure(limit) })
  return isFull ? <Notice title={text}>{t.limitReached()}</Notice> : <p className={styles.count}>{text}</p>
}

/** An address as a list item, masked unless the display setting shows it [R9.4]. */
function useAddressBinding(): (address: WalletAddress) => Binding {
  const t = useMessages('binding')
  const date = useDateFormat()
  const network = useNetworkLabel()
  const noteOf = useBindingNote()
  const isShown = useDisplay(display => display.showWalletAddresses)
  return ({ id, currencyName, addressType, address, label, createdAt, usableFrom }) => {
    const number = maskWalletAddress(address, isShown)
    const kind = `${currencyName} · ${addressType}`
    return {
      id,
      title: label === '' ? kind : label,
      number,
      tail: addressTail(address, isShown),
      ...noteOf(label === '' ? undefined : kind, usableFrom),
      rows: [
        { label: t.currency(), value: currencyName },
        { label: t.network(), value: network(addressType) },
        {
          label: t.address(),
          value: (
            <span className={styles.full}>
              <bdi>{number}</bdi>
              <CopyButton text={address} label={t.copyAddress()} />
            </span>
          ),
        },
        { label: t.boundOn(), value: date(createdAt, 'day') },
      ],
    }
  }
}
