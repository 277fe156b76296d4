import type { Translation } from '../types.ts'

export default {
  title: 'Ganhos realizados',
  year: 'Ano fiscal',
  yearNote: 'Anos civis, UTC',
  method: 'Método de custo',
  fifo: 'FIFO',
  average: 'Custo médio',
  working: 'Lendo seu histórico: incluído até {time}',
  total: 'Total',
  proceeds: 'Valor da venda',
  cost: 'Custo',
  gain: 'Lucro ou prejuízo',
  byProduct: 'Por produto',
  lots: 'Vendas por lote',
  span: 'De {from} a {to}',
  none: 'Nada vendido neste ano',
  noneText: 'O que você vende aparece aqui com o seu custo.',
  acquired: 'Adquirido',
  sold: 'Vendido',
  held: 'Tempo em carteira',
  days: 'Dias',
  entriesOfSale: 'Lançamentos da venda',
  entriesOfPurchase: 'Lançamentos da compra',
  others: 'Outros resultados realizados',
  othersNote: 'Sem lotes. Em USDT, aos preços do seu momento.',
  contractFees: 'Taxas de contratos',
  notAdvice:
    'Isto não é consultoria tributária. As regras aplicáveis dependem de onde você mora: consulte um especialista.',
  rulesTitle: 'Regras usadas',
  rules:
    'Horários e anos são UTC. Tudo em USDT: valor da venda após taxas, custo com taxas. FIFO usa o custo das unidades mais antigas; o custo médio divide o custo por todas as unidades. Nos dois, as unidades mais antigas definem o tempo em carteira.',
  rulesCost:
    'Criptos recebidas por outras custam o que valiam as pagas. Criptos depositadas custam o seu valor na chegada. Recompensas em cripto custam 0. Unidades cobradas por resgate antecipado não têm valor de venda.',
  csv: 'Baixar CSV',
  koinly: 'Baixar para o Koinly',
  koinlyNote:
    'Todas as transações do ano no formato CSV universal do Koinly. O Koinly aplica regras próprias.',
} satisfies Translation['gains']
