import type { Translation } from '../types.ts'

export default {
  title: 'Ganancias realizadas',
  year: 'Año fiscal',
  yearNote: 'Años naturales, UTC',
  method: 'Método de coste',
  fifo: 'FIFO',
  average: 'Coste medio',
  working: 'Leyendo su historial: incluido hasta {time}',
  total: 'Total',
  proceeds: 'Importe de venta',
  cost: 'Coste',
  gain: 'Ganancia o pérdida',
  byProduct: 'Por producto',
  lots: 'Ventas por lote',
  span: 'Del {from} al {to}',
  none: 'Nada vendido este año',
  noneText: 'Lo que venda aparece aquí con su coste.',
  acquired: 'Adquirido',
  sold: 'Vendido',
  held: 'Tiempo en cartera',
  days: 'Días',
  entriesOfSale: 'Movimientos de la venta',
  entriesOfPurchase: 'Movimientos de la compra',
  others: 'Otros resultados realizados',
  othersNote: 'Sin lotes. En USDT, a los precios de su momento.',
  contractFees: 'Comisiones de contratos',
  notAdvice:
    'Esto no es asesoramiento fiscal. Las reglas aplicables dependen de dónde viva: consulte a un asesor fiscal.',
  rulesTitle: 'Reglas utilizadas',
  rules:
    'Las horas y los años son UTC. Todo en USDT: importe de venta tras comisiones, coste con comisiones. FIFO usa el coste de las unidades más antiguas; el coste medio reparte el coste entre todas las unidades. En ambos, las unidades más antiguas fijan el tiempo en cartera.',
  rulesCost:
    'Las criptos recibidas por otras criptos cuestan lo que valían las pagadas. Las criptos depositadas cuestan su valor al llegar. Las recompensas en criptos cuestan 0. Las unidades cobradas como comisión de rescate anticipado no tienen importe de venta.',
  csv: 'Descargar CSV',
  koinly: 'Descargar para Koinly',
  koinlyNote:
    'Todas las transacciones del año en el formato CSV universal de Koinly. Koinly aplica sus propias reglas.',
} satisfies Translation['gains']
