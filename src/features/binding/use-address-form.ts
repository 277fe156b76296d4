import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useBindWalletAddress } from '#src/api/generated/binding/binding.ts'
import { dataOf } from '#src/api/envelope.ts'
import type { AddressType, PlatformCurrency } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { addressTypes } from '#src/lib/collections/lookups.ts'
import { bareAddress, checkAddress, type CheckedAddress } from '#src/lib/validation/wallet-address.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { useNavigation } from '#src/ui/navigation.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useNetworkLabel } from '#src/widgets/bindings/use-network-label.ts'
import { useForm } from '#src/widgets/forms/use-form.ts'

/** A separate draft for each preselected currency and network. */
const draftOf = (currencyId: string | null, type: string | null) =>
  ['bindAddress', currencyId, type].filter(Boolean).join(':')

interface AddressChoice {
  currencyId?: string
  type?: AddressType
}

/** Resolves the selected currency and its network. */
function currencyChoices(currencies: readonly PlatformCurrency[], wantedId: string | null) {
  const findCurrency = (id: string) => currencies.find(one => String(one.id) === id)
  // USDT by default, as withdrawals are paid out in it.
  const first = findCurrency(wantedId ?? String(USDT_ID)) ?? currencies[0]
  const currencyOf = (id: string) => findCurrency(id) ?? first
  /** The selected network, if the currency has it; else its first. */
  const typeOf = (id: string, chosen: string): AddressType | undefined => {
    const currency = currencyOf(id)
    const types = currency ? addressTypes(currency) : []
    return types.find(type => type === chosen) ?? types[0]
  }
  return { first, currencyOf, typeOf }
}

/** State of the address form: selection, validation and submit. */
export function useAddressForm(currencies: readonly PlatformCurrency[]) {
  const t = useMessages('binding')
  const { back } = useNavigation()
  const { mutateAsync: bindAddress } = useBindWalletAddress()
  const errorText = useErrorText()
  const [search] = useSearchParams()
  const [wantedId, wantedType] = [search.get('currencyId'), search.get('type')]
  const draft = draftOf(wantedId, wantedType)
  const { first, currencyOf, typeOf } = currencyChoices(currencies, wantedId)
  const form = useForm({
    initial: {
      currencyId: String(first?.id ?? ''),
      addressType: wantedType ?? '',
      address: '',
      label: '',
    },
    validate: {
      address: (address, { currencyId, addressType }) => {
        const type = typeOf(currencyId, addressType)
        return type && errorText(checkAddress(type, address), type)
      },
    },
    draft,
  })
  const { currencyId, address, label } = form.values
  const currency = currencyOf(currencyId)
  const addressType = typeOf(currencyId, form.values.addressType)

  const bind = async () => {
    if (!currency || !addressType) return
    const fields = { currencyId: currency.id, addressType, address, label: label.trim() }
    if (!dataOf(await bindAddress({ data: fields }))) return
    discardDraft(draft)
    toast(t.addressBound())
    back()
  }
  const [hasRemovedSpaces, setRemovedSpaces] = useState(false)
  // They come along when an address is copied from a page or a message.
  const setAddress = (text: string) => {
    const stripped = bareAddress(text)
    setRemovedSpaces(stripped !== text)
    form.set('address', stripped)
  }
  return {
    form,
    setAddress,
    hasRemovedSpaces,
    currency,
    addressType,
    checked: addressType ? checkAddress(addressType, address) : ({ ok: false, reason: 'empty' } as const),
    choose: ({ currencyId: id, type }: AddressChoice) => {
      if (id !== undefined) form.set('currencyId', id)
      if (type !== undefined) form.set('addressType', type)
    },
    onSubmit: form.submit(bind),
  }
}

function useErrorText(): (checked: CheckedAddress, type: AddressType) => string | undefined {
  const t = useMessages('binding')
  const validation = useMessages('validation')
  const network = useNetworkLabel()
  return (checked, type) => {
    if (checked.ok) return undefined
    const networkName = network(type)
    switch (checked.reason) {
      case 'empty':
        return validation.required()
      case 'network':
        return t.wrongNetwork({ found: checked.network, wanted: networkName })
      case 'checksum':
        return t.wrongChecksum()
      case 'form':
        return t.wrongForm({ wanted: networkName })
    }
  }
}
