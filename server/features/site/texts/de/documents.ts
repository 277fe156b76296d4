import type { OperatorTexts } from '../types.ts'

export const documents: OperatorTexts['documents'] = {
  questions: {
    realMoney: {
      question: 'Ist das echtes Geld?',
      answer:
        '<b>Nein.</b> Markt und Geld sind simuliert. Nichts, was Sie hier tun, kostet echtes Geld oder bringt welches ein, und jede Ansicht mit einem Guthaben sagt das.',
    },
    password: {
      question: 'Wie ändere ich mein Passwort?',
      answer: 'Öffnen Sie <a>Passwort ändern</a>. Alle anderen Geräte werden dann abgemeldet.',
    },
    scam: {
      question: 'Jemand fragt nach meinem Passwort oder einem Code. Was tue ich?',
      answer:
        'Verraten Sie nichts. Wir fragen nie nach einem von beiden. Ändern Sie dann das Passwort und sehen Sie nach, <a>wo Sie angemeldet sind</a>.',
    },
    protection: {
      question: 'Wie schütze ich mein Konto?',
      answer: [
        'Schalten Sie die Zwei-Faktor-Anmeldung ein und bewahren Sie die Wiederherstellungscodes woanders auf.',
        'Legen Sie ein Auszahlungspasswort fest.',
        'Lesen Sie die Nachrichten: Dort wird jede Anmeldung auf einem neuen Gerät gemeldet.',
      ],
    },
    depositTime: {
      question: 'Wann steht eine Einzahlung in meinem Guthaben?',
      answer:
        'Hier binnen Sekunden. Jeder Schritt steht unter <a>Einzahlungen</a>; Beträge, die auf ,13 enden, werden absichtlich abgelehnt, damit man eine Ablehnung sehen kann.',
    },
    held: {
      question: 'Warum ist ein Teil meines Guthabens reserviert?',
      answer:
        'Offene Orders, laufende Auszahlungen, Positionen und Zeichnungen reservieren, was sie brauchen könnten. Tippen Sie in der Wallet auf den reservierten Betrag: Er führt zu den Buchungen dahinter.',
    },
    check: {
      question: 'Wie prüfe ich, ob jede Zahl stimmt?',
      answer:
        'Tippen Sie in der <a>Wallet</a> auf <b>Mein Konto prüfen</b>. Ihr eigenes Gerät rechnet jedes Guthaben, jede Gebühr, jede Ausführung und jede Zahlung aus dem Veröffentlichten nach und zeigt die Rechnung.',
    },
    orderCost: {
      question: 'Was kostet eine Order?',
      answer:
        'Das steht vor der Schaltfläche, bis auf die letzte Stelle, und im Beleg. Spot-Orders kosten 0,1 % ihres Betrags. Siehe <a>alle Gebühren</a>.',
    },
    refused: {
      question: 'Warum wurde meine Order abgelehnt?',
      answer:
        'Der Grund steht am Feld oder über der Schaltfläche: ein Kurs, der sich um mehr als 0,5 % bewegt hat, ein geschlossener Markt, zu wenig Geld, eine Menge, die nicht zur Schrittweite passt. Für eine abgelehnte Order wird nichts berechnet.',
    },
    contractLoss: {
      question: 'Was kann ich mit Kontrakten verlieren?',
      answer:
        'Die ganze Margin der Position, und das schnell: Zehnfacher Hebel heißt zehnfacher Verlust. Bei welchem Kurs sie liquidiert würde, steht schon bei der Eingabe da. <a>Was Sie verlieren können</a>',
    },
    earningSafety: {
      question: 'Sind Festanlagen und Lock-Mining sicher?',
      answer:
        'Es wird kein Ertrag versprochen. Was angelegt ist, lässt sich vor dem Ende der Laufzeit nur zu dem Preis nutzen, der vorher genannt wird, und ein Coin kann inzwischen seinen Wert verlieren.',
    },
  },
  richTexts: {
    about: {
      title: 'Über diese Seite',
      content: [
        'Eine Sandbox für den Handel mit US-Aktien, Krypto, Futures und Forex. Alles darin ist simuliert: der Markt, das Geld, die Gegenseite jedes Geschäfts.',
        'Jede Zahl lässt sich auf Ihrem eigenen Gerät nachrechnen.',
      ],
    },
    terms: {
      title: 'Nutzungsbedingungen',
      content: [
        'Hier wird kein echtes Geld bewegt, und es kann keines gefordert werden.',
        'Orders, Einzahlungen und Auszahlungen folgen den veröffentlichten Regeln und keinen anderen.',
        'Was Sie tun, wird aufgezeichnet, und Sie können alles davon als Datei bekommen.',
        'Sie können das Konto jederzeit schließen, wenn nichts offen ist und kein Guthaben übrig ist.',
      ],
    },
    privacy: {
      title: 'Datenschutz',
      content: [
        'Gespeichert werden: Ihr Kontoname, was Sie über sich angeben, Ihre Orders und Zahlungen und was Ihr Browser bei der Anmeldung über sich sagt. Nichts wird weitergegeben, nichts für Werbung gemessen und nichts von anderen Servern geladen.',
        'Sie können <a>alles davon bekommen oder das Konto schließen</a>.',
      ],
    },
    risk: {
      title: 'Was Sie verlieren können',
      content: [
        '<b>Spot:</b> was Sie bezahlt haben, wenn der Kurs auf null fällt.',
        '<b>Kontrakte:</b> die ganze Margin, binnen Minuten. Eine Position wird liquidiert, bevor die Margin aufgebraucht ist.',
        '<b>Schnellorders:</b> den ganzen Einsatz, wenn der Kurs auch nur einen Schritt auf der falschen Seite endet. Mehr als die Hälfte muss gewonnen werden, damit überhaupt ein Gewinn bleibt.',
        '<b>Copy-Trading:</b> alles, was Sie einsetzen; was jemand bisher gewonnen hat, sagt nichts über das Kommende.',
        '<b>Festanlagen, Sperren, neue Aktien:</b> die Verfügung über das Geld für eine Zeit, und was der Coin oder die Aktie inzwischen verliert.',
      ],
    },
    fees: {
      title: 'Gebühren',
      content: [
        'Spot-Orders kosten 0,1 % ihres Betrags. Jede andere Gebühr hängt vom Produkt, von der Handelsart oder vom Zahlungsweg ab und steht vor der Schaltfläche, für die sie gilt. Berechnet wird, was veröffentlicht ist; die App rechnet jede Gebühr nach, wenn Sie Ihr Konto prüfen.',
      ],
    },
    accessibility: {
      title: 'Barrierefreiheit',
      content: [
        '<b>Tastatur:</b> Alles geht ohne Maus. Tab geht weiter, Enter drückt, Escape schließt. Mit den Pfeiltasten wählen Sie aus und lesen ein Diagramm Kerze für Kerze. ? zeigt die Tastenkürzel, die Sie in den Anzeigeeinstellungen abschalten können.',
        '<b>Screenreader:</b> Jede Seite nennt beim Öffnen ihren Namen. Ergebnisse werden einmal angesagt, sobald sie da sind; Fehler werden mit ihrem Feld vorgelesen. Kursänderungen werden nicht angesagt.',
        '<b>Vergrößerung:</b> Seiten lassen sich auf 400 % vergrößern, ohne seitliches Scrollen, und folgen der Schriftgröße Ihres Geräts.',
        '<b>Kontrast und Farbe:</b> Text hat hell wie dunkel einen Kontrast von mindestens 4,5:1. Steigen und Fallen unterscheiden sich auch durch Vorzeichen und Pfeil, und Sie können die Farben tauschen.',
        '<b>Bewegung:</b> Nichts gleitet oder rollt, wenn Ihr Gerät um weniger Bewegung bittet.',
        '<b>Etwas funktioniert für Sie nicht?</b> Schreiben Sie dem <a>Kundenservice</a>.',
      ],
    },
  },
  service: {
    answers: {
      fees: {
        askedBy: ['gebühr', 'kosten', 'kostet'],
        answer:
          'Jede Gebühr steht vor der Schaltfläche, für die sie gilt, und im Beleg. Die Tabelle finden Sie unter Fragen und Antworten.',
      },
      deposits: {
        askedBy: ['einzahl', 'eingezahlt'],
        answer:
          'Einzahlungen werden hier binnen Sekunden genehmigt. Beträge, die auf ,13 enden, werden absichtlich abgelehnt. Unter Einzahlungen steht jeder Schritt.',
      },
      withdrawals: {
        askedBy: ['auszahl', 'ausgezahlt', 'abheben'],
        answer:
          'Eine Auszahlung wird 20 Sekunden lang geprüft und kann bis dahin storniert werden. Der Auszahlungsverlauf zeigt jeden Schritt und den Grund einer Ablehnung.',
      },
      codes: {
        askedBy: ['passwort', 'kennwort', 'code'],
        answer:
          'Niemand hier fragt je nach Ihrem Passwort oder einem Code. Beides ändern Sie unter „Ich“, „Sicherheit“.',
      },
      statement: {
        askedBy: ['weicht ab', 'abweich', 'falsch', 'kontoauszug', 'stimmt nicht'],
        answer:
          'Öffnen Sie die Wallet, prüfen Sie Ihr Konto und speichern Sie den Kontoauszug als Datei: Er sagt, welche Zahl abweicht und wie sie lauten müsste.',
      },
    },
    picture:
      'Danke für das Bild. Dies ist der Kundenservice einer Sandbox: Ein Skript antwortet, und niemand sieht es sich an.',
    otherwise:
      'Dies ist der Kundenservice einer Sandbox: Ein Skript antwortet. Es kennt sich mit Gebühren, Einzahlungen, Auszahlungen, Passwörtern und Kontoauszügen aus.',
  },
  offer: {
    summary: {
      title: 'Zusammenfassung (Spieltext)',
      text: 'In dieser Sandbox verkauft {name} weitere Aktien zu einem festen Preis. Es sind dieselben Aktien, die hier bereits gehandelt werden. Nichts davon ist echt: {name} hat mit diesem Angebot nichts zu tun, und niemand kann dadurch etwas kaufen oder besitzen.',
    },
    draw: {
      title: 'Wie die Aktien verteilt werden',
      text: 'Jedes gezeichnete Paket ist ein Los. Gibt es mehr Lose als Pakete, entscheidet eine Auslosung, und jedes Los hat die gleiche Chance. Der Startwert der Auslosung steht fest, bevor das Angebot öffnet; sein Fingerabdruck wird von Anfang an gezeigt, der Startwert selbst nach der Auslosung, sodass jeder sie nachrechnen kann. Die Sandbox fügt eigene, als solche gekennzeichnete Einträge hinzu, damit es Mitbewerber gibt.',
    },
    risks: {
      title: 'Was schiefgehen kann',
      text: 'Sie können weniger Aktien bekommen, als Sie zeichnen, oder keine. Ihr Geld ist bis zur Auslosung reserviert und so lange nicht verfügbar. Was Sie bekommen, lässt sich erst ab der Notierung verkaufen, zwölf Stunden nach Zeichnungsschluss; bis dahin kann der Marktpreis unter den gefallen sein, den Sie bezahlt haben, und er kann weiter fallen. Ist der Handel mit der Aktie ausgesetzt, lässt sie sich bis zum Ende der Aussetzung nicht verkaufen.',
    },
    terms: {
      title: 'Bedingungen',
      text: 'Eine Zeichnung je Konto und Angebot, bis zur angezeigten Grenze. Sie lässt sich kostenlos stornieren, solange das Angebot offen ist. Die Gebühr wird nur auf zugeteilte Aktien berechnet. Was nicht zugeteilt wird, wird direkt nach der Auslosung freigegeben.',
    },
  },
  activity: {
    title: 'Was wird {coin} kosten?',
    summary:
      'Sagen Sie, was 1 {coin} zwei Wochen nach dem Start kosten wird. Die Teilnahme ist kostenlos und verlangt kein Handelsgeschäft.',
    howItWorks: {
      title: 'So geht es',
      texts: [
        'Sagen Sie in der ersten Woche einmal, was 1 <strong>{coin}</strong> Ihrer Meinung nach am Ende kosten wird, in USDT.',
        'Eine Woche nach Teilnahmeschluss entscheidet der öffentliche Kurs dieses Augenblicks.',
      ],
    },
    rule: {
      title: 'Die Regel',
      texts: [
        'Prognosen werden nach ihrem Abstand zu diesem Kurs gereiht, ob darüber oder darunter.',
        'Von zwei gleich nahen liegt die frühere vorn.',
        'Die ersten drei bekommen {first}, {second} und {third} USDT, binnen einer Minute von selbst gutgeschrieben und frei verwendbar.',
        'Gibt es weniger Teilnehmer als Preise, werden die übrigen Preise nicht ausgezahlt.',
      ],
    },
    toKnow: {
      title: 'Gut zu wissen',
      texts: [
        'Eine Prognose lässt sich nicht ändern, und wer falsch liegt, verliert nichts. Sie ist kein Rat zu kaufen oder zu verkaufen: Kurse steigen und fallen, und die meisten Prognosen liegen daneben.',
        'Die Ergebnisse nennen alle mit verdecktem Namen, ihrer Prognose und dem Zeitpunkt ihrer Teilnahme, sodass jeder die Reihenfolge nachprüfen kann.',
      ],
    },
  },
}
