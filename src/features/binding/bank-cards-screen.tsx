import { useUnbindBankCard } from '#src/api/generated/binding/binding.ts'
import type { BankCard } from '#models'
import { isSuccessful } from '#src/api/envelope.ts'
import { translateServerMessage } from '#src/i18n/runtime.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { CARD_NUMBER } from '#src/lib/validation/bank-card.ts'
import { maskBankCard } from '#src/lib/names/masks.ts'
import { PATHS } from '#src/lib/paths.ts'
import { setDisplay, useDisplay } from '#src/stores/settings/display.ts'
import { ButtonLink, IconButton } from '#src/ui/button.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Bindings, type Binding } from './bindings.tsx'
import { useBindingNote } from './use-binding-note.ts'
import { useBankCards } from '#src/widgets/bindings/use-bindings.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'

export default function BankCardsScreen() {
  const t = useMessages('binding')
  const isShown = useDisplay(display => display.showBankCards)
  const { rows, isFailed, retry } = useBankCards()
  const { mutateAsync: unbind } = useUnbindBankCard()
  const toBinding = useCardBinding()

  const unbindAndWait = async (id: string) => {
    const answer = await unbind({ data: { id } })
    if (isSuccessful(answer)) toast(translateServerMessage(answer.msg))
    // The sheet stays until the list is without it.
    await retry()
  }
  return (
    <Screen
      title={t.cardsTitle()}
      actions={
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={t.showCards()}
          pressed={isShown}
          onPress={() => setDisplay({ showBankCards: !isShown })}
        />
      }
      footer={
        <ButtonLink block to={PATHS.bindBankCard} icon="plus">
          {t.bindCard()}
        </ButtonLink>
      }
    >
      <Bindings
        label={t.cardsTitle()}
        kind="bank"
        items={rows?.map(toBinding)}
        isFailed={isFailed}
        onRetry={retry}
        empty={<EmptyState icon="wallet" title={t.noCards()} text={t.noCardsText()} />}
        unbindTitle={t.unbindCard()}
        onUnbind={unbindAndWait}
      />
    </Screen>
  )
}

/** A card as a list item, its number masked unless the display setting shows it [R9.3]. */
function useCardBinding(): (card: BankCard) => Binding {
  const t = useMessages('binding')
  const date = useDateFormat()
  const noteOf = useBindingNote()
  const isShown = useDisplay(display => display.showBankCards)
  return ({ id, cardNumber, properties, createdAt, usableFrom }) => {
    const number = maskBankCard(cardNumber, isShown)
    const [first, second] = properties.filter(({ propertyKey }) => propertyKey !== CARD_NUMBER)
    return {
      id,
      title: first?.value ?? number,
      number,
      ...noteOf(second?.value, usableFrom),
      rows: [
        ...properties.map(({ propertyKey, propertyName, value }) => ({
          label: propertyName,
          value: <bdi>{propertyKey === CARD_NUMBER ? number : value}</bdi>,
        })),
        { label: t.boundOn(), value: date(createdAt, 'day') },
      ],
    }
  }
}
