import { rowsOf } from '#src/api/envelope.ts'
import { useListWithdrawChannels } from '#src/api/generated/deposit/deposit.ts'
import type { AddressType, PlatformCurrency } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { addressTypes } from '#src/lib/collections/lookups.ts'
import type { CheckedAddress } from '#src/lib/validation/wallet-address.ts'
import { Button } from '#src/ui/button.tsx'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useAnnouncement } from '#src/ui/feedback/announcer.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import styles from './bindings.module.css'
import { RestNotice } from './rest-notice.tsx'
import { useNetworkLabel } from '#src/widgets/bindings/use-network-label.ts'
import { useAddressForm } from './use-address-form.ts'
import { FormError } from '#src/widgets/forms/form-error.tsx'

/** The form to bind a wallet address; the address is validated as it is typed. */
export function AddressForm({ currencies }: { currencies: readonly PlatformCurrency[] }) {
  const t = useMessages('binding')
  const network = useNetworkLabel()
  const { form, setAddress, hasRemovedSpaces, currency, addressType, checked, choose, onSubmit } =
    useAddressForm(currencies)
  useAnnouncement(hasRemovedSpaces ? t.spacesRemoved() : undefined)
  if (!currency || !addressType) return null
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <SelectField
        {...form.field('currencyId')}
        label={t.currency()}
        options={currencies.map(({ id, currencyName }) => ({ value: String(id), label: currencyName }))}
        onChange={id => choose({ currencyId: id })}
      />
      <NetworkChoice types={addressTypes(currency)} value={addressType} onChange={type => choose({ type })} />
      <TextField
        label={t.address()}
        autoComplete="off"
        inputMode="text"
        maxLength={160}
        {...form.field('address')}
        onChange={setAddress}
        hint={hasRemovedSpaces ? t.spacesRemoved() : undefined}
        {...(canPaste() && { end: <PasteButton onPaste={setAddress} />, endWidth: 88 })}
      />
      <AddressCheckNotice checked={checked} network={network(addressType)} />
      <TextField label={t.label()} isOptional hint={t.labelHint()} maxLength={32} {...form.field('label')} />
      <Notice tone="risk">{t.networkRisk({ network: network(addressType) })}</Notice>
      <NoChannelNotice currency={currency} addressType={addressType} />
      <RestNotice />
      <FormError error={form.error} retryHint={t.unanswered()} />
      <Button type="submit" block busy={form.isSending}>
        {t.bindAddress()}
      </Button>
    </form>
  )
}

const canPaste = () => typeof navigator.clipboard?.readText === 'function'

/** Fills in what has been copied. */
function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  const t = useMessages('binding')
  const paste = async () => {
    try {
      onPaste(await navigator.clipboard.readText())
    } catch {
      toast(t.pasteFailed(), 6000)
    }
  }
  return (
    <Button kind="plain" size="small" onPress={paste}>
      {t.paste()}
    </Button>
  )
}

interface NetworkChoiceProps {
  types: readonly AddressType[]
  value: AddressType
  onChange: (type: AddressType) => void
}

function NetworkChoice({ types, value, onChange }: NetworkChoiceProps) {
  const t = useMessages('binding')
  const common = useMessages('common')
  const network = useNetworkLabel()
  const [only] = types
  if (types.length === 1 && only) {
    return <p className={styles.count}>{common.labelled({ label: t.network(), value: network(only) })}</p>
  }
  return (
    <div>
      <p className={styles.label}>{t.network()}</p>
      <Segmented
        label={t.network()}
        value={value}
        items={types.map(type => ({ id: type, label: network(type) }))}
        onChange={onChange}
      />
    </div>
  )
}

/** The result of the checksum check; errors are shown at the field. */
function AddressCheckNotice({ checked, network }: { checked: CheckedAddress; network: string }) {
  const t = useMessages('binding')
  if (!checked.ok) return null
  return checked.hasChecksum ? (
    <Notice tone="ok" live>
      {t.looksRight({ network })}
    </Notice>
  ) : (
    <Notice tone="risk" live>
      {t.noChecksum()}
    </Notice>
  )
}

/** Warns that there is no withdrawal channel for the currency and network yet. */
function NoChannelNotice({
  currency,
  addressType,
}: {
  currency: PlatformCurrency
  addressType: AddressType
}) {
  const t = useMessages('binding')
  const network = useNetworkLabel()
  const channels = rowsOf(useListWithdrawChannels({ query: { meta: { quiet: true } } }).data)
  if (!channels) return null
  const hasChannel = channels.some(one => one.currencyId === currency.id && one.addressType === addressType)
  if (hasChannel) return null
  return <Notice>{t.noWayYet({ currency: currency.currencyName, network: network(addressType) })}</Notice>
}
