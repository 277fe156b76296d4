import { isSuccessful } from '#src/api/envelope.ts'
import { useSaveWatchlistGroup } from '#src/api/generated/market/market.ts'
import type { Product, WatchlistGroup } from '#models'
import { translateServerMessage } from '#src/i18n/runtime.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { CheckboxField } from '#src/ui/forms/checkbox-field.tsx'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import formStyles from '#src/widgets/forms/account-forms.module.css'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { useForm, type Form } from '#src/widgets/forms/use-form.ts'
import styles from './watchlist.module.css'
import { chooseGroup } from './watchlist-view.ts'

/** Maximum length of a name, and what it must not contain, as in the specification. */
const MAX_NAME_LENGTH = 40
const FORBIDDEN = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u

export interface GroupSheetProps {
  /** The group to change; undefined: a new one. */
  group: WatchlistGroup | undefined
  groups: readonly WatchlistGroup[]
  /** The whole watchlist. */
  products: readonly Product[]
  onClose: () => void
}

type Fields = 'name' | 'productIds'

/** Makes, changes, renames or deletes a group; it brings the providers of sheets along, which the watchlist is shown without. */
export default function GroupSheet(props: GroupSheetProps) {
  return (
    <MantineBoundary>
      <GroupForm {...props} />
    </MantineBoundary>
  )
}

function GroupForm(props: GroupSheetProps) {
  const t = useMessages('watchGroups')
  const common = useMessages('common')
  const locale = useLanguage()
  const { group, onClose } = props
  const { form, save, remove } = useGroupForm(props)
  return (
    <Sheet open onClose={onClose} title={group ? t.change() : t.add()} locked={form.isSending}>
      <form noValidate className={formStyles.part} onSubmit={form.submit(save)}>
        <TextField
          label={t.name()}
          hint={t.nameHint({ limit: formatNumber(`${MAX_NAME_LENGTH}`, { locale, decimals: 0 }) })}
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          {...form.field('name')}
        />
        <ProductChoice {...props} form={form} />
        <FormError error={form.error} />
        <Button type="submit" block busy={form.isSending}>
          {common.save()}
        </Button>
        {group && (
          <>
            <Button kind="danger" block disabled={form.isSending} onPress={() => form.send(remove)}>
              {t.remove()}
            </Button>
            <p className={formStyles.note}>{t.removeNote()}</p>
          </>
        )}
      </form>
    </Sheet>
  )
}

function useGroupForm({ group, groups, onClose }: GroupSheetProps) {
  const t = useMessages('watchGroups')
  const { mutateAsync } = useSaveWatchlistGroup()
  const validateName = (text: string) => {
    const name = text.trim()
    if (name === '' || FORBIDDEN.test(name)) return t.nameInvalid()
    return groups.some(other => other.name === name && name !== group?.name) ? t.nameTaken() : undefined
  }
  const form = useForm<Fields>({
    // Its products that are not on the watchlist now stay in it.
    initial: { name: group?.name ?? '', productIds: group?.productIds.join(',') ?? '' },
    validate: { name: validateName, productIds: ids => (ids === '' ? t.noProducts() : undefined) },
  })
  const send = async (name: string, productIds: string) => {
    const old = group && { group: group.name }
    const answer = await mutateAsync({ data: { ...old, name, productIds } })
    if (!isSuccessful(answer)) return
    chooseGroup(productIds === '' ? undefined : name)
    toast(translateServerMessage(answer.msg))
    onClose()
  }
  return {
    form,
    save: ({ name, productIds }: Record<Fields, string>) => send(name.trim(), productIds),
    remove: () => send(group?.name ?? '', ''),
  }
}

/** The products of the watchlist, each with the other group that it is in. */
function ProductChoice({ group, groups, products, form }: GroupSheetProps & { form: Form<Fields> }) {
  const t = useMessages('watchGroups')
  const locale = useLanguage()
  const ids = form.values.productIds === '' ? [] : form.values.productIds.split(',')
  const { error } = form.field('productIds')
  const labelOf = (product: Product) => {
    const { productId, productCode } = product
    const other = groups.find(each => each !== group && each.productIds.includes(productId))
    const parts = [
      productName(product, locale),
      productCode,
      ...(other ? [t.inGroup({ group: other.name })] : []),
    ]
    return parts.join(' · ')
  }
  const choose = (id: string, isChosen: boolean) =>
    form.set('productIds', [...ids.filter(each => each !== id), ...(isChosen ? [id] : [])].join(','))
  return (
    <fieldset className={styles.choice}>
      <legend>{t.products()}</legend>
      <p className={formStyles.note}>{t.productsHint()}</p>
      {products.map(product => {
        const id = `${product.productId}`
        return (
          <CheckboxField
            key={id}
            name="productIds"
            label={labelOf(product)}
            value={ids.includes(id) ? 'yes' : ''}
            onChange={value => choose(id, value === 'yes')}
          />
        )
      })}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
