import { dataOf } from '#src/api/envelope.ts'
import { useCountServiceAnswers } from '#src/api/generated/help/help.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/format-number.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { List, Row } from '#src/ui/list.tsx'

/** Links to messages, notices, questions and customer support, with the number of new answers. */
export function HelpLinks({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useMessages('me')
  const help = useMessages('help')
  const message = useMessages('message')
  const locale = useLanguage()
  const { data } = useCountServiceAnswers({ query: { enabled: isSignedIn, meta: { quiet: true } } })
  const answers = isSignedIn ? (dataOf(data) ?? 0) : 0
  return (
    <List label={t.help()}>
      {isSignedIn && <Row icon="bell" title={t.messages()} to={PATHS.messages} />}
      <Row icon="info" title={message.notices()} to={PATHS.notices} />
      <Row icon="search" title={help.questions()} to={PATHS.questions} />
      <Row
        icon="message"
        title={t.service()}
        {...(answers > 0 && {
          subtitle: t.answers({ count: formatNumber(String(answers), { locale, decimals: 0 }) }),
        })}
        to={PATHS.service}
      />
      <Row icon="info" title={t.about()} to={pathTo(PATHS.richText, { name: 'about' })} />
    </List>
  )
}
