import type { Translation } from '../types.ts'

export default {
  title: 'Nei totali pubblicati',
  included: 'I Suoi saldi all’inizio del {day} (UTC) sono nei totali pubblicati.',
  missing:
    'I totali pubblicati per l’inizio del {day} (UTC) sono errati. Le discordanze qui sopra dicono perché.',
  newer: 'All’inizio del {day} (UTC), l’ultimo giorno pubblicato, Lei non aveva saldo.',
  none: 'Non verificabile: non ci sono totali pubblicati.',
  failed: 'Non verificabile: non è stato possibile caricare i totali pubblicati.',
  late: 'Dal {day} non sono stati pubblicati totali. Dovrebbero essercene di nuovi ogni giorno.',
  account: 'Conto',
  root: 'Radice del giorno',
  compare: 'A tutti deve essere mostrata la stessa radice per un giorno. La confronti con altre persone.',
  proves:
    'Che cosa prova una corrispondenza: i totali dovuti a tutti i clienti, pubblicati per quel giorno, contengono i suoi saldi, nessun importo negativo lungo il percorso li riduce e nessuna radice vista da questo dispositivo è stata cambiata.',
  provesNot:
    'Che cosa non prova: che il denaro ci sia, o che i saldi degli altri siano contati. Ognuno può verificare soltanto i propri.',
} satisfies Translation['liabilities']
