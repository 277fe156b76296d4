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
        'Geben Sie nichts davon weiter. Wir fragen nie danach. Ändern Sie dann Ihr Passwort und prüfen Sie, <a>wo Sie angemeldet sind</a>.',
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
      question: 'Wann wird meine Einzahlung gutgeschrieben?',
      answer:
        'Hier binnen Sekunden. Jeder Schritt steht unter <a>Einzahlungen</a>; Beträge, die auf ,13 enden, werden absichtlich abgelehnt, damit Sie sehen, wie eine Ablehnung aussieht.',
    },
    held: {
      question: 'Warum ist ein Teil meines Guthabens reserviert?',
      answer:
        'Offene Orders, laufende Auszahlungen, Positionen und Zeichnungen reservieren den Betrag, den sie brauchen könnten. Tippen Sie in der Wallet auf den reservierten Betrag, um die Buchungen dahinter zu sehen.',
    },
    check: {
      question: 'Wie prüfe ich, ob jede Zahl stimmt?',
      answer:
        'Tippen Sie in der <a>Wallet</a> auf <b>Mein Konto prüfen</b>. Ihr eigenes Gerät rechnet jedes Guthaben, jede Gebühr, jede Ausführung und jede Zahlung aus veröffentlichten Daten nach und zeigt die Rechnung.',
    },
    orderCost: {
      question: 'Was kostet eine Order?',
      answer:
        'Die genauen Kosten sehen Sie, bevor Sie bestätigen, und im Beleg. Spot-Orders kosten 0,1 % des Orderwerts. Siehe <a>alle Gebühren</a>.',
    },
    refused: {
      question: 'Warum wurde meine Order abgelehnt?',
      answer:
        'Der Grund steht am Feld oder über der Schaltfläche: Der Kurs hat sich um mehr als 0,5 % bewegt, der Markt ist geschlossen, das Guthaben reicht nicht, oder die Menge ist kein Vielfaches der Schrittweite. Abgelehnte Orders kosten nichts.',
    },
    contractLoss: {
      question: 'Was kann ich mit Kontrakten verlieren?',
      answer:
        'Die ganze Margin der Position, und das schnell: Zehnfacher Hebel heißt zehnfacher Verlust. Der Liquidationspreis wird schon bei der Eingabe der Order angezeigt. <a>Was Sie verlieren können</a>',
    },
    earningSafety: {
      question: 'Sind Festanlagen und Lock-Mining sicher?',
      answer:
        'Erträge sind nicht garantiert. Vor dem Ende der Laufzeit können Sie den Betrag nur gegen die Auflösungsgebühr nutzen, die vorher angezeigt wird, und ein Coin kann inzwischen an Wert verlieren.',
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
        'Es ist kein echtes Geld im Spiel, und es kann keines gefordert werden.',
        'Für Orders, Einzahlungen und Auszahlungen gelten nur die veröffentlichten Regeln.',
        'Ihre Aktivitäten werden aufgezeichnet, und Sie können alles als Datei herunterladen.',
        'Sie können das Konto jederzeit schließen, wenn nichts offen ist und kein Guthaben übrig ist.',
      ],
    },
    privacy: {
      title: 'Datenschutz',
      content: [
        'Wir speichern Ihren Kontonamen, Ihre Angaben zu Ihrer Person, Ihre Orders und Zahlungen und das, was Ihr Browser bei der Anmeldung über sich mitteilt. Wir geben nichts davon weiter, verfolgen Sie nicht zu Werbezwecken und laden nichts von anderen Servern.',
        'Sie können <a>alles davon herunterladen oder das Konto schließen</a>.',
      ],
    },
    risk: {
      title: 'Was Sie verlieren können',
      content: [
        '<b>Spot:</b> alles, was Sie bezahlt haben, wenn der Kurs auf null fällt.',
        '<b>Kontrakte:</b> die ganze Margin, binnen Minuten. Eine Position wird liquidiert, bevor die Margin aufgebraucht ist.',
        '<b>Schnellorders:</b> den ganzen Einsatz, wenn der Kurs auch nur einen Schritt auf der falschen Seite endet. Sie müssen mehr als die Hälfte gewinnen, um überhaupt einen Gewinn zu machen.',
        '<b>Copy-Trading:</b> alles, was Sie einsetzen; die bisherigen Ergebnisse eines Traders sagen nichts über künftige aus.',
        '<b>Festanlagen, Lock-Mining, neue Aktien:</b> eine Zeit lang den Zugriff auf das Geld und den Wert, den der Coin oder die Aktie inzwischen verliert.',
      ],
    },
    fees: {
      title: 'Gebühren',
      content: [
        'Spot-Orders kosten 0,1 % des Orderwerts. Jede andere Gebühr hängt vom Produkt, von der Handelsart oder von der Zahlungsmethode ab und wird angezeigt, bevor Sie bestätigen. Berechnet wird, was veröffentlicht ist; die App rechnet jede Gebühr nach, wenn Sie Ihr Konto prüfen.',
      ],
    },
    accessibility: {
      title: 'Barrierefreiheit',
      content: [
        '<b>Tastatur:</b> Alles geht ohne Maus. Tab geht weiter, Enter drückt, Escape schließt. Mit den Pfeiltasten wählen Sie aus und lesen ein Diagramm Kerze für Kerze. ? zeigt die Tastenkürzel, die Sie in den Anzeigeeinstellungen abschalten können.',
        '<b>Screenreader:</b> Jede Seite nennt beim Öffnen ihren Namen. Ergebnisse werden einmal angesagt, sobald sie da sind; Fehler werden mit ihrem Feld vorgelesen. Kursänderungen werden nicht angesagt.',
        '<b>Vergrößerung:</b> Seiten lassen sich auf 400 % vergrößern, ohne seitliches Scrollen, und folgen der Schriftgröße Ihres Geräts.',
        '<b>Kontrast und Farbe:</b> Text hat hell wie dunkel einen Kontrast von mindestens 4,5:1. Steigen und Fallen unterscheiden sich auch durch Vorzeichen und Pfeil, und Sie können die Farben tauschen.',
        '<b>Tabellen und Druck:</b> Markt und Diagramme lassen sich als Tabelle zeigen. Verlangt Ihr Gerät mehr Kontrast oder eigene Farben, richten sich die Seiten danach. Auf Papier sind sie schwarz auf weiß.',
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
          'Jede Gebühr wird angezeigt, bevor Sie bestätigen, und steht im Beleg. Die vollständige Tabelle finden Sie unter Fragen und Antworten.',
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
          'Wir fragen Sie nie nach Ihrem Passwort oder einem Code. Beides können Sie unter „Konto“, „Sicherheit“ ändern.',
      },
      statement: {
        askedBy: ['weicht ab', 'abweich', 'falsch', 'kontoauszug', 'stimmt nicht'],
        answer:
          'Öffnen Sie die Wallet, prüfen Sie Ihr Konto und speichern Sie den Kontoauszug als Datei: Er zeigt, welche Zahl abweicht und wie sie lauten müsste.',
      },
    },
    picture:
      'Danke für das Bild. Dies ist der Kundenservice der Sandbox: Ein Skript antwortet, und niemand sieht sich Bilder an.',
    otherwise:
      'Dies ist der Kundenservice der Sandbox: Ein Skript antwortet. Es kann Fragen zu Gebühren, Einzahlungen, Auszahlungen, Passwörtern und Kontoauszügen beantworten.',
  },
  offer: {
    summary: {
      title: 'Zusammenfassung (fiktiv)',
      text: 'In dieser Sandbox verkauft {name} weitere Aktien zu einem festen Preis. Es sind dieselben Aktien, die hier bereits gehandelt werden. Nichts davon ist echt: {name} hat mit diesem Angebot nichts zu tun, und niemand kann dadurch etwas kaufen oder besitzen.',
    },
    draw: {
      title: 'Wie Aktien zugeteilt werden',
      text: 'Jedes gezeichnete Paket ist ein Los. Gibt es mehr Lose als Pakete, entscheidet eine Auslosung, und jedes Los hat die gleiche Chance. Der Startwert der Auslosung steht fest, bevor das Angebot öffnet; sein Hash wird von Anfang an gezeigt, der Startwert selbst nach der Auslosung, sodass jeder sie nachrechnen kann. Die Sandbox fügt eigene, als solche gekennzeichnete Einträge hinzu, damit es Mitbewerber gibt.',
    },
    risks: {
      title: 'Risiken',
      text: 'Ihnen können weniger Aktien zugeteilt werden, als Sie zeichnen, oder keine. Ihr Geld ist bis zur Auslosung reserviert und so lange nicht verfügbar. Zugeteilte Aktien lassen sich erst ab der Notierung verkaufen, zwölf Stunden nach Zeichnungsschluss; bis dahin kann der Marktpreis unter den gefallen sein, den Sie bezahlt haben, und er kann weiter fallen. Ist der Handel mit der Aktie ausgesetzt, lässt sie sich bis zum Ende der Aussetzung nicht verkaufen.',
    },
    terms: {
      title: 'Bedingungen',
      text: 'Eine Zeichnung je Konto und Angebot, bis zur angezeigten Grenze. Sie lässt sich kostenlos stornieren, solange das Angebot offen ist. Die Gebühr wird nur auf zugeteilte Aktien berechnet. Der Betrag für nicht zugeteilte Aktien wird direkt nach der Auslosung freigegeben.',
    },
  },
  activity: {
    title: 'Was wird {coin} kosten?',
    summary:
      'Prognostizieren Sie den Kurs von 1 {coin} zwei Wochen nach dem Start. Die Teilnahme ist kostenlos und erfordert keinen Trade.',
    howItWorks: {
      title: 'So funktioniert es',
      texts: [
        'Geben Sie in der ersten Woche eine Prognose ab, was 1 <strong>{coin}</strong> am Ende in USDT kosten wird.',
        'Eine Woche nach Teilnahmeschluss entscheidet der öffentliche Kurs zu diesem Zeitpunkt.',
      ],
    },
    rule: {
      title: 'Regeln',
      texts: [
        'Prognosen werden nach ihrem Abstand zu diesem Kurs gereiht, ob darüber oder darunter.',
        'Bei Gleichstand liegt die frühere Prognose vorn.',
        'Die ersten drei bekommen {first}, {second} und {third} USDT, binnen einer Minute automatisch gutgeschrieben und frei verwendbar.',
        'Gibt es weniger Teilnehmer als Preise, werden die übrigen Preise nicht ausgezahlt.',
      ],
    },
    toKnow: {
      title: 'Gut zu wissen',
      texts: [
        'Eine Prognose lässt sich nicht ändern, und eine falsche kostet nichts. Dies ist kein Rat, zu kaufen oder zu verkaufen: Kurse steigen und fallen, und die meisten Prognosen liegen daneben.',
        'Die Ergebnisse nennen alle Teilnehmer mit maskiertem Namen, ihrer Prognose und dem Zeitpunkt ihrer Teilnahme, sodass jeder die Reihenfolge nachprüfen kann.',
      ],
    },
  },
}
