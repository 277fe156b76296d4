import type { OperatorTexts } from '../types.ts'

export const documents: OperatorTexts['documents'] = {
  questions: {
    realMoney: {
      question: 'È denaro reale?',
      answer:
        '<b>No.</b> Il mercato e il denaro sono simulati. Nulla di ciò che fa qui costa o fa guadagnare denaro reale, e ogni schermata con un saldo lo dice.',
    },
    password: {
      question: 'Come cambio la password?',
      answer: 'Apra <a>Cambia la password</a>. Tutti gli altri dispositivi vengono allora disconnessi.',
    },
    scam: {
      question: 'Qualcuno mi chiede la password o un codice. Che cosa faccio?',
      answer:
        'Non li comunichi a nessuno. Noi non chiediamo mai né l’una né l’altro. Poi cambi la password e controlli <a>dove ha effettuato l’accesso</a>.',
    },
    protection: {
      question: 'Come proteggo il mio conto?',
      answer: [
        'Attivi la verifica in due passaggi e conservi altrove i codici di recupero.',
        'Imposti una password di prelievo.',
        'Legga i messaggi: vi è segnalato ogni accesso da un nuovo dispositivo.',
      ],
    },
    depositTime: {
      question: 'Quando viene accreditato il mio deposito?',
      answer:
        'Qui in pochi secondi. Ogni passaggio è in <a>Depositi</a>; gli importi che finiscono con ,13 sono respinti di proposito, perché si veda come si presenta un rifiuto.',
    },
    held: {
      question: 'Perché una parte del mio saldo è riservata?',
      answer:
        'Ordini aperti, prelievi in corso, posizioni e sottoscrizioni riservano l’importo di cui possono avere bisogno. Tocchi nel wallet l’importo riservato per vedere i movimenti che lo compongono.',
    },
    check: {
      question: 'Come verifico che ogni cifra sia giusta?',
      answer:
        'Tocchi <b>Verifica il mio conto</b> nel <a>wallet</a>. Il suo dispositivo ricalcola ogni saldo, commissione, esecuzione e pagamento dai dati pubblicati, e mostra il calcolo.',
    },
    orderCost: {
      question: 'Quanto costa un ordine?',
      answer:
        'Il costo esatto è mostrato prima della conferma e nella ricevuta. Gli ordini spot costano lo 0,1% del valore dell’ordine. Veda <a>tutte le commissioni</a>.',
    },
    refused: {
      question: 'Perché il mio ordine è stato respinto?',
      answer:
        'Il motivo è mostrato accanto al campo o sopra il pulsante: il prezzo si è mosso di oltre lo 0,5%, il mercato è chiuso, il saldo è insufficiente, o la quantità non è un multiplo del suo passo. Gli ordini respinti non costano nulla.',
    },
    contractLoss: {
      question: 'Che cosa posso perdere con i contratti?',
      answer:
        'Tutto il margine della posizione, e in fretta: con una leva dieci volte più alta la perdita è dieci volte più grande. Il prezzo di liquidazione è mostrato mentre inserisce l’ordine. <a>Che cosa può perdere</a>',
    },
    earningSafety: {
      question: 'Vincoli e lock mining sono sicuri?',
      answer:
        'Il rendimento non è garantito. L’importo non si può usare prima della scadenza, a meno di pagare la commissione di riscatto anticipato, mostrata in anticipo, e nel frattempo una crypto può perdere valore.',
    },
  },
  richTexts: {
    about: {
      title: 'Informazioni su questo sito',
      content: [
        'Una sandbox per negoziare azioni USA, crypto, futures e forex. Tutto è simulato: il mercato, il denaro, la controparte di ogni operazione.',
        'Ogni cifra si può ricalcolare sul proprio dispositivo.',
      ],
    },
    terms: {
      title: 'Condizioni d’uso',
      content: [
        'Qui non si muove denaro reale, e non se ne può pretendere.',
        'A ordini, depositi e prelievi si applicano solo le regole pubblicate.',
        'Le sue attività sono registrate, e può scaricarle tutte in un file.',
        'Può chiudere il conto in qualsiasi momento se non resta nulla di aperto né alcun saldo.',
      ],
    },
    privacy: {
      title: 'Privacy',
      content: [
        'Conserviamo il nome del conto, ciò che indica su di sé, i suoi ordini e pagamenti, e ciò che il browser dichiara di sé all’accesso. Non lo cediamo a terzi, non La tracciamo per la pubblicità e non carichiamo nulla da altri server.',
        'Può <a>scaricare tutto o chiudere il conto</a>.',
      ],
    },
    risk: {
      title: 'Che cosa può perdere',
      content: [
        '<b>Spot:</b> ciò che ha pagato, se il prezzo scende a zero.',
        '<b>Contratti:</b> tutto il margine, in pochi minuti. Una posizione è liquidata prima che il margine si esaurisca.',
        '<b>Ordini rapidi:</b> tutta la puntata, se il prezzo finisce anche di un solo passo dalla parte sbagliata. Per guadagnare qualcosa bisogna vincerne più della metà.',
        '<b>Copy trading:</b> tutto ciò che vi impiega; i risultati passati di un trader non dicono nulla di quelli futuri.',
        '<b>Vincoli, lock mining, nuove azioni:</b> la disponibilità del denaro per un certo tempo, e il valore che la crypto o l’azione perde nel frattempo.',
      ],
    },
    fees: {
      title: 'Commissioni',
      content: [
        'Gli ordini spot costano lo 0,1% del valore dell’ordine. Ogni altra commissione dipende dal prodotto, dalla modalità di trading o dal metodo di pagamento, ed è mostrata prima della conferma. Si addebita ciò che è pubblicato; l’app ricalcola ogni commissione quando si verifica il conto.',
      ],
    },
    accessibility: {
      title: 'Accessibilità',
      content: [
        '<b>Tastiera:</b> Tutto funziona senza mouse. Tab va avanti, Invio preme, Esc chiude. Con le frecce si sceglie e si legge un grafico candela per candela. Il tasto ? mostra le scorciatoie, che può disattivare nelle impostazioni di visualizzazione.',
        '<b>Lettore di schermo:</b> Ogni pagina dice il proprio nome quando si apre. I risultati vengono annunciati una volta, quando arrivano; gli errori sono letti con il loro campo. Le variazioni di prezzo non vengono annunciate.',
        '<b>Ingrandimento:</b> Le pagine si ingrandiscono fino al 400% senza scorrimento laterale e seguono la dimensione del carattere del dispositivo.',
        '<b>Contrasto e colore:</b> Il testo ha un contrasto di almeno 4,5:1, con tema chiaro e scuro. Rialzi e ribassi si distinguono anche per segno e freccia, e può scambiarne i colori.',
        '<b>Tabelle e stampa:</b> Il mercato e ogni grafico si possono mostrare come tabella. Se il dispositivo chiede più contrasto o colori propri, le pagine si adeguano. Su carta sono in nero su bianco.',
        '<b>Movimento:</b> Nulla scorre se il dispositivo chiede meno movimento.',
        '<b>Qualcosa non funziona per Lei?</b> Scriva al <a>servizio clienti</a>.',
      ],
    },
  },
  service: {
    answers: {
      fees: {
        askedBy: ['commission', 'costo', 'costi', 'costa', 'tariff'],
        answer:
          'Ogni commissione è mostrata prima della conferma e nella ricevuta. Il listino completo è in Domande e risposte.',
      },
      deposits: {
        askedBy: ['deposit', 'versament', 'versare'],
        answer:
          'Qui i depositi sono approvati in pochi secondi. Gli importi che finiscono con ,13 sono respinti di proposito. In Depositi c’è ogni passaggio.',
      },
      withdrawals: {
        askedBy: ['preliev', 'preleva'],
        answer:
          'Un prelievo è in verifica per 20 secondi e fino ad allora si può annullare. Lo storico dei prelievi mostra ogni passaggio e il motivo di un rifiuto.',
      },
      codes: {
        askedBy: ['password', 'codice', 'codici'],
        answer: 'Non chiederemo mai la password o un codice. Entrambi si cambiano in «Conto», «Sicurezza».',
      },
      statement: {
        askedBy: ['differi', 'differen', 'sbagliat', 'errat', 'estratto conto', 'non torna'],
        answer:
          'Apra il wallet, verifichi il conto e salvi l’estratto conto come file: dice quale cifra differisce e quale dovrebbe essere.',
      },
    },
    picture:
      'Grazie per l’immagine. Questa è l’assistenza della sandbox: risponde uno script, e nessuno guarda le immagini.',
    otherwise:
      'Questa è l’assistenza della sandbox: risponde uno script. Può rispondere a domande su commissioni, depositi, prelievi, password ed estratti conto.',
  },
  offer: {
    summary: {
      title: 'Sintesi (testo fittizio)',
      text: 'In questa sandbox {name} vende altre azioni a un prezzo fisso. Sono le stesse azioni già negoziate qui. Nulla di tutto ciò è reale: {name} non ha niente a che fare con questa offerta, e nessuno può comprare o possedere qualcosa attraverso di essa.',
    },
    draw: {
      title: 'Come sono assegnate le azioni',
      text: 'Ogni lotto richiesto è un biglietto. Se i biglietti sono più dei lotti, decide un sorteggio, e ogni biglietto ha la stessa probabilità. Il seme del sorteggio è fissato prima che l’offerta apra; il suo hash è mostrato dall’inizio e il seme stesso dopo il sorteggio, così che chiunque possa ricalcolare il sorteggio. La sandbox aggiunge partecipazioni proprie, segnalate come tali, perché nel sorteggio ci siano dei concorrenti.',
    },
    risks: {
      title: 'Rischi',
      text: 'Possono esserLe assegnate meno azioni di quante ne richiede, o nessuna. Il denaro è riservato fino al sorteggio e nel frattempo non si può usare. Le azioni assegnate si possono vendere solo dalla quotazione in poi, dodici ore dopo la chiusura; per allora il prezzo di mercato può essere sceso sotto quello pagato, e può scendere ancora. Se la negoziazione dell’azione è sospesa, non la si può vendere finché la sospensione non finisce.',
    },
    terms: {
      title: 'Condizioni',
      text: 'Una sottoscrizione per ogni conto e offerta, fino al limite indicato. Si può annullare senza costi finché l’offerta è aperta. La commissione si addebita solo sulle azioni assegnate. L’importo delle azioni non assegnate è liberato subito dopo il sorteggio.',
    },
  },
  activity: {
    title: 'Quanto costerà {coin}?',
    summary:
      'Preveda il prezzo di 1 {coin} due settimane dopo l’inizio. Partecipare è gratis e non serve alcuna operazione.',
    howItWorks: {
      title: 'Come funziona',
      texts: [
        'Nella prima settimana invii una previsione di quanto costerà 1 <strong>{coin}</strong> alla fine, in USDT.',
        'Una settimana dopo la chiusura delle iscrizioni decide il prezzo pubblico di quel momento.',
      ],
    },
    rule: {
      title: 'Regole',
      texts: [
        'Le previsioni sono ordinate in base alla distanza da quel prezzo, sopra o sotto.',
        'A parità di distanza precede la previsione inviata prima.',
        'I primi tre ricevono {first}, {second} e {third} USDT, accreditati automaticamente entro un minuto e utilizzabili liberamente.',
        'Se i partecipanti sono meno dei premi, i premi rimanenti non vengono pagati.',
      ],
    },
    toKnow: {
      title: 'Buono a sapersi',
      texts: [
        'Una previsione non si può cambiare, e a sbagliare non si perde nulla. Non è un consiglio di acquistare o vendere: i prezzi salgono e scendono, e la maggior parte delle previsioni non coglie nel segno.',
        'I risultati elencano tutti i partecipanti con il nome mascherato, le previsioni e il momento dell’iscrizione, così che chiunque possa verificare la classifica.',
      ],
    },
  },
}
