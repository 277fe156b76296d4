import { useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { CITIES, nearestCity, searchCities, type City } from '#src/lib/cities.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { leavePlace, type Place } from '#src/stores/chosen-place.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/states.tsx'
import { useCountryName } from '#src/widgets/country-names.ts'
import styles from './location.module.css'
import { locate, type LocateFault } from './locate.ts'

/** As many as are shown; typing narrows them down. */
const SHOWN = 40

/** Chooses a place from the bundled list, or by where the device is, and goes back to who asked for one. */
export default function ChooseLocation() {
  const t = useMessages('system')
  const locale = useLanguage()
  const countryName = useCountryName()
  const { back } = useNavigation()
  const [text, setText] = useState('')
  const count = (number: number) => formatNumber(String(number), { locale, decimals: 0 })
  const found = searchCities(text, countryName)
  const nameOf = ({ name, country }: City) => `${name}, ${countryName(country)}`
  const choose = (place: Place) => {
    leavePlace(place)
    back()
  }
  return (
    <Screen title={t.chooseTitle()}>
      <div className={styles.page}>
        <HereButton onFound={choose} nameOf={city => t.near({ city: nameOf(city) })} />
        <TextField
          label={t.search()}
          hint={t.searchHint({ count: count(CITIES.length) })}
          name="search"
          maxLength={60}
          value={text}
          onChange={setText}
        />
        {found.length === 0 ? (
          <EmptyState icon="search" title={t.nothing()} text={t.nothingText()} />
        ) : (
          <List label={t.results()}>
            {found.slice(0, SHOWN).map(city => (
              <Row
                key={`${city.country} ${city.name}`}
                title={<bdi>{city.name}</bdi>}
                subtitle={countryName(city.country)}
                onPress={() =>
                  choose({ name: nameOf(city), latitude: city.latitude, longitude: city.longitude })
                }
              />
            ))}
          </List>
        )}
        {found.length > SHOWN && (
          <p className={styles.note}>{t.more({ count: count(found.length - SHOWN) })}</p>
        )}
      </div>
    </Screen>
  )
}

interface HereProps {
  onFound: (place: Place) => void
  nameOf: (city: City) => string
}

/** Where the device is, once its holder allows it. */
function HereButton({ onFound, nameOf }: HereProps) {
  const t = useMessages('system')
  const [fault, setFault] = useState<LocateFault>()
  const find = async () => {
    setFault(undefined)
    const found = await locate()
    if (typeof found === 'string') setFault(found)
    else onFound({ ...found, name: nameOf(nearestCity(found)) })
  }
  return (
    <div className={styles.here}>
      <Button kind="quiet" block icon="globe" onPress={find}>
        {t.fromDevice()}
      </Button>
      {fault ? (
        <Notice tone="risk" live>
          {t[fault]()}
        </Notice>
      ) : (
        <p className={styles.note}>{t.locationNote()}</p>
      )}
    </div>
  )
}
