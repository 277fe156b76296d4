import type { OperatorTexts } from '../types.ts'
import { documents } from './documents.ts'

export const es: OperatorTexts = {
  documents,
  banners: {
    welcome: {
      title: 'Cada cifra se puede comprobar',
      subtitle: 'Comisiones a la vista antes de confirmar y recibos que coinciden.',
    },
    markets: {
      title: '500 mercados, una cuenta',
      subtitle: 'Acciones de EE. UU., criptos, futuros y divisas, en vivo.',
    },
    sandbox: {
      title: 'Practique con dinero ficticio',
      subtitle: 'Los depósitos se aprueban en segundos.',
    },
  },
  // Four stand in a row on a phone: a soft hyphen (\u00ad) says where a long word may part.
  entries: {
    deposit: 'Depositar',
    withdraw: 'Retirar',
    exchange: 'Convertir',
    search: 'Buscar',
    favorites: 'Segui\u00admiento',
    chart: 'Gráfico',
    ledger: 'Movi\u00admientos',
    ledgerEntries: 'Movi\u00admientos de la cuenta',
    pledge: 'Inver\u00adsión a plazo',
    lockMining: 'Lock mining',
    loan: 'Présta\u00admos',
    newShares: 'Nuevas acciones',
    invite: 'Invitar a amigos',
    welfare: 'Tareas y vales',
    awards: 'Recom\u00adpensas',
    activities: 'Activi\u00addades',
    language: 'Idioma',
    line: 'Servidor',
  },
  headings: {
    ranking: 'Clasificaciones',
    notices: 'Avisos',
  },
  welcome: {
    title: 'Le damos la bienvenida al entorno de pruebas',
    content:
      'El mercado y el dinero son aquí simulados. Nada de lo que haga cuesta ni da a ganar dinero real.',
  },
  notices: {
    fees: {
      title: 'Comisiones tal como se publican',
      content:
        'Las órdenes al contado cuestan el 0,1 % del valor de la orden. «Comprobar mi cuenta» vuelve a calcular cada comisión a partir de la tabla publicada.',
    },
    hours: {
      title: 'Operaciones las 24 horas en el entorno de pruebas',
      content:
        'Aquí todos los mercados están siempre abiertos. Las bolsas reales cierran de noche, los fines de semana y los festivos.',
    },
    limits: {
      title: 'Lo que el entorno de pruebas no reproduce',
      content:
        'Las órdenes no mueven el mercado, se ejecutan por completo y nunca esperan en cola. No hay dividendos, desdoblamientos ni impuestos.',
    },
  },
  tips: {
    riskNotice: 'Entorno de pruebas: el mercado y el dinero son simulados.',
    orderNotice:
      'Una orden de mercado se ejecuta al precio actual y se rechaza si este es más de un 0,5 % peor que el que usted confirmó.',
  },
  bankCard: {
    bankName: 'Banco',
    accountName: 'Titular de la cuenta',
    cardNumber: 'Número de tarjeta',
    branch: 'Sucursal',
    swift: 'Código SWIFT',
  },
  payee: {
    accountName: 'Titular de la cuenta',
    bankName: 'Banco',
    accountNumber: 'Número de cuenta',
    swift: 'Código SWIFT',
  },
  recharge: {
    names: {
      sandbox: 'Transferencia de prueba',
      bank: 'Transferencia bancaria',
      tron: 'USDT por TRON (TRC20)',
      ethereum: 'USDT por Ethereum (ERC20)',
      online: 'Pago en línea',
    },
    instructions: {
      sandbox:
        'Dinero ficticio. El operador del entorno de pruebas lo aprueba en segundos; los importes que acaban en ,13 se rechazan para que vea cómo es un rechazo.',
      bank: 'Dinero ficticio: no envíe nada. Con dinero real haría la transferencia y después añadiría una imagen del justificante, que comprueba un revisor. Los importes que acaban en ,17 se rechazan como si la imagen no pudiera leerse.',
      chain:
        'Dinero ficticio: no envíe nada. El entorno de pruebas actúa como si la transferencia hubiera llegado. Número de confirmaciones que cuenta: {confirmations}. Los importes que acaban en ,19 se rechazan como si se hubieran enviado por otra red.',
      online:
        'Dinero ficticio. Pasará a una página de pago del entorno de pruebas, que no cobra nada, y después volverá aquí. Tiene {minutes} minutos.',
    },
  },
  withdraw: {
    bank: 'Tarjeta bancaria',
  },
  products: {
    pledge: 'Inversión a plazo en {asset}, {days}',
    mining: 'Lock mining en {asset}, {days}',
    loan: 'Préstamo, {instalments} × {days}',
    securedLoan: 'Préstamo con garantía, {instalments} × {days}',
  },
  days: {
    one: '{count} día',
    other: '{count} días',
  },
}
