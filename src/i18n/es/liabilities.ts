import type { Translation } from '../types.ts'

export default {
  title: 'En los totales publicados',
  included: 'Sus saldos al comienzo del {day} (UTC) están en los totales publicados.',
  missing:
    'Los totales publicados para el comienzo del {day} (UTC) son erróneos. Las discrepancias de arriba indican por qué.',
  newer: 'Al comienzo del {day} (UTC), el último día publicado, usted no tenía saldo.',
  none: 'No se puede comprobar: no hay totales publicados.',
  failed: 'No se puede comprobar: no se han podido cargar los totales publicados.',
  late: 'No se han publicado totales desde el {day}. Debería haber nuevos cada día.',
  account: 'Cuenta',
  root: 'Raíz del día',
  compare: 'Todos deben ver la misma raíz para un día. Compárela con otras personas.',
  proves:
    'Qué demuestra una coincidencia: los totales debidos a todos los clientes, publicados para ese día, contienen sus saldos, ningún importe negativo en el camino los reduce y ninguna raíz que este dispositivo haya visto ha cambiado.',
  provesNot:
    'Qué no demuestra: que el dinero exista ni que los saldos de otras personas estén contados. Cada uno solo puede comprobar los suyos.',
} satisfies Translation['liabilities']
