import type { Translation } from '../i18n-types.ts'

export default {
  title: 'Mensajes',
  all: 'Todos',
  unreadOnly: 'Sin leer',
  show: 'Qué mensajes',
  readAll: 'Marcar todos como leídos',
  allRead: 'Todos están marcados como leídos',
  unread: 'Sin leer',
  none: 'Ningún mensaje',
  noneText:
    'Aquí se avisa de inicios de sesión desde dispositivos nuevos, cambios de contraseña y del resultado de sus depósitos y retiradas.',
  noneUnread: 'Nada sin leer',
  noneUnreadText: 'Los ha leído todos.',
  open: 'Ver',
  gone: 'Este mensaje no está aquí',
  notYou: '¿No ha sido usted? Cambie su contraseña y cierre la sesión en los demás dispositivos.',
  security: 'Ajustes de seguridad',
  unknownDevice: 'un dispositivo que no se identificó',
  deviceOn: '{browser} en {system}',
  newDevice: 'Inicio de sesión en un dispositivo nuevo',
  newDeviceText: 'Se ha iniciado sesión en su cuenta. Dispositivo: {device}.',
  passwordChanged: 'Contraseña cambiada',
  passwordChangedText:
    'Se ha cambiado la contraseña de su cuenta. Se ha cerrado la sesión en todos los demás dispositivos.',
  twoStepOn: 'El acceso en dos pasos está activado',
  twoStepOnText:
    'A partir de ahora, para iniciar sesión hace falta también un código de su aplicación de autenticación.',
  twoStepOff: 'El acceso en dos pasos está desactivado',
  twoStepOffText: 'Para iniciar sesión basta la contraseña.',
  recoveryCodeUsed: 'Código de recuperación usado',
  recoveryCodeUsedText:
    'Alguien ha iniciado sesión con un código de recuperación. Códigos que quedan: {left}.',
  withdrawPasswordChanged: 'Contraseña de retirada cambiada',
  withdrawPasswordChangedText: 'Se ha establecido o cambiado la contraseña que exigen las retiradas.',
  identityApproved: 'Identidad confirmada',
  identityApprovedText: 'Sus documentos se han revisado y confirmado.',
  identityRefused: 'Identidad no confirmada',
  identityRefusedText: 'No se han podido confirmar sus documentos: {reason}. Puede intentarlo de nuevo.',
  depositApproved: 'Depósito recibido',
  depositApprovedText: '{amount} {currency} están en su saldo.',
  depositRejected: 'Depósito no aceptado',
  depositRejectedText: 'Su depósito de {amount} {currency} no se ha aceptado: {reason}.',
  withdrawalCompleted: 'Retirada enviada',
  withdrawalCompletedText: 'Se han enviado {amount} {currency} al destino que indicó.',
  withdrawalRefused: 'Retirada no realizada',
  withdrawalRefusedText:
    'Su retirada de {amount} {currency} no se ha realizado: {reason}. El dinero vuelve a estar en su saldo.',
  loanApproved: 'Préstamo desembolsado',
  loanApprovedText: '{amount} {currency} están en su saldo. El calendario de pagos está con el préstamo.',
  loanRefused: 'Préstamo no concedido',
  loanRefusedText:
    'Su solicitud de {amount} {currency} se ha rechazado. No se debe nada, y lo que estaba retenido vuelve a estar en su saldo.',
  loanInstalment: 'Cuota pagada',
  loanInstalmentText: 'Se han pagado {amount} {currency} de su préstamo.',
  loanOverdue: 'Cuota atrasada',
  loanOverdueText:
    'No se han podido cobrar {amount} {currency} de su préstamo. Cada día entero de retraso tiene un coste adicional.',
  loanCalled: 'Todo su préstamo es exigible de inmediato',
  loanCalledText:
    'Una cuota se retrasó demasiado tiempo. Se han cobrado {used} {currency} de la garantía; aún se deben {amount} {currency}. No se añade nada más.',
  loanRepaid: 'Préstamo devuelto',
  loanRepaidText: 'Se han pagado {amount} {currency}, y ya no se debe nada.',
  notices: 'Avisos',
  noNotices: 'Ningún aviso',
  noNoticesText: 'Aquí se dice lo que concierne a todos.',
  sharesAllotted: 'Nuevas acciones adjudicadas',
  sharesAllottedText:
    'El sorteo de {code} le ha dado {allotted} de {lots} lotes, por {amount} {currency}. El resto queda liberado. Las acciones se pueden vender desde su cotización.',
  sharesNotAllotted: 'Ninguna acción nueva adjudicada',
  sharesNotAllottedText:
    'El sorteo de {code} no le ha dado ninguno de los {lots} lotes. {amount} {currency} vuelven a estar disponibles.',
} satisfies Translation['message']
