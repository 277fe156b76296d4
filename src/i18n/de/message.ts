import type { Translation } from '../i18n-types.ts'

export default {
  title: 'Nachrichten',
  all: 'Alle',
  unreadOnly: 'Ungelesen',
  show: 'Welche Nachrichten',
  readAll: 'Alle als gelesen markieren',
  allRead: 'Alle sind als gelesen markiert',
  unread: 'Ungelesen',
  none: 'Keine Nachrichten',
  noneText:
    'Anmeldungen von neuen Geräten, Passwortänderungen und was aus Ihren Ein- und Auszahlungen wird, erfahren Sie hier.',
  noneUnread: 'Nichts Ungelesenes',
  noneUnreadText: 'Sie haben alle gelesen.',
  open: 'Ansehen',
  gone: 'Diese Nachricht gibt es nicht',
  notYou: 'Das waren nicht Sie? Ändern Sie Ihr Passwort, und melden Sie andere Geräte ab.',
  security: 'Sicherheitseinstellungen',
  unknownDevice: 'ein Gerät, das sich nicht zu erkennen gab',
  deviceOn: '{browser} auf {system}',
  newDevice: 'Anmeldung auf einem neuen Gerät',
  newDeviceText: 'Bei Ihrem Konto hat sich jemand angemeldet. Gerät: {device}.',
  passwordChanged: 'Passwort geändert',
  passwordChangedText: 'Das Passwort Ihres Kontos wurde geändert. Alle anderen Geräte wurden abgemeldet.',
  twoStepOn: 'Zwei-Faktor-Anmeldung ist eingeschaltet',
  twoStepOnText: 'Ab jetzt ist zum Anmelden auch ein Code aus Ihrer Authentifizierungs-App nötig.',
  twoStepOff: 'Zwei-Faktor-Anmeldung ist ausgeschaltet',
  twoStepOffText: 'Zum Anmelden genügt das Passwort allein.',
  recoveryCodeUsed: 'Wiederherstellungscode verwendet',
  recoveryCodeUsedText:
    'Jemand hat sich mit einem Wiederherstellungscode angemeldet. Verbleibende Codes: {left}.',
  withdrawPasswordChanged: 'Auszahlungspasswort geändert',
  withdrawPasswordChangedText: 'Das Passwort, das Auszahlungen verlangen, wurde festgelegt oder geändert.',
  identityApproved: 'Identität bestätigt',
  identityApprovedText: 'Ihre Dokumente wurden geprüft und bestätigt.',
  identityRefused: 'Identität nicht bestätigt',
  identityRefusedText:
    'Ihre Dokumente konnten nicht bestätigt werden: {reason}. Sie können es erneut versuchen.',
  depositApproved: 'Einzahlung eingegangen',
  depositApprovedText: '{amount} {currency} sind Ihrem Guthaben gutgeschrieben.',
  depositRejected: 'Einzahlung nicht angenommen',
  depositRejectedText: 'Ihre Einzahlung über {amount} {currency} wurde nicht angenommen: {reason}.',
  withdrawalCompleted: 'Auszahlung gesendet',
  withdrawalCompletedText: '{amount} {currency} wurden an das von Ihnen gewählte Ziel gesendet.',
  withdrawalRefused: 'Auszahlung nicht ausgeführt',
  withdrawalRefusedText:
    'Ihre Auszahlung über {amount} {currency} wurde nicht ausgeführt: {reason}. Das Geld ist wieder in Ihrem Guthaben.',
  loanApproved: 'Kredit ausgezahlt',
  loanApprovedText:
    '{amount} {currency} sind Ihrem Guthaben gutgeschrieben. Der Zahlungsplan steht beim Kredit.',
  loanRefused: 'Kredit nicht gewährt',
  loanRefusedText:
    'Ihr Antrag über {amount} {currency} wurde abgelehnt. Nichts wird geschuldet, und was reserviert war, ist wieder in Ihrem Guthaben.',
  loanInstalment: 'Rate gezahlt',
  loanInstalmentText: '{amount} {currency} wurden auf Ihren Kredit gezahlt.',
  loanOverdue: 'Rate im Verzug',
  loanOverdueText:
    '{amount} {currency} konnten für Ihren Kredit nicht entnommen werden. Jeder ganze Tag Verzug kostet zusätzlich.',
  loanCalled: 'Ihr gesamter Kredit ist sofort fällig',
  loanCalledText:
    'Eine Rate war zu lange im Verzug. {used} {currency} wurden der Sicherheit entnommen; {amount} {currency} werden noch geschuldet. Es kommt nichts mehr hinzu.',
  loanRepaid: 'Kredit zurückgezahlt',
  loanRepaidText: '{amount} {currency} wurden gezahlt, und nichts wird mehr geschuldet.',
  notices: 'Hinweise',
  noNotices: 'Keine Hinweise',
  noNoticesText: 'Was alle betrifft, steht hier.',
  sharesAllotted: 'Neue Aktien zugeteilt',
  sharesAllottedText:
    'Die Auslosung von {code} ergab für Sie {allotted} von {lots} Paketen, für {amount} {currency}. Der Rest ist freigegeben. Die Aktien können ab ihrer Notierung verkauft werden.',
  sharesNotAllotted: 'Keine neuen Aktien zugeteilt',
  sharesNotAllottedText:
    'Die Auslosung von {code} ergab für Sie keines von {lots} Paketen. {amount} {currency} sind wieder verfügbar.',
} satisfies Translation['message']
