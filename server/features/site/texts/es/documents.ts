import type { OperatorTexts } from '../types.ts'

export const documents: OperatorTexts['documents'] = {
  questions: {
    realMoney: {
      question: '¿Es dinero real?',
      answer:
        '<b>No.</b> El mercado y el dinero son simulados. Nada de lo que haga aquí cuesta ni da a ganar dinero real, y cada pantalla con un saldo lo dice.',
    },
    password: {
      question: '¿Cómo cambio mi contraseña?',
      answer: 'Abra <a>Cambiar la contraseña</a>. Se cerrará la sesión en todos los demás dispositivos.',
    },
    scam: {
      question: 'Alguien me pide la contraseña o un código. ¿Qué hago?',
      answer:
        'No se lo diga a nadie. Nosotros nunca pedimos ni una ni otro. Después cambie la contraseña y mire <a>dónde tiene la sesión iniciada</a>.',
    },
    protection: {
      question: '¿Cómo protejo mi cuenta?',
      answer: [
        'Active el acceso en dos pasos y guarde los códigos de recuperación en otro lugar.',
        'Establezca una contraseña de retirada.',
        'Lea los mensajes: ahí se avisa de cada inicio de sesión en un dispositivo nuevo.',
      ],
    },
    depositTime: {
      question: '¿Cuándo llega un depósito a mi saldo?',
      answer:
        'Aquí, en segundos. Cada paso está en <a>Depósitos</a>; los importes que acaban en ,13 se rechazan a propósito, para que se vea un rechazo.',
    },
    held: {
      question: '¿Por qué está retenida una parte de mi saldo?',
      answer:
        'Las órdenes abiertas, las retiradas en curso, las posiciones y las suscripciones retienen lo que puedan necesitar. Pulse en la cartera la cifra retenida: lleva a los movimientos que hay detrás.',
    },
    check: {
      question: '¿Cómo compruebo que cada cifra es correcta?',
      answer:
        'Pulse <b>Comprobar mi cuenta</b> en la <a>cartera</a>. Su propio dispositivo vuelve a calcular cada saldo, comisión, ejecución y pago a partir de lo publicado, y muestra las cuentas.',
    },
    orderCost: {
      question: '¿Cuánto cuesta una orden?',
      answer:
        'Se indica antes del botón, hasta la última cifra, y en el recibo. Las órdenes al contado cuestan el 0,1 % de su importe. Vea <a>todas las comisiones</a>.',
    },
    refused: {
      question: '¿Por qué se rechazó mi orden?',
      answer:
        'El motivo está junto al campo o sobre el botón: un precio que se movió más de un 0,5 %, un mercado cerrado, dinero insuficiente, una cantidad que no es múltiplo de su paso. Por una orden rechazada no se cobra nada.',
    },
    contractLoss: {
      question: '¿Qué puedo perder con los contratos?',
      answer:
        'Todo el margen de la posición, y deprisa: con un apalancamiento diez veces mayor, la pérdida es diez veces mayor. A qué precio se liquidaría se indica mientras escribe. <a>Lo que puede perder</a>',
    },
    earningSafety: {
      question: '¿Son seguras las inversiones a plazo y la minería bloqueada?',
      answer:
        'No se promete ningún rendimiento. Lo que se aparta no puede usarse antes de su plazo sin el coste que se indica de antemano, y una cripto puede perder su valor entretanto.',
    },
  },
  richTexts: {
    about: {
      title: 'Sobre este sitio',
      content: [
        'Un entorno de pruebas para operar con acciones de EE. UU., criptos, futuros y divisas. Todo en él es simulado: el mercado, el dinero y la contraparte de cada operación.',
        'Cada cifra puede volver a calcularse en su propio dispositivo.',
      ],
    },
    terms: {
      title: 'Condiciones de uso',
      content: [
        'Aquí no se mueve dinero real, ni puede reclamarse.',
        'Las órdenes, los depósitos y las retiradas siguen las reglas publicadas y ninguna otra.',
        'Lo que usted hace queda registrado, y puede obtenerlo todo en un archivo.',
        'Puede cerrar la cuenta en cualquier momento si no queda nada abierto ni ningún saldo.',
      ],
    },
    privacy: {
      title: 'Privacidad',
      content: [
        'Se guardan: el nombre de su cuenta, lo que usted indica sobre su persona, sus órdenes y pagos, y lo que su navegador dice de sí al iniciar sesión. Nada se transmite a terceros, nada se mide para publicidad y nada se carga de otros servidores.',
        'Puede <a>obtenerlo todo o cerrar la cuenta</a>.',
      ],
    },
    risk: {
      title: 'Lo que puede perder',
      content: [
        '<b>Contado:</b> lo que pagó, si el precio cae a cero.',
        '<b>Contratos:</b> todo el margen, en minutos. Una posición se liquida antes de que el margen se agote.',
        '<b>Órdenes rápidas:</b> toda la apuesta, si el precio acaba aunque sea un solo paso en el lado equivocado. Hay que acertar más de la mitad para ganar algo.',
        '<b>Copy trading:</b> todo lo que ponga; lo que alguien ganó antes no dice nada de lo que vendrá.',
        '<b>Inversiones a plazo, bloqueos, nuevas acciones:</b> el uso del dinero durante un tiempo, y lo que la cripto o la acción pierda entretanto.',
      ],
    },
    fees: {
      title: 'Comisiones',
      content: [
        'Las órdenes al contado cuestan el 0,1 % de su importe. Cualquier otra comisión depende del producto, de la forma de operar o de la vía de pago, y se indica antes del botón al que corresponde. Se cobra lo que se publica; la aplicación vuelve a calcular cada comisión cuando usted comprueba su cuenta.',
      ],
    },
    accessibility: {
      title: 'Accesibilidad',
      content: [
        '<b>Teclado:</b> Todo funciona sin ratón. Tab avanza, Intro pulsa y Escape cierra. Con las flechas se elige y se lee un gráfico vela a vela. La tecla ? muestra los atajos, que puede desactivar en los ajustes de pantalla.',
        '<b>Lector de pantalla:</b> Cada página dice su nombre al abrirse. Los resultados se anuncian una vez, cuando llegan; los errores se leen con su campo. Los cambios de precio no se anuncian.',
        '<b>Ampliación:</b> Las páginas se amplían hasta el 400 % sin desplazamiento lateral y siguen el tamaño de letra de su dispositivo.',
        '<b>Contraste y color:</b> El texto tiene un contraste mínimo de 4,5:1, en claro y en oscuro. Las subidas y bajadas se distinguen también por el signo y la flecha, y puede intercambiar sus colores.',
        '<b>Movimiento:</b> Nada se desliza si su dispositivo pide menos movimiento.',
        '<b>¿Algo no le funciona?</b> Escriba a <a>atención al cliente</a>.',
      ],
    },
  },
  service: {
    answers: {
      fees: {
        askedBy: ['comisi', 'coste', 'cuesta', 'tarifa'],
        answer:
          'Cada comisión se indica antes del botón al que corresponde y en el recibo. La tabla está en Preguntas y respuestas.',
      },
      deposits: {
        askedBy: ['depósit', 'deposit', 'ingreso', 'ingresar'],
        answer:
          'Aquí los depósitos se aprueban en segundos. Los importes que acaban en ,13 se rechazan a propósito. En Depósitos se ve cada paso.',
      },
      withdrawals: {
        askedBy: ['retirad', 'retirar', 'retiro'],
        answer:
          'Una retirada se revisa durante 20 segundos y hasta entonces puede cancelarse. El historial de retiradas muestra cada paso y el motivo de un rechazo.',
      },
      codes: {
        askedBy: ['contraseña', 'clave', 'código', 'codigo'],
        answer: 'Aquí nadie le pide nunca la contraseña ni un código. Ambos se cambian en «Yo», «Seguridad».',
      },
      statement: {
        askedBy: ['difiere', 'diferen', 'incorrect', 'extracto', 'no cuadra'],
        answer:
          'Abra la cartera, compruebe su cuenta y guarde el extracto como archivo: dice qué cifra difiere y cuál debería ser.',
      },
    },
    picture:
      'Gracias por la imagen. Este es el servicio de un entorno de pruebas: responde un programa, y nadie la mira.',
    otherwise:
      'Este es el servicio de un entorno de pruebas: responde un programa. Sabe de comisiones, depósitos, retiradas, contraseñas y extractos.',
  },
  offer: {
    summary: {
      title: 'Resumen (texto ficticio)',
      text: 'En este entorno de pruebas, {name} vende más acciones a un precio fijo. Son las mismas que ya se negocian aquí. Nada de ello es real: {name} no tiene nada que ver con esta oferta, y nadie puede comprar ni poseer nada a través de ella.',
    },
    draw: {
      title: 'Cómo se reparten las acciones',
      text: 'Cada lote que se solicita es una papeleta. Si hay más papeletas que lotes, decide un sorteo, y todas las papeletas tienen la misma probabilidad. La semilla del sorteo se fija antes de que se abra la oferta; su huella se muestra desde el principio, y la propia semilla después del sorteo, de modo que cualquiera pueda volver a calcularlo. El entorno de pruebas añade participaciones propias, señaladas como tales, para que haya con quién competir en el sorteo.',
    },
    risks: {
      title: 'Lo que puede salir mal',
      text: 'Puede recibir menos acciones de las que solicita, o ninguna. Su dinero queda retenido hasta el sorteo y entretanto no puede usarse. Lo que reciba solo puede venderse desde que coticen, doce horas después del cierre; para entonces el precio de mercado puede haber caído por debajo de lo que pagó, y puede seguir cayendo. Si se suspende la negociación de la acción, no puede venderse hasta que termine la suspensión.',
    },
    terms: {
      title: 'Condiciones',
      text: 'Una suscripción por cuenta y oferta, hasta el límite indicado. Puede cancelarse sin coste mientras la oferta esté abierta. La comisión se cobra solo por las acciones adjudicadas. Lo que no se adjudica se libera justo después del sorteo.',
    },
  },
  activity: {
    title: '¿Cuánto costará {coin}?',
    summary:
      'Diga cuánto costará 1 {coin} dos semanas después del comienzo. Participar es gratis y no hace falta ninguna operación.',
    howItWorks: {
      title: 'Cómo funciona',
      texts: [
        'En la primera semana, diga una vez cuánto cree que costará 1 <strong>{coin}</strong> al final, en USDT.',
        'Una semana después de cerrarse la participación decide el precio público de ese momento.',
      ],
    },
    rule: {
      title: 'La regla',
      texts: [
        'Los pronósticos se ordenan por su distancia a ese precio, por encima o por debajo.',
        'De dos igual de cercanos, va delante el que llegó primero.',
        'Los tres primeros reciben {first}, {second} y {third} USDT, abonados automáticamente en menos de un minuto y de libre uso.',
        'Si hay menos personas que premios, los premios restantes no se pagan.',
      ],
    },
    toKnow: {
      title: 'Conviene saber',
      texts: [
        'Un pronóstico no se puede cambiar, y por equivocarse no se pierde nada. No es un consejo para comprar ni para vender: los precios suben y bajan, y la mayoría de los pronósticos fallan.',
        'Los resultados muestran a todos con el nombre oculto en parte, su pronóstico y cuándo participaron, para que cualquiera pueda volver a ordenarlos.',
      ],
    },
  },
}
