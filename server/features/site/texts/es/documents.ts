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
        'No los comparta. Nunca pedimos ni una ni otro. Después cambie su contraseña y compruebe <a>dónde tiene la sesión iniciada</a>.',
    },
    protection: {
      question: '¿Cómo protejo mi cuenta?',
      answer: [
        'Active la verificación en dos pasos y guarde los códigos de recuperación en otro lugar.',
        'Establezca una contraseña de retirada.',
        'Lea los mensajes: ahí se avisa de cada inicio de sesión en un dispositivo nuevo.',
      ],
    },
    depositTime: {
      question: '¿Cuándo se abonará mi depósito?',
      answer:
        'Aquí, en segundos. Cada paso está en <a>Depósitos</a>; los importes que acaban en ,13 se rechazan a propósito, para que vea cómo es un rechazo.',
    },
    held: {
      question: '¿Por qué está retenida una parte de mi saldo?',
      answer:
        'Las órdenes abiertas, las retiradas en curso, las posiciones y las suscripciones retienen el importe que puedan necesitar. Pulse en la cartera el importe retenido para ver los movimientos que hay detrás.',
    },
    check: {
      question: '¿Cómo compruebo que cada cifra es correcta?',
      answer:
        'Pulse <b>Comprobar mi cuenta</b> en la <a>cartera</a>. Su propio dispositivo vuelve a calcular cada saldo, comisión, ejecución y pago a partir de datos publicados, y muestra el cálculo.',
    },
    orderCost: {
      question: '¿Cuánto cuesta una orden?',
      answer:
        'El coste exacto se muestra antes de confirmar y en el recibo. Las órdenes al contado cuestan el 0,1 % del valor de la orden. Vea <a>todas las comisiones</a>.',
    },
    refused: {
      question: '¿Por qué se rechazó mi orden?',
      answer:
        'El motivo está junto al campo o sobre el botón: el precio se movió más de un 0,5 %, el mercado está cerrado, los fondos son insuficientes o la cantidad no es múltiplo de su paso. Las órdenes rechazadas no cuestan nada.',
    },
    contractLoss: {
      question: '¿Qué puedo perder con los contratos?',
      answer:
        'Todo el margen de la posición, y deprisa: con un apalancamiento diez veces mayor, la pérdida es diez veces mayor. El precio de liquidación se muestra mientras introduce la orden. <a>Lo que puede perder</a>',
    },
    earningSafety: {
      question: '¿Son seguras las inversiones a plazo y el lock mining?',
      answer:
        'El rendimiento no está garantizado. No puede usar el importe antes de que termine el plazo, salvo que pague la comisión de rescate anticipado, que se indica de antemano, y una cripto puede perder valor entretanto.',
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
        'Aquí no interviene dinero real, ni puede reclamarse.',
        'A las órdenes, los depósitos y las retiradas se les aplican solo las reglas publicadas.',
        'Su actividad queda registrada, y puede descargarla toda en un archivo.',
        'Puede cerrar la cuenta en cualquier momento si no queda nada abierto ni ningún saldo.',
      ],
    },
    privacy: {
      title: 'Privacidad',
      content: [
        'Guardamos el nombre de su cuenta, la información que usted facilita sobre su persona, sus órdenes y pagos, y lo que su navegador indica de sí mismo al iniciar sesión. No compartimos nada, no le rastreamos con fines publicitarios y no cargamos nada de otros servidores.',
        'Puede <a>descargarlo todo o cerrar la cuenta</a>.',
      ],
    },
    risk: {
      title: 'Lo que puede perder',
      content: [
        '<b>Contado:</b> todo lo que pagó, si el precio cae a cero.',
        '<b>Contratos:</b> todo el margen, en minutos. Una posición se liquida antes de que el margen se agote.',
        '<b>Órdenes rápidas:</b> toda la apuesta, si el precio acaba aunque sea un solo paso en el lado equivocado. Debe ganar más de la mitad para obtener alguna ganancia.',
        '<b>Copy trading:</b> todo lo que ponga; los resultados pasados de un trader no dicen nada de los futuros.',
        '<b>Inversiones a plazo, lock mining, nuevas acciones:</b> el acceso al dinero durante un tiempo, y el valor que la cripto o la acción pierda entretanto.',
      ],
    },
    fees: {
      title: 'Comisiones',
      content: [
        'Las órdenes al contado cuestan el 0,1 % del valor de la orden. Cualquier otra comisión depende del producto, de la modalidad de operación o del método de pago, y se muestra antes de confirmar. Se cobra lo que se publica; la aplicación vuelve a calcular cada comisión cuando usted comprueba su cuenta.',
      ],
    },
    accessibility: {
      title: 'Accesibilidad',
      content: [
        '<b>Teclado:</b> Todo funciona sin ratón. Tab avanza, Intro pulsa y Escape cierra. Con las flechas se elige y se lee un gráfico vela a vela. La tecla ? muestra los atajos, que puede desactivar en los ajustes de pantalla.',
        '<b>Lector de pantalla:</b> Cada página dice su nombre al abrirse. Los resultados se anuncian una vez, cuando llegan; los errores se leen con su campo. Los cambios de precio no se anuncian.',
        '<b>Ampliación:</b> Las páginas se amplían hasta el 400 % sin desplazamiento lateral y siguen el tamaño de letra de su dispositivo.',
        '<b>Contraste y color:</b> El texto tiene un contraste mínimo de 4,5:1, en claro y en oscuro. Las subidas y bajadas se distinguen también por el signo y la flecha, y puede intercambiar sus colores.',
        '<b>Tablas e impresión:</b> El mercado y cada gráfico pueden mostrarse como tabla. Si su dispositivo pide más contraste o colores propios, las páginas se adaptan. En papel, se imprimen en negro sobre blanco.',
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
          'Cada comisión se muestra antes de confirmar y en el recibo. La tabla completa está en Preguntas y respuestas.',
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
        answer: 'Nunca le pediremos su contraseña ni un código. Ambos se cambian en «Cuenta», «Seguridad».',
      },
      statement: {
        askedBy: ['difiere', 'diferen', 'incorrect', 'extracto', 'no cuadra'],
        answer:
          'Abra la cartera, compruebe su cuenta y guarde el extracto como archivo: muestra qué cifra difiere y cuál debería ser.',
      },
    },
    picture:
      'Gracias por la imagen. Esta es la atención al cliente del entorno de pruebas: responde un programa, y nadie mira las imágenes.',
    otherwise:
      'Esta es la atención al cliente del entorno de pruebas: responde un programa. Puede contestar preguntas sobre comisiones, depósitos, retiradas, contraseñas y extractos.',
  },
  offer: {
    summary: {
      title: 'Resumen (ficticio)',
      text: 'En este entorno de pruebas, {name} vende más acciones a un precio fijo. Son las mismas que ya se negocian aquí. Nada de ello es real: {name} no tiene nada que ver con esta oferta, y nadie puede comprar ni poseer nada a través de ella.',
    },
    draw: {
      title: 'Cómo se adjudican las acciones',
      text: 'Cada lote que se solicita es una papeleta. Si hay más papeletas que lotes, decide un sorteo, y todas las papeletas tienen la misma probabilidad. La semilla del sorteo se fija antes de que se abra la oferta; su hash se muestra desde el principio, y la propia semilla después del sorteo, de modo que cualquiera pueda volver a calcularlo. El entorno de pruebas añade participaciones propias, señaladas como tales, para que haya con quién competir en el sorteo.',
    },
    risks: {
      title: 'Riesgos',
      text: 'Se le pueden adjudicar menos acciones de las que solicita, o ninguna. Su dinero queda retenido hasta el sorteo y entretanto no puede usarse. Las acciones adjudicadas solo pueden venderse desde que coticen, doce horas después del cierre; para entonces el precio de mercado puede haber caído por debajo de lo que pagó, y puede seguir cayendo. Si se suspende la negociación de la acción, no puede venderse hasta que termine la suspensión.',
    },
    terms: {
      title: 'Condiciones',
      text: 'Una suscripción por cuenta y oferta, hasta el límite indicado. Puede cancelarse sin coste mientras la oferta esté abierta. La comisión se cobra solo por las acciones adjudicadas. El importe de las acciones no adjudicadas se libera justo después del sorteo.',
    },
  },
  activity: {
    title: '¿Cuánto costará {coin}?',
    summary:
      'Pronostique el precio de 1 {coin} dos semanas después del comienzo. Participar es gratis y no hace falta ninguna operación.',
    howItWorks: {
      title: 'Cómo funciona',
      texts: [
        'En la primera semana, envíe un pronóstico de cuánto costará 1 <strong>{coin}</strong> al final, en USDT.',
        'Una semana después de cerrarse la inscripción, decide el precio público de ese momento.',
      ],
    },
    rule: {
      title: 'Reglas',
      texts: [
        'Los pronósticos se ordenan por su distancia a ese precio, por encima o por debajo.',
        'En caso de empate, va delante el pronóstico más antiguo.',
        'Los tres primeros reciben {first}, {second} y {third} USDT, abonados automáticamente en menos de un minuto y de libre uso.',
        'Si hay menos participantes que premios, los premios restantes no se pagan.',
      ],
    },
    toKnow: {
      title: 'Conviene saber',
      texts: [
        'Un pronóstico no se puede cambiar, y equivocarse no cuesta nada. Esto no es un consejo para comprar ni para vender: los precios suben y bajan, y la mayoría de los pronósticos fallan.',
        'Los resultados muestran a todos los participantes con el nombre oculto en parte, su pronóstico y cuándo se inscribieron, para que cualquiera pueda verificar la clasificación.',
      ],
    },
  },
}
