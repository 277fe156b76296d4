import type { Translation } from '../types.ts'

export default {
  settings: 'Ajustes de notificaciones',
  settingsText: 'Todo se guarda en sus mensajes. Elija de qué más se le notifica.',
  whileOpen: 'Con la app abierta',
  whenClosed: 'Con la app cerrada',
  kindAlert: 'Alertas de precio',
  kindOrder: 'Órdenes ejecutadas, rechazadas o canceladas',
  kindPosition: 'Take profit, stop loss y liquidación',
  kindMoney: 'Depósitos, retiradas, préstamos y nuevas acciones',
  kindSecurity: 'Seguridad e identidad',
  alwaysOn: 'Siempre activo',
  push: 'Notificaciones en este dispositivo',
  pushText: 'El navegador pide permiso. Terminan cuando cierra la sesión aquí.',
  pushAmounts: 'Mostrar importes en las notificaciones',
  pushAmountsText: 'Quien vea esta pantalla, incluso bloqueada, puede leerlos.',
  pushDenied:
    'Las notificaciones están bloqueadas. Permítalas para este sitio en los ajustes del navegador e inténtelo de nuevo.',
  pushFailed: 'No se pudieron activar las notificaciones. Inténtelo de nuevo.',
  pushInstall:
    'En un iPhone o iPad, añada primero la app a la pantalla de inicio: Compartir y Añadir a pantalla de inicio. Después ábrala desde allí.',
  pushUnsupported: 'Este navegador no puede mostrar notificaciones de la app.',
  liquidation: 'Avisos de liquidación',
  liquidationText:
    'Le avisa cuando el precio de una posición en contratos está así de cerca de su precio de liquidación.',
  firstNotice: 'Primer aviso',
  secondNotice: 'Segundo aviso',
  noNotice: 'Desactivado',
} satisfies Translation['notices']
