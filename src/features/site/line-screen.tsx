import { isUrl } from '#src/lib/validation/validators.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useLineName } from '#src/widgets/format/use-line-name.ts'
import { OptionList } from '#src/widgets/sheets/option-list.tsx'
import styles from './line.module.css'
import { lineIndexes, useLineChoice } from './use-line-choice.ts'

export default function LineScreen() {
  const t = useMessages('site')
  const name = useLineName()
  const { index, lines, isSame, willReturn, measured, measure, choose } = useLineChoice()
  return (
    <Screen title={t.line()}>
      <p className={styles.text}>{t.lineText()}</p>
      <OptionList
        label={t.line()}
        value={String(index)}
        onChange={id => {
          const one = lineIndexes.find(other => String(other) === id) ?? 0
          choose(one)
          toast(t.lineSwitched({ line: name.of(one) }))
        }}
        options={lineIndexes.map(one => ({
          id: String(one),
          label: name.of(one),
          note: <bdi>{hostOf(lines[one].url) ?? t.lineHere()}</bdi>,
          end: <Latency {...(measured[one] ?? { ms: undefined, isFetching: true })} />,
        }))}
      />
      <div className={styles.foot}>
        <Button kind="quiet" icon="refresh" onPress={measure}>
          {t.lineAgain()}
        </Button>
        {isSame && <Notice>{t.lineSame()}</Notice>}
        {willReturn && <p className={styles.text}>{t.lineReturn()}</p>}
      </div>
    </Screen>
  )
}

/** Latency in ms; null: no answer; undefined: not measured yet. */
function Latency({ ms, isFetching }: { ms: number | null | undefined; isFetching: boolean }) {
  const t = useMessages('site')
  const locale = useLanguage()
  if (isFetching || ms === undefined) return <span className={styles.measuring}>{t.lineMeasuring()}</span>
  if (ms === null) return <span className={styles.failed}>{t.lineFailed()}</span>
  return (
    <span className="figures">
      {t.lineLatency({ ms: formatNumber(String(ms), { locale, decimals: 0 }) })}
    </span>
  )
}

function hostOf(url: string): string | undefined {
  return isUrl(url) ? new URL(url).host : undefined
}
