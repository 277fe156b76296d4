import { useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { parseNumber } from '#src/lib/numbers/parse-number.ts'
import { Age } from '#src/ui/figures/age.tsx'
import { Amount } from '#src/ui/figures/amount.tsx'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Change } from '#src/ui/figures/change.tsx'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { AmountField } from '#src/ui/forms/amount-field.tsx'
import { DefinitionList } from '#src/ui/list.tsx'
import { NavBar } from '#src/ui/nav-bar.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { SandboxStrip } from '#src/ui/feedback/states.tsx'

/** When the sample's quotes were made. */
const quoteTime = Date.now() - 14_000

export function TradeSample() {
  const t = useMessages('trade')
  const market = useMessages('market')
  const validation = useMessages('validation')
  const locale = useLanguage()
  const [side, setSide] = useState<'buy' | 'sell'>('buy')
  const [kind, setKind] = useState<'market' | 'limit'>('market')
  const [quantity, setQuantity] = useState('')
  const [isOpen, setOpen] = useState(false)
  const parsed = parseNumber(quantity, { locale, decimals: 4 })
  const lines = [
    { label: t.price(), value: <Price value="189.10" /> },
    { label: t.quantity(), value: quantity || '0' },
    { label: t.fee(), value: <Amount value="0.38" currency="USDT" isPrivate={false} />, note: '0.1 %' },
    { label: t.total(), value: <Amount value="378.58" currency="USDT" isPrivate={false} />, isTotal: true },
  ]
  return (
    <Screen
      title="Apple"
      hasHeading
      bar={
        <NavBar
          title="Apple"
          hideBack
          actions={
            <IconButton icon="star" filled label={market.inWatchlist({ name: 'Apple' })} onPress={() => {}} />
          }
        />
      }
    >
      <div style={{ display: 'flex', alignItems: 'baseline', gap: 12, flexWrap: 'wrap' }}>
        <Price value="189.1042" size="display" />
        <Change value="1.24" />
        <Age time={quoteTime} staleAfter={12_000} />
      </div>
      <div style={{ display: 'grid', gap: 16, marginBlock: 20 }}>
        <Segmented
          label={t.title()}
          tone="sides"
          value={side}
          onChange={setSide}
          items={[
            { id: 'buy', label: t.buy() },
            { id: 'sell', label: t.sell() },
          ]}
        />
        <Segmented
          label={t.price()}
          value={kind}
          onChange={setKind}
          items={[
            { id: 'market', label: t.market() },
            { id: 'limit', label: t.limit() },
          ]}
        />
        <AmountField
          label={t.quantity()}
          currency="AAPL"
          decimals={4}
          available="12.3456789"
          value={quantity}
          onChange={setQuantity}
          error={quantity && !parsed.ok ? validation.notANumber() : undefined}
          hint={
            <>
              {t.available()} <Amount value="12.3456789" decimals={4} />
            </>
          }
        />
      </div>
      <DefinitionList lines={lines} />
      <div style={{ marginBlock: 20, display: 'grid', gap: 12, justifyItems: 'center' }}>
        <Button block kind={side} onPress={() => setOpen(true)}>
          {side === 'buy' ? t.buy() : t.sell()}
        </Button>
        <SandboxStrip />
      </div>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.confirmBuy()}
        footer={
          <Button block kind="buy" onPress={() => new Promise(resolve => setTimeout(resolve, 2000))}>
            {t.confirmBuy()}
          </Button>
        }
      >
        <DefinitionList lines={lines} />
      </Sheet>
    </Screen>
  )
}
