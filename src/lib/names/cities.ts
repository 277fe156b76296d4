import { normaliseForSearch } from './name-search.ts'
/** A city of the list: its name in English, its country (ISO 3166-1), and where it is, in degrees, north and east positive. */
export interface City {
  readonly name: string
  readonly country: string
  readonly latitude: string
  readonly longitude: string
}

// Capitals and the largest cities, from public geography, to a hundredth of a degree (about a kilometre).
const CITY_ROWS = [
  'AE Abu Dhabi 24.45 54.38|AE Dubai 25.20 55.27|AF Kabul 34.56 69.21|AL Tirana 41.33 19.82|AM Yerevan 40.18 44.51|AO Luanda -8.84 13.23',
  'AR Buenos Aires -34.60 -58.38|AR Cordoba -31.42 -64.18|AT Graz 47.07 15.44|AT Vienna 48.21 16.37|AU Adelaide -34.93 138.60',
  'AU Brisbane -27.47 153.03|AU Canberra -35.28 149.13|AU Melbourne -37.81 144.96|AU Perth -31.95 115.86|AU Sydney -33.87 151.21',
  'AZ Baku 40.41 49.87|BA Sarajevo 43.86 18.41|BD Chittagong 22.36 91.78|BD Dhaka 23.81 90.41|BE Antwerp 51.22 4.40|BE Brussels 50.85 4.35',
  'BF Ouagadougou 12.37 -1.52|BG Sofia 42.70 23.32|BH Manama 26.23 50.59|BI Gitega -3.43 29.93|BJ Cotonou 6.37 2.39|BO La Paz -16.50 -68.15',
  'BO Santa Cruz -17.78 -63.18|BR Belo Horizonte -19.92 -43.94|BR Brasilia -15.79 -47.88|BR Rio de Janeiro -22.91 -43.17|BR Salvador -12.97 -38.50',
  'BR Sao Paulo -23.55 -46.63|BT Thimphu 27.47 89.64|BW Gaborone -24.65 25.91|BY Minsk 53.90 27.57|CA Calgary 51.05 -114.07',
  'CA Montreal 45.50 -73.57|CA Ottawa 45.42 -75.70|CA Toronto 43.65 -79.38|CA Vancouver 49.28 -123.12|CD Kinshasa -4.32 15.31',
  'CG Brazzaville -4.26 15.24|CH Basel 47.56 7.59|CH Bern 46.95 7.45|CH Geneva 46.20 6.14|CH Zurich 47.38 8.54|CI Abidjan 5.36 -4.01',
  'CL Santiago -33.45 -70.67|CL Valparaiso -33.05 -71.61|CM Douala 4.05 9.70|CM Yaounde 3.87 11.52|CN Beijing 39.90 116.41',
  'CN Chengdu 30.57 104.07|CN Chongqing 29.56 106.55|CN Guangzhou 23.13 113.26|CN Hangzhou 30.27 120.16|CN Nanjing 32.06 118.80',
  'CN Shanghai 31.23 121.47|CN Shenzhen 22.54 114.06|CN Tianjin 39.13 117.20|CN Wuhan 30.59 114.31|CN Xian 34.34 108.94|CO Bogota 4.71 -74.07',
  'CO Medellin 6.24 -75.58|CR San Jose 9.93 -84.08|CU Havana 23.11 -82.37|CY Nicosia 35.19 33.38|CZ Brno 49.20 16.61|CZ Prague 50.08 14.44',
  'DE Berlin 52.52 13.41|DE Cologne 50.94 6.96|DE Frankfurt 50.11 8.68|DE Hamburg 53.55 9.99|DE Munich 48.14 11.58|DE Stuttgart 48.78 9.18',
  'DK Aarhus 56.16 10.20|DK Copenhagen 55.68 12.57|DO Santo Domingo 18.49 -69.93|DZ Algiers 36.75 3.06|EC Guayaquil -2.19 -79.89',
  'EC Quito -0.18 -78.47|EE Tallinn 59.44 24.75|EG Alexandria 31.20 29.92|EG Cairo 30.04 31.24|ES Barcelona 41.39 2.17|ES Madrid 40.42 -3.70',
  'ES Seville 37.39 -5.98|ES Valencia 39.47 -0.38|ET Addis Ababa 9.03 38.74|FI Helsinki 60.17 24.94|FJ Suva -18.14 178.44|FR Lyon 45.76 4.84',
  'FR Marseille 43.30 5.37|FR Nice 43.71 7.26|FR Paris 48.86 2.35|FR Toulouse 43.60 1.44|GA Libreville 0.42 9.47|GB Belfast 54.60 -5.93',
  'GB Birmingham 52.49 -1.89|GB Cardiff 51.48 -3.18|GB Edinburgh 55.95 -3.19|GB Glasgow 55.86 -4.25|GB Leeds 53.80 -1.55|GB London 51.51 -0.13',
  'GB Manchester 53.48 -2.24|GE Tbilisi 41.72 44.78|GH Accra 5.60 -0.19|GM Banjul 13.45 -16.58|GN Conakry 9.64 -13.58|GR Athens 37.98 23.73',
  'GR Thessaloniki 40.64 22.94|GT Guatemala City 14.63 -90.51|GY Georgetown 6.80 -58.16|HK Hong Kong 22.32 114.17|HN Tegucigalpa 14.07 -87.19',
  'HR Zagreb 45.81 15.98|HT Port-au-Prince 18.59 -72.31|HU Budapest 47.50 19.04|ID Bandung -6.92 107.62|ID Jakarta -6.21 106.85',
  'ID Medan 3.59 98.67|ID Surabaya -7.26 112.75|IE Cork 51.90 -8.47|IE Dublin 53.35 -6.26|IL Haifa 32.79 34.99|IL Jerusalem 31.77 35.21',
  'IL Tel Aviv 32.09 34.78|IN Ahmedabad 23.02 72.57|IN Bengaluru 12.97 77.59|IN Chennai 13.08 80.27|IN Delhi 28.61 77.21|IN Hyderabad 17.39 78.49',
  'IN Kolkata 22.57 88.36|IN Mumbai 19.08 72.88|IN Pune 18.52 73.86|IQ Baghdad 33.31 44.36|IQ Basra 30.51 47.78|IR Mashhad 36.30 59.61',
  'IR Tehran 35.69 51.39|IS Reykjavik 64.15 -21.94|IT Bologna 44.49 11.34|IT Florence 43.77 11.26|IT Milan 45.46 9.19|IT Naples 40.85 14.27',
  'IT Rome 41.90 12.50|IT Turin 45.07 7.69|JM Kingston 17.97 -76.79|JO Amman 31.95 35.93|JP Fukuoka 33.59 130.40|JP Kyoto 35.01 135.77',
  'JP Nagoya 35.18 136.91|JP Osaka 34.69 135.50|JP Sapporo 43.06 141.35|JP Tokyo 35.68 139.69|KE Mombasa -4.04 39.67|KE Nairobi -1.29 36.82',
  'KG Bishkek 42.87 74.59|KH Phnom Penh 11.56 104.92|KR Busan 35.18 129.08|KR Daegu 35.87 128.60|KR Incheon 37.46 126.71|KR Seoul 37.57 126.98',
  'KW Kuwait City 29.38 47.99|KZ Almaty 43.24 76.89|KZ Astana 51.17 71.45|LA Vientiane 17.98 102.63|LB Beirut 33.89 35.50|LK Colombo 6.93 79.86',
  'LR Monrovia 6.30 -10.80|LT Vilnius 54.69 25.28|LU Luxembourg 49.61 6.13|LV Riga 56.95 24.11|LY Tripoli 32.89 13.19|MA Casablanca 33.57 -7.59',
  'MA Rabat 34.02 -6.83|MC Monaco 43.74 7.42|MD Chisinau 47.01 28.86|ME Podgorica 42.44 19.26|MG Antananarivo -18.91 47.54|MK Skopje 42.00 21.43',
  'ML Bamako 12.64 -8.00|MM Naypyidaw 19.76 96.08|MM Yangon 16.84 96.17|MN Ulaanbaatar 47.89 106.91|MO Macao 22.20 113.54|MR Nouakchott 18.08 -15.98',
  'MT Valletta 35.90 14.51|MU Port Louis -20.16 57.50|MV Male 4.18 73.51|MW Lilongwe -13.96 33.77|MX Guadalajara 20.67 -103.35',
  'MX Mexico City 19.43 -99.13|MX Monterrey 25.69 -100.32|MY Johor Bahru 1.49 103.74|MY Kuala Lumpur 3.14 101.69|MY Penang 5.41 100.33',
  'MZ Maputo -25.97 32.57|NA Windhoek -22.56 17.08|NE Niamey 13.51 2.11|NG Abuja 9.06 7.50|NG Kano 12.00 8.52|NG Lagos 6.52 3.38',
  'NI Managua 12.11 -86.24|NL Amsterdam 52.37 4.90|NL Rotterdam 51.92 4.48|NL The Hague 52.07 4.30|NO Bergen 60.39 5.32|NO Oslo 59.91 10.75',
  'NP Kathmandu 27.72 85.32|NZ Auckland -36.85 174.76|NZ Christchurch -43.53 172.64|NZ Wellington -41.29 174.78|OM Muscat 23.59 58.41',
  'PA Panama City 8.98 -79.52|PE Arequipa -16.41 -71.54|PE Lima -12.05 -77.04|PG Port Moresby -9.44 147.18|PH Cebu 10.32 123.89|PH Davao 7.19 125.46',
  'PH Manila 14.60 120.98|PK Faisalabad 31.45 73.14|PK Islamabad 33.68 73.05|PK Karachi 24.86 67.01|PK Lahore 31.55 74.34|PL Gdansk 54.35 18.65',
  'PL Krakow 50.06 19.94|PL Warsaw 52.23 21.01|PL Wroclaw 51.11 17.04|PR San Juan 18.47 -66.11|PT Lisbon 38.72 -9.14|PT Porto 41.15 -8.61',
  'PY Asuncion -25.26 -57.58|QA Doha 25.29 51.53|RO Bucharest 44.43 26.10|RO Cluj-Napoca 46.77 23.60|RS Belgrade 44.79 20.45|RU Kazan 55.80 49.11',
  'RU Moscow 55.76 37.62|RU Novosibirsk 55.01 82.93|RU Saint Petersburg 59.94 30.31|RU Vladivostok 43.12 131.89|RU Yekaterinburg 56.84 60.61',
  'RW Kigali -1.94 30.06|SA Jeddah 21.49 39.19|SA Mecca 21.39 39.86|SA Riyadh 24.71 46.68|SD Khartoum 15.50 32.56|SE Gothenburg 57.71 11.97',
  'SE Malmo 55.60 13.00|SE Stockholm 59.33 18.07|SG Singapore 1.35 103.82|SI Ljubljana 46.06 14.51|SK Bratislava 48.15 17.11|SL Freetown 8.48 -13.23',
  'SN Dakar 14.72 -17.47|SO Mogadishu 2.05 45.32|SR Paramaribo 5.85 -55.20|SS Juba 4.86 31.57|SV San Salvador 13.69 -89.22|SY Aleppo 36.20 37.13',
  'SY Damascus 33.51 36.28|TD Djamena 12.13 15.06|TG Lome 6.13 1.22|TH Bangkok 13.76 100.50|TH Chiang Mai 18.79 98.99|TJ Dushanbe 38.56 68.79',
  'TM Ashgabat 37.96 58.33|TN Tunis 36.81 10.18|TR Ankara 39.93 32.86|TR Istanbul 41.01 28.98|TR Izmir 38.42 27.14|TT Port of Spain 10.65 -61.50',
  'TW Kaohsiung 22.63 120.30|TW Taichung 24.15 120.67|TW Taipei 25.03 121.57|TZ Dar es Salaam -6.79 39.21|TZ Dodoma -6.16 35.75|UA Kharkiv 49.99 36.23',
  'UA Kyiv 50.45 30.52|UA Lviv 49.84 24.03|UA Odesa 46.48 30.73|UG Kampala 0.35 32.58|US Atlanta 33.75 -84.39|US Boston 42.36 -71.06',
  'US Chicago 41.88 -87.63|US Dallas 32.78 -96.80|US Denver 39.74 -104.99|US Honolulu 21.31 -157.86|US Houston 29.76 -95.37|US Las Vegas 36.17 -115.14',
  'US Los Angeles 34.05 -118.24|US Miami 25.76 -80.19|US New York 40.71 -74.01|US Philadelphia 39.95 -75.17|US Phoenix 33.45 -112.07',
  'US San Diego 32.72 -117.16|US San Francisco 37.77 -122.42|US Seattle 47.61 -122.33|US Washington 38.91 -77.04|UY Montevideo -34.90 -56.16',
  'UZ Samarkand 39.65 66.96|UZ Tashkent 41.30 69.24|VE Caracas 10.48 -66.90|VE Maracaibo 10.65 -71.64|VN Da Nang 16.05 108.21|VN Hanoi 21.03 105.85',
  'VN Ho Chi Minh City 10.82 106.63|YE Aden 12.79 45.02|YE Sanaa 15.37 44.19|ZA Cape Town -33.92 18.42|ZA Durban -29.86 31.02',
  'ZA Johannesburg -26.20 28.05|ZA Pretoria -25.75 28.19|ZM Lusaka -15.39 28.32|ZW Bulawayo -20.15 28.58|ZW Harare -17.83 31.05',
]

