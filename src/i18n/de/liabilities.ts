import type { Translation } from '../types.ts'

export default {
  title: 'In den veröffentlichten Summen',
  included: 'Ihre Guthaben zu Beginn des {day} (UTC) sind in den veröffentlichten Summen enthalten.',
  missing:
    'Die für den Beginn des {day} (UTC) veröffentlichten Summen sind falsch. Die Abweichungen oben sagen, warum.',
  newer: 'Zu Beginn des {day} (UTC), des letzten veröffentlichten Tages, hatten Sie kein Guthaben.',
  none: 'Nicht prüfbar: Es sind keine Summen veröffentlicht.',
  failed: 'Nicht prüfbar: Die veröffentlichten Summen konnten nicht geladen werden.',
  late: 'Seit dem {day} sind keine Summen veröffentlicht worden. Es müsste jeden Tag neue geben.',
  account: 'Konto',
  root: 'Wurzel des Tages',
  compare: 'Für einen Tag muss allen dieselbe Wurzel angezeigt werden. Vergleichen Sie sie mit anderen.',
  proves:
    'Was eine Übereinstimmung beweist: Die für diesen Tag veröffentlichten Summen, die allen Kunden geschuldet werden, enthalten Ihre Guthaben, kein negativer Betrag auf dem Weg verringert sie, und keine Wurzel, die dieses Gerät gesehen hat, wurde geändert.',
  provesNot:
    'Was sie nicht beweist: dass das Geld da ist oder dass die Guthaben anderer mitgezählt sind. Jeder kann nur die eigenen prüfen.',
} satisfies Translation['liabilities']
