import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { maskBankCard, maskWalletAddress } from '#src/lib/names/masks.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { setDisplay, useDisplay } from '#src/stores/settings/display.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { Change } from '#src/ui/figures/change.tsx'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { DisplayCurrencyField } from '../account/display-currency-field.tsx'
import styles from './display-settings.module.css'
import { KeysSwitch } from './keys-switch.tsx'
import { SwitchRow } from './switch-row.tsx'

/** Invalid on purpose: the card fails its check digit, the address has no owner. */
const sample = {
  amount: '1234567.891',
  card: '6222020200112233',
  address: 'TXkP9sample0000000000000000000000q',
}

/** The display settings of this device (R3.2, R9.2 to R9.4), each with an example. */
export function DisplaySettings() {
  const t = useMessages('site')
  const locale = useLanguage()
  const { thousandsAsIs, showBankCards, showWalletAddresses } = useDisplay()
  const isSignedIn = useIsSignedIn()
  const amount = formatNumber(sample.amount, { locale, decimals: 2, thousandsAsIs })
  return (
    <>
      <Appearance />
      <ColourConvention />
      <Balances />
      {isSignedIn && <DisplayCurrencyField />}
      <ul>
        <SwitchRow
          label={t.asIs()}
          note={<Example text={amount} />}
          isOn={thousandsAsIs}
          onChange={isOn => setDisplay({ thousandsAsIs: isOn })}
        />
        <SwitchRow
          label={t.showCards()}
          note={<Example text={maskBankCard(sample.card, showBankCards)} />}
          isOn={showBankCards}
          onChange={isOn => setDisplay({ showBankCards: isOn })}
        />
        <SwitchRow
          label={t.showWallets()}
          note={<Example text={maskWalletAddress(sample.address, showWalletAddresses)} />}
          isOn={showWalletAddresses}
          onChange={isOn => setDisplay({ showWalletAddresses: isOn })}
        />
        {/* A phone has no keys. */}
        {matchMedia('(any-pointer: fine)').matches && <KeysSwitch />}
      </ul>
    </>
  )
}

/** Light, dark, or as the device. */
export function Appearance() {
  const t = useMessages('site')
  const colorScheme = useDisplay(display => display.colorScheme)
  return (
    <div className={styles.choice}>
      <p className={styles.label} aria-hidden>
        {t.theme()}
      </p>
      <Segmented
        label={t.theme()}
        value={colorScheme}
        items={[
          { id: 'auto', label: t.themeSystem() },
          { id: 'light', label: t.themeLight() },
          { id: 'dark', label: t.themeDark() },
        ]}
        onChange={id => setDisplay({ colorScheme: id })}
      />
    </div>
  )
}

function ColourConvention() {
  const t = useMessages('site')
  const colourConvention = useDisplay(display => display.colourConvention)
  return (
    <div className={styles.choice}>
      <p className={styles.label}>
        <span aria-hidden>{t.convention()}</span>
        <span className={styles.example}>
          <Change value="1.25" size="label" />
          <Change value="-1.25" size="label" />
        </span>
      </p>
      <Segmented
        label={t.convention()}
        value={colourConvention}
        items={[
          { id: 'auto', label: t.conventionAuto() },
          { id: 'green-up', label: t.greenUp() },
          { id: 'red-up', label: t.redUp() },
        ]}
        onChange={id => setDisplay({ colourConvention: id })}
      />
      <p className={styles.note}>{t.conventionNote()}</p>
    </div>
  )
}

/** What of the person's own money is readable: everything, percentages only, or nothing. */
function Balances() {
  const t = useMessages('site')
  const common = useMessages('common')
  const wallet = useMessages('wallet')
  const hideFigures = useDisplay(display => display.hideFigures)
  const keepsPercent = useDisplay(display => display.keepsPercent)
  return (
    <div className={styles.choice}>
      <p className={styles.label} aria-hidden>
        {wallet.balances()}
      </p>
      <Segmented
        label={wallet.balances()}
        value={!hideFigures ? 'shown' : keepsPercent ? 'percent' : 'hidden'}
        items={[
          { id: 'shown', label: t.balancesShown() },
          { id: 'percent', label: t.balancesPercent() },
          { id: 'hidden', label: common.hiddenFigure() },
        ]}
        onChange={id => setDisplay({ hideFigures: id !== 'shown', keepsPercent: id === 'percent' })}
      />
      <p className={styles.note}>{t.hideFiguresNote()}</p>
    </div>
  )
}

function Example({ text }: { text: string }) {
  const t = useMessages('site')
  return (
    <>
      {t.example()} <bdi className="figures">{text}</bdi>
    </>
  )
}
