import type { Translation } from '../types.ts'

export default {
  title: 'Plusvalenze realizzate',
  year: 'Anno fiscale',
  yearNote: 'Anni solari, UTC',
  method: 'Metodo di costo',
  fifo: 'FIFO',
  average: 'Costo medio',
  working: 'Lettura dello storico: incluso fino al {time}',
  total: 'Totale',
  proceeds: 'Ricavo',
  cost: 'Costo',
  gain: 'Utile o perdita',
  byProduct: 'Per prodotto',
  lots: 'Vendite per lotto',
  span: 'Dal {from} al {to}',
  none: 'Nessuna vendita in questo anno',
  noneText: 'Ciò che vende appare qui con il suo costo.',
  acquired: 'Acquistato',
  sold: 'Venduto',
  held: 'Periodo di possesso',
  days: 'Giorni',
  entriesOfSale: 'Movimenti della vendita',
  entriesOfPurchase: 'Movimenti dell’acquisto',
  others: 'Altri risultati realizzati',
  othersNote: 'Senza lotti. In USDT, ai prezzi del loro momento.',
  contractFees: 'Commissioni sui contratti',
  notAdvice:
    'Questa non è consulenza fiscale. Le regole valide dipendono da dove vive: chieda a un consulente fiscale.',
  rulesTitle: 'Regole usate',
  rules:
    'Orari e anni sono UTC. Tutto in USDT: ricavo dopo le commissioni, costo con le commissioni. FIFO usa il costo delle unità più vecchie; il costo medio ripartisce il costo su tutte le unità possedute. In entrambi i casi le unità più vecchie danno il periodo di possesso.',
  rulesCost:
    'Le crypto ricevute in cambio di altre costano quanto valevano quelle pagate. Le crypto depositate costano il loro valore all’arrivo. Le ricompense in crypto costano 0. Le unità prese come commissione di riscatto anticipato non hanno ricavo.',
  csv: 'Scarica CSV',
  koinly: 'Scarica per Koinly',
  koinlyNote:
    'Tutte le transazioni dell’anno nel formato CSV universale di Koinly. Koinly applica regole proprie.',
} satisfies Translation['gains']
