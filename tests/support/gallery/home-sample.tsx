import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Age } from '#src/ui/figures/age.tsx'
import { Amount } from '#src/ui/figures/amount.tsx'
import { ButtonLink, IconButton } from '#src/ui/button.tsx'
import { Carousel } from '#src/ui/carousel.tsx'
import { Change } from '#src/ui/figures/change.tsx'
import { FigureSettingsProvider } from '#src/ui/figures/figure-settings.ts'
import { List, Row } from '#src/ui/list.tsx'
import { NavBar } from '#src/ui/nav-bar.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { Screen, Section } from '#src/ui/screen.tsx'
import { Sparkline } from '#src/ui/figures/sparkline.tsx'
import { Mark } from '#src/ui/mark.tsx'
import { SandboxStrip } from '#src/ui/feedback/states.tsx'
import { quotes } from './sample-quotes.ts'

/** When the sample's quotes were made. */
const quoteTime = Date.now() - 3000

export function HomeSample() {
  const t = useMessages('home')
  const common = useMessages('common')
  const [isHidden, setHidden] = useState(false)
  return (
    <FigureSettingsProvider value={{ hideFigures: isHidden, thousandsAsIs: false }}>
      <Screen
        title={t.totalAssets()}
        hasHeading
        bar={
          <NavBar
            title="Fairline"
            hideBack
            actions={
              <>
                <IconButton icon="search" label={common.search()} onPress={() => {}} />
                <IconButton icon="bell" label={t.notices()} onPress={() => {}} />
              </>
            }
          />
        }
      >
        <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <span style={{ color: 'var(--ink-quiet)', fontSize: 'var(--text-label)' }}>{t.totalAssets()}</span>
          <SandboxStrip />
        </div>
        <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <Amount value="12345.678912" currency="USDT" size="display" />
          <IconButton
            icon={isHidden ? 'eyeOff' : 'eye'}
            label={isHidden ? common.showFigures() : common.hideFigures()}
            onPress={() => setHidden(!isHidden)}
          />
        </div>
        <p style={{ color: 'var(--ink-quiet)', marginBlock: '4px 20px' }}>
          {t.todayProfit()} <Change value="42.17" decimals={2} /> <Change value="0.34" />
        </p>
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
          <ButtonLink to="/form" icon="deposit" block>
            {t.deposit()}
          </ButtonLink>
          <ButtonLink to="/form" kind="quiet" icon="withdraw" block>
            {t.withdraw()}
          </ButtonLink>
        </div>
        <div style={{ marginBlockStart: 24 }}>
          <Carousel label={t.notices()}>
            <Notice title={t.welcome()}>{t.notices()}</Notice>
            <Notice tone="risk" title={t.recommended()}>
              {t.byPrice()}
            </Notice>
          </Carousel>
        </div>
        <Section title={t.movers()} aside={<Age time={quoteTime} staleAfter={12_000} />}>
          <List>
            {quotes.map((quote, index) => (
              <Row
                key={quote.code}
                onPress={() => {}}
                start={<Mark code={quote.code} />}
                title={quote.code}
                subtitle={quote.name}
                end={
                  <span style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
                    <Sparkline values={quote.trail} />
                    <span style={{ display: 'grid', justifyItems: 'end', minInlineSize: 92 }}>
                      <Price value={quote.price} stale={index === 4} />
                      <Change value={quote.change} size="label" stale={index === 4} />
                    </span>
                  </span>
                }
              />
            ))}
          </List>
        </Section>
      </Screen>
    </FigureSettingsProvider>
  )
}
