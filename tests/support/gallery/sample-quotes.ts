export const quotes = [
  {
    code: 'AAPL',
    name: 'Apple',
    price: '189.1042',
    change: '1.24',
    trail: ['186', '187.2', '186.4', '188', '187.6', '189.1'],
  },
  {
    code: 'NVDA',
    name: 'NVIDIA',
    price: '1204.5500',
    change: '3.07',
    trail: ['1160', '1172', '1168', '1190', '1199', '1204'],
  },
  {
    code: 'BTC',
    name: 'Bitcoin',
    price: '67412.8800',
    change: '-2.31',
    trail: ['69010', '68800', '68300', '68420', '67600', '67412'],
  },
  {
    code: 'EURUSD',
    name: 'Euro / US dollar',
    price: '1.0842',
    change: '0.00',
    trail: ['1.08', '1.081', '1.079', '1.0805', '1.08'],
  },
  {
    code: 'CL',
    name: 'Crude oil, December delivery, New York',
    price: '78.2300',
    change: '-0.42',
    trail: ['79', '78.8', '78.9', '78.4', '78.2'],
  },
  {
    code: 'ETH',
    name: 'Ethereum',
    price: '3312.0700',
    change: '0.85',
    trail: ['3280', '3290', '3270', '3300', '3312'],
  },
]
