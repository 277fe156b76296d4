import type { Translation } from '../types.ts'

export default {
  title: 'Kursalarme',
  line: 'Alarm',
  add: 'Neuer Alarm',
  addFor: 'Neuer Alarm für {name}',
  none: 'Keine Kursalarme',
  noneText:
    'Richten Sie einen ein, um benachrichtigt zu werden, wenn ein Produkt einen Kurs oder eine Tagesänderung erreicht.',
  product: 'Produkt',
  productHint:
    'Ihre Watchlist und die meistgehandelten Produkte. Jedes andere: öffnen und auf die Glocke drücken („{action}“).',
  condition: 'Benachrichtigen, wenn',
  above: 'Kurs steigt auf {value}',
  below: 'Kurs fällt auf {value}',
  rise: 'Am Tag {value} im Plus',
  fall: 'Am Tag {value} im Minus',
  price: 'Kurs',
  percent: 'Änderung seit dem letzten Schlusskurs',
  now: 'Kurs jetzt: {price} USDT',
  nowChange: 'Änderung jetzt: {percent}',
  repeat: 'Wiederholen',
  repeatPrice:
    'Jedes Mal, wenn der Kurs zurückgeht und diese Marke erneut erreicht, höchstens einmal pro Stunde.',
  repeatChange: 'Höchstens einmal am Tag.',
  notOrder: 'Ein Alarm benachrichtigt nur. Er gibt nie eine Order auf.',
  save: 'Alarm einrichten',
  saved: 'Alarm eingerichtet',
  change: 'Alarm bearbeiten',
  changed: 'Alarm gespeichert',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  paused: 'Angehalten',
  remove: 'Löschen',
  fired: 'Ausgelöst bei {price} USDT',
  repeats: 'Wiederholt',
} satisfies Translation['alert']
