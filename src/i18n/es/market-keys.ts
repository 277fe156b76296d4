import type { Translation } from '../types.ts'

export default {
  title: 'Precios de las claves publicadas',
  matches: 'Los precios de sus operaciones hasta el {day} (UTC) se derivan de las claves publicadas.',
  differs:
    'Las claves, las condiciones o los precios no son como deberían. Las discrepancias de arriba indican qué está mal.',
  missingTerms:
    'Comprobaciones de precios que no fueron posibles: {count}. No se han publicado las condiciones de las que se derivan estos precios para: {products}.',
  later: 'Sus precios se podrán comprobar a partir del {time}.',
  none: 'Sus precios son anteriores a las claves publicadas y no se pueden demostrar.',
  since: 'Los precios anteriores al {time} preceden a las claves publicadas y no se pueden demostrar.',
  late: 'Falta la clave del {day}. Debería publicarse una hora después del fin del día.',
  gone: 'No se han podido cargar las claves, aunque este dispositivo ya vio hashes de ellas.',
  seen: 'Este dispositivo vio el hash de la clave del {day} antes de ese día y no ha cambiado. Los precios hasta entonces estaban fijados de antemano.',
  hash: 'Hash de la clave del {day}',
  compare: 'Todos deben ver el mismo hash para un día. Compárelo con otras personas.',
  proves:
    'Qué demuestra una coincidencia: sus precios se derivan de una clave por día, y cada clave fija todas las anteriores. Los hashes de las claves se publican dos días antes: si usted u otras personas los vieron a tiempo, nadie pudo adaptar los precios a sus operaciones.',
  provesNot:
    'Qué no demuestra: que el operador, que tiene las claves, no conozca los precios de antemano. Los precios de hoy se podrán comprobar una hora después del fin del día (UTC).',
} satisfies Translation['marketKeys']
