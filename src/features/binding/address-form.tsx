import { rowsOf } from '#src/api/envelope.ts'
import { useListWithdrawChannels } from '#src/api/generated/deposit/deposit.ts'
import type { AddressType, PlatformCurrency } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { addressTypesOf, type CheckedAddress } from '#src/lib/wallet-address.ts'
import { Button } from '#src/ui/button.tsx'
import { Segmented } from '#src/ui/choice.tsx'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import styles from '#src/widgets/bindings/bindings.module.css'
import { useNetworkWords } from '#src/widgets/bindings/network-words.ts'
import { SecondCodeField } from '#src/widgets/second-code/second-code-field.tsx'
import { useAddressForm } from './use-address-form.ts'

/** Currency, network, address: the address is checked while it stands there, before anything is sent. */
export function AddressForm({ currencies }: { currencies: readonly PlatformCurrency[] }) {
  const t = useMessages('binding')
  const network = useNetworkWords()
  const { form, second, currency, addressType, checked, choose, onSubmit } = useAddressForm(currencies)
  if (!currency || !addressType) return null
  const error = form.error?.isUnanswered ? `${form.error.text}. ${t.unanswered()}` : form.error?.text
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <SelectField
        {...form.field('currencyId')}
        label={t.currency()}
        options={currencies.map(({ id, currencyName }) => ({ value: String(id), label: currencyName }))}
        onChange={id => choose({ currencyId: id })}
      />
      <Networks types={addressTypesOf(currency)} value={addressType} onChange={type => choose({ type })} />
      <TextField
        label={t.address()}
        autoComplete="off"
        inputMode="text"
        maxLength={128}
        {...form.field('address')}
      />
      <Verdict checked={checked} network={network(addressType)} />
      <TextField label={t.label()} isOptional hint={t.labelHint()} maxLength={32} {...form.field('label')} />
      <Notice tone="risk">{t.networkRisk({ network: network(addressType) })}</Notice>
      {second.isNeeded && <SecondCodeField {...form.field('code')} isAskedFor={second.isAskedFor} />}
      <NoWay currency={currency} addressType={addressType} />
      {error && (
        <Notice tone="danger" live>
          {error}
        </Notice>
      )}
      <Button type="submit" block busy={form.isSending}>
        {t.bindAddress()}
      </Button>
    </form>
  )
}

interface NetworksProps {
  types: readonly AddressType[]
  value: AddressType
  onChange: (type: AddressType) => void
}

function Networks({ types, value, onChange }: NetworksProps) {
  const t = useMessages('binding')
  const network = useNetworkWords()
  const [only] = types
  if (types.length === 1 && only) return <p className={styles.count}>{`${t.network()}: ${network(only)}`}</p>
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

/** What can be said for an address before it is bound; what is wrong with it stands at the field. */
function Verdict({ checked, network }: { checked: CheckedAddress; network: string }) {
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

/** Says of a currency that nothing can be withdrawn in it yet, before somebody counts on it. */
function NoWay({ currency, addressType }: { currency: PlatformCurrency; addressType: AddressType }) {
  const t = useMessages('binding')
  const network = useNetworkWords()
  const channels = rowsOf(useListWithdrawChannels({ query: { meta: { quiet: true } } }).data)
  if (!channels) return null
  const hasWay = channels.some(one => one.currencyId === currency.id && one.addressType === addressType)
  if (hasWay) return null
  return <Notice>{t.noWayYet({ currency: currency.currencyName, network: network(addressType) })}</Notice>
}