/** The bundled list of cities, by country and name. */
export const CITIES: readonly City[] = CITY_ROWS.flatMap(line => line.split('|')).map(entry => {
  const [country = '', ...words] = entry.split(' ')
  const [latitude = '', longitude = ''] = words.slice(-2)
  return { name: words.slice(0, -2).join(' '), country, latitude, longitude }
})

const radians = (degrees: string | number) => (Number(degrees) * Math.PI) / 180
/** In kilometres. */
const EARTH_RADIUS_KM = 6371

/** Kilometres between two places along the earth's surface (haversine). */
export function distance(
  from: Pick<City, 'latitude' | 'longitude'>,
  to: Pick<City, 'latitude' | 'longitude'>,
): number {
  const [up, across] = [
    radians(to.latitude) - radians(from.latitude),
    radians(to.longitude) - radians(from.longitude),
  ]
  const haversine =
    Math.sin(up / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(across / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

/** The listed city nearest to a position. */
export function nearestCity(place: Pick<City, 'latitude' | 'longitude'>): City {
  return CITIES.reduce((best, city) => (distance(place, city) < distance(place, best) ? city : best))
}

/**
 * Cities with a word in their name or country that starts with the text, those whose name itself starts with it first;
 * `nameOf` gives a country's name in the reader's language.
 */
export function searchCities(text: string, nameOf: (country: string) => string): City[] {
  const query = normaliseForSearch(text)
  const matches = (name: string) => ` ${normaliseForSearch(name)}`.includes(` ${query}`)
  if (query === '') return [...CITIES]
  const found = CITIES.filter(({ name, country }) => matches(name) || matches(nameOf(country)))
  const isStart = ({ name }: City) => normaliseForSearch(name).startsWith(query)
  return [...found.filter(isStart), ...found.filter(city => !isStart(city))]
}
