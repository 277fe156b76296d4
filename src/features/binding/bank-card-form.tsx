import { useBindBankCard } from '#src/api/generated/binding/binding.ts'
import type { BankProperty } from '#models'
import { dataOf } from '#src/api/envelope.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import {
  CARD_NUMBER,
  MAX_PROPERTY_LENGTH,
  cardPropertyError,
  type CardPropertyError,
} from '#src/lib/validation/bank-card.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import styles from './bindings.module.css'
import { RestNotice } from './rest-notice.tsx'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { FormError } from '#src/widgets/forms/form-error.tsx'

const draft = 'bindBankCard'

/** The form to bind a bank card, with the fields that the site has configured [R3.2]. */
export function BankCardForm({ properties }: { properties: readonly BankProperty[] }) {
  const t = useMessages('binding')
  const { back } = useNavigation()
  const { mutateAsync: bindCard } = useBindBankCard()
  const words = useErrorText()
  const form = useForm<string>({
    initial: Object.fromEntries(properties.map(({ propertyKey }) => [propertyKey, ''])),
    validate: Object.fromEntries(
      properties.map(property => [
        property.propertyKey,
        (value: string) => words(cardPropertyError(property, value)),
      ]),
    ),
    draft,
  })

  const bind = async (values: Readonly<Record<string, string>>) => {
    const filledIn = Object.entries(values).filter(([, value]) => value.trim() !== '')
    const request = { properties: JSON.stringify(Object.fromEntries(filledIn)) }
    if (!dataOf(await bindCard({ data: request }))) return
    discardDraft(draft)
    toast(t.cardBound())
    back()
  }
  return (
    <form noValidate className={styles.form} onSubmit={form.submit(bind)}>
      {properties.map(({ propertyKey, propertyName, isRequired }) => (
        <TextField
          key={propertyKey}
          label={propertyName}
          isOptional={isRequired !== 1}
          {...(propertyKey === CARD_NUMBER ? { hint: t.cardNumberHint(), autoComplete: 'off' } : {})}
          {...form.field(propertyKey)}
        />
      ))}
      <Notice>{t.cardSafety()}</Notice>
      <RestNotice />
      <FormError error={form.error} retryHint={t.unanswered()} />
      <Button type="submit" block busy={form.isSending}>
        {t.bindCard()}
      </Button>
    </form>
  )
}

function useErrorText(): (error: CardPropertyError | null) => string | undefined {
  const t = useMessages('binding')
  const validation = useMessages('validation')
  const locale = useLanguage()
  const words: Record<CardPropertyError, () => string> = {
    required: () => validation.required(),
    tooLong: () => t.tooLong({ count: formatNumber(String(MAX_PROPERTY_LENGTH), { locale, decimals: 0 }) }),
    cardNumber: () => t.cardNumberForm(),
    cardCheck: () => t.cardNumberCheck(),
    swift: () => t.swiftForm(),
  }
  return error => (error === null ? undefined : words[error]())
}
