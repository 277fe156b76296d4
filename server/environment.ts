/** Variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reads settings and collects every problem, so that all of them are reported at once. */
export function createEnvironmentReader(environment: Environment) {
  const problems: string[] = []
  const read = <Value>(
    name: string,
    defaultValue: Value,
    parse: (text: string) => Value | undefined,
    needs: string,
    isSecret = false,
  ) => {
    const text = environment[name]?.trim()
    if (!text) return defaultValue
    const value = parse(text)
    if (value !== undefined) return value
    problems.push(isSecret ? `${name} must be ${needs}.` : `${name} is "${text}", but must be ${needs}.`)
    return defaultValue
  }
  return {
    problems,
    text: (name: string, defaultValue: string) => read(name, defaultValue, text => text, 'a text'),
    optional: <Value>(name: string, parse: (text: string) => Value | undefined, needs: string) =>
      read<Value | undefined>(name, undefined, parse, needs),
    /** The same for a secret: a problem is reported without what it is. */
    secret: <Value>(name: string, parse: (text: string) => Value | undefined, needs: string) =>
      read<Value | undefined>(name, undefined, parse, needs, true),
    integer: (name: string, defaultValue: number, least: number, most: number) =>
      read(
        name,
        defaultValue,
        text => (/^\d{1,10}$/.test(text) && +text >= least && +text <= most ? Number(text) : undefined),
        `a whole number of ${least} to ${most}`,
      ),
    flag: (name: string, defaultValue: boolean) =>
      read(
        name,
        defaultValue,
        text => (text === 'on' ? true : text === 'off' ? false : undefined),
        'on or off',
      ),
    choice: <Value extends string>(name: string, defaultValue: Value, choices: readonly Value[]) =>
      read(
        name,
        defaultValue,
        text => choices.find(choice => choice === text),
        `one of ${choices.join(', ')}`,
      ),
    list: (name: string, accepts: (text: string) => boolean, needs: string) =>
      read<string[]>(
        name,
        [],
        text => {
          const items = text.split(',').map(item => item.trim())
          return items.every(accepts) ? items : undefined
        },
        needs,
      ),
  }
}

export type EnvironmentReader = ReturnType<typeof createEnvironmentReader>
