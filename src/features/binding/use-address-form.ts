import { useSearchParams } from 'react-router-dom'
import { bindWalletAddress } from '#src/api/generated/binding/binding.ts'
import { dataOf } from '#src/api/envelope.ts'
import type { AddressType, PlatformCurrency } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { addressTypesOf, checkAddress, type CheckedAddress } from '#src/lib/wallet-address.ts'
import { discardDraft } from '#src/stores/drafts.ts'
import { useNavigation } from '#src/ui/navigation.ts'
import { toast } from '#src/ui/toast.tsx'
import { useNetworkWords } from '#src/widgets/bindings/network-words.ts'
import { useRefreshBindings } from '#src/widgets/bindings/use-bindings.ts'
import { useSecondCode } from '#src/widgets/second-code/use-second-code.ts'
import { useForm } from '#src/widgets/use-form.ts'

/** What was typed is kept apart for each way that leads here with a currency and a network chosen. */
const draftOf = (currencyId: string | null, type: string | null) =>
  ['bindAddress', currencyId, type].filter(Boolean).join(':')

interface Choice {
  currencyId?: string
  type?: AddressType
}

/** The currencies that can be chosen and their networks. */
function choicesOf(currencies: readonly PlatformCurrency[], wantedId: string | null) {
  const named = (id: string) => currencies.find(one => String(one.id) === id)
  // USDT unless told otherwise: it is what withdrawals are paid out in.
  const first = named(wantedId ?? String(USDT_ID)) ?? currencies[0]
  const currencyOf = (id: string) => named(id) ?? first
  /** The network that is chosen, as far as the currency has it. */
  const typeOf = (id: string, chosen: string): AddressType | undefined => {
    const currency = currencyOf(id)
    const types = currency ? addressTypesOf(currency) : []
    return types.find(type => type === chosen) ?? types[0]
  }
  return { first, currencyOf, typeOf }
}

/** The form of an address: what is chosen, what the check says, and the sending. */
export function useAddressForm(currencies: readonly PlatformCurrency[]) {
  const t = useMessages('binding')
  const { back } = useNavigation()
  const refresh = useRefreshBindings()
  const words = useFaultWords()
  const second = useSecondCode()
  const [search] = useSearchParams()
  const [wantedId, wantedType] = [search.get('currencyId'), search.get('type')]
  const draft = draftOf(wantedId, wantedType)
  const { first, currencyOf, typeOf } = choicesOf(currencies, wantedId)
  const form = useForm({
    initial: {
      currencyId: String(first?.id ?? ''),
      addressType: wantedType ?? '',
      address: '',
      label: '',
      code: '',
    },
    check: {
      address: (address, { currencyId, addressType }) => {
        const type = typeOf(currencyId, addressType)
        return type && words(checkAddress(type, address), type)
      },
      code: second.check,
    },
    draft,
  })
  const { currencyId, address, label, code } = form.values
  const currency = currencyOf(currencyId)
  const addressType = typeOf(currencyId, form.values.addressType)

  const bind = async () => {
    if (!currency || !addressType) return
    const fields = { currencyId: currency.id, addressType, address: address.trim(), label: label.trim() }
    const asked = { ...fields, ...second.sent(code) }
    const answer = await second.watch(bindWalletAddress(asked, { catch: true, quiet: true }))
    if (!dataOf(answer)) return
    discardDraft(draft)
    await refresh()
    toast(t.addressBound())
    back()
  }
  return {
    form,
    second,
    currency,
    addressType,
    checked: addressType ? checkAddress(addressType, address) : ({ ok: false, reason: 'empty' } as const),
    choose: ({ currencyId: id, type }: Choice) => {
      if (id !== undefined) form.set('currencyId', id)
      if (type !== undefined) form.set('addressType', type)
    },
    onSubmit: form.submit(bind),
  }
}

function useFaultWords(): (checked: CheckedAddress, type: AddressType) => string | undefined {
  const t = useMessages('binding')
  const validation = useMessages('validation')
  const network = useNetworkWords()
  return (checked, type) => {
    if (checked.ok) return undefined
    const wanted = network(type)
    switch (checked.reason) {
      case 'empty':
        return validation.required()
      case 'network':
        return t.wrongNetwork({ found: checked.network, wanted })
      case 'checksum':
        return t.wrongChecksum()
      case 'form':
        return t.wrongForm({ wanted })
    }
  }
}
