/** An exact decimal number, apart from the money of the app and of the reference back end, which the verifier judges. */
export class Decimal {
  static readonly ZERO = new Decimal(0n, 0)
  readonly #units: bigint
  /** Decimals of the units. */
  readonly #scale: number

  private constructor(units: bigint, scale: number) {
    this.#units = units
    this.#scale = scale
  }

  /** Reads decimal text, such as "-12.50", or a number as it is written. @throws Error for anything else */
  static parse(value: unknown): Decimal {
    const isNumber = typeof value === 'number'
    const found = isNumber
      ? /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value))
      : typeof value === 'string' && /^(-?\d+)(?:\.(\d+))?$/.exec(value)
    if (!found) throw new Error(`${isNumber ? value : JSON.stringify(value)} is no decimal number`)
    const [, whole = '', fraction = '', exponent = '0'] = found
    const scale = fraction.length - Number(exponent)
    const units = BigInt(whole + fraction) * 10n ** BigInt(Math.max(0, -scale))
    return new Decimal(units, Math.max(0, scale))
  }

  #at(scale: number): bigint {
    return this.#units * 10n ** BigInt(scale - this.#scale)
  }

  #with(other: Decimal, calculate: (left: bigint, right: bigint) => bigint): Decimal {
    const scale = Math.max(this.#scale, other.#scale)
    return new Decimal(calculate(this.#at(scale), other.#at(scale)), scale)
  }

  plus(other: Decimal): Decimal {
    return this.#with(other, (left, right) => left + right)
  }

  minus(other: Decimal): Decimal {
    return this.#with(other, (left, right) => left - right)
  }

  times(other: Decimal): Decimal {
    return new Decimal(this.#units * other.#units, this.#scale + other.#scale)
  }

  abs(): Decimal {
    return this.#units < 0n ? new Decimal(-this.#units, this.#scale) : this
  }

  /** Cut off, not rounded, to so many decimals. */
  truncated(scale: number): Decimal {
    if (scale >= this.#scale) return this
    return new Decimal(this.#units / 10n ** BigInt(this.#scale - scale), scale)
  }

  /** Decimal text without trailing zeros. */
  toText(): string {
    const sign = this.#units < 0n ? '-' : ''
    const digits = this.abs().#units.toString().padStart(this.#scale + 1, '0')
    const whole = digits.slice(0, digits.length - this.#scale)
    const fraction = digits.slice(digits.length - this.#scale).replace(/0+$/, '')
    return `${sign}${whole}${fraction && `.${fraction}`}`
  }

  /** Negative, zero or positive, as this is less than, equal to or more than the other. */
  compare(other: Decimal): number {
    const difference = this.minus(other).#units
    return difference === 0n ? 0 : difference < 0n ? -1 : 1
  }
}
