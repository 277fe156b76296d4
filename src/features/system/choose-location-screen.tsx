import { useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { CITIES, nearestCity, searchCities, type City } from '#src/lib/names/cities.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { saveChosenPlace, type Place } from '#src/stores/settings/chosen-place.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { useCountryName } from '#src/widgets/format/use-country-names.ts'
import styles from './location.module.css'

type LocateError = 'denied' | 'unavailable'

/** Timeout of geolocation, ms. */
const TIMEOUT = 20_000

/** The location of the device, to a hundredth of a degree (about one kilometre); or why it is unavailable. */
function locate(): Promise<{ latitude: string; longitude: string } | LocateError> {
  return new Promise(resolve => {
    if (!('geolocation' in navigator)) return resolve('unavailable')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: coords.latitude.toFixed(2), longitude: coords.longitude.toFixed(2) }),
      error => resolve(error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { timeout: TIMEOUT, maximumAge: 60_000 },
    )
  })
}

/** Maximum number of results shown. */
const MAX_RESULTS = 40

/** Chooses a place from the bundled list of cities, or by geolocation, and returns to the previous screen. */
export default function ChooseLocationScreen() {
  const t = useMessages('system')
  const common = useMessages('common')
  const locale = useLanguage()
  const countryName = useCountryName()
  const { back } = useNavigation()
  const [text, setText] = useState('')
  const count = (number: number) => formatNumber(String(number), { locale, decimals: 0 })
  const found = searchCities(text, countryName)
  const nameOf = ({ name, country }: City) => common.listed({ first: name, second: countryName(country) })
  const choose = (place: Place) => {
    saveChosenPlace(place)
    back()
  }
  return (
    <Screen title={t.chooseTitle()}>
      <div className={styles.page}>
        <LocateButton onFound={choose} nameOf={city => t.near({ city: nameOf(city) })} />
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
            {found.slice(0, MAX_RESULTS).map(city => (
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
        {found.length > MAX_RESULTS && (
          <p className={styles.note}>{t.more({ count: count(found.length - MAX_RESULTS) })}</p>
        )}
      </div>
    </Screen>
  )
}

interface LocateButtonProps {
  onFound: (place: Place) => void
  nameOf: (city: City) => string
}

/** Chooses the nearest city by geolocation. */
function LocateButton({ onFound, nameOf }: LocateButtonProps) {
  const t = useMessages('system')
  const [error, setError] = useState<LocateError>()
  const locateDevice = async () => {
    setError(undefined)
    const found = await locate()
    if (typeof found === 'string') setError(found)
    else onFound({ ...found, name: nameOf(nearestCity(found)) })
  }
  return (
    <div className={styles.here}>
      <Button kind="quiet" block icon="globe" onPress={locateDevice}>
        {t.fromDevice()}
      </Button>
      {error ? (
        <Notice tone="risk" live>
          {t[error]()}
        </Notice>
      ) : (
        <p className={styles.note}>{t.locationNote()}</p>
      )}
    </div>
  )
}
