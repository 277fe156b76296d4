import type { Translation } from '../types.ts'

export default {
  title: 'Kurse aus veröffentlichten Schlüsseln',
  matches: 'Die Kurse Ihrer Trades bis zum {day} (UTC) folgen aus den veröffentlichten Schlüsseln.',
  differs:
    'Schlüssel, Bedingungen oder Kurse sind nicht so, wie sie sein müssen. Die Abweichungen oben sagen, was nicht stimmt.',
  missingTerms:
    'Nicht mögliche Prüfungen von Kursen: {count}. Die Bedingungen, aus denen diese Kurse folgen, sind nicht veröffentlicht für: {products}.',
  later: 'Ihre Kurse sind ab {time} prüfbar.',
  none: 'Ihre Kurse sind älter als die veröffentlichten Schlüssel und nicht beweisbar.',
  since: 'Kurse vor {time} sind älter als die veröffentlichten Schlüssel und nicht beweisbar.',
  late: 'Der Schlüssel für den {day} fehlt. Er müsste eine Stunde nach Ende des Tages veröffentlicht sein.',
  gone: 'Die Schlüssel konnten nicht geladen werden, obwohl dieses Gerät schon Hashwerte davon gesehen hat.',
  seen: 'Dieses Gerät hat den Hash des Schlüssels für den {day} vor diesem Tag gesehen, und er ist unverändert. Kurse bis dahin standen vorher fest.',
  hash: 'Hash des Schlüssels für den {day}',
  compare: 'Für einen Tag muss allen derselbe Hash angezeigt werden. Vergleichen Sie ihn mit anderen.',
  proves:
    'Was eine Übereinstimmung beweist: Ihre Kurse folgen aus einem Schlüssel für jeden Tag, und jeder Schlüssel legt alle früheren fest. Die Hashwerte der Schlüssel werden zwei Tage vorher veröffentlicht: Wo Sie oder andere sie rechtzeitig gesehen haben, konnte niemand Kurse an Ihre Trades anpassen.',
  provesNot:
    'Was sie nicht beweist: dass der Betreiber, der die Schlüssel hat, Kurse nicht vorher kennt. Die Kurse von heute sind eine Stunde nach Ende des Tages (UTC) prüfbar.',
} satisfies Translation['marketKeys']
