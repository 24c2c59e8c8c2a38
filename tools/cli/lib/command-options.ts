import { type ParseArgsConfig, parseArgs } from 'node:util'

type OptionsConfig = NonNullable<ParseArgsConfig['options']>

/** A sentence about wrong arguments, and what is possible. */
class WrongArguments extends Error {}

/**
 * Parses the arguments of a command about charts: at most one chart, and options.
 * @throws WrongArguments, with the usage also where `--help` asks for it
 */
export function readArguments<const Config extends OptionsConfig>(
  args: readonly string[],
  charts: readonly string[],
  config: Config,
  usage: string,
) {
  const refuse = (sentence: string): never => {
    throw new WrongArguments(`${sentence}\n\n${usage}`)
  }
  const read = () => {
    try {
      return parseArgs({ args: [...args], allowPositionals: true, options: config })
    } catch (error) {
      return refuse(sentenceOf(error, args, config))
    }
  }
  if (args.includes('--help')) throw new WrongArguments(usage)
  const { values, positionals } = read()
  const [chart = null, ...others] = positionals
  if (others.length > 0) refuse(`One chart at a time: ${positionals.join(', ')} are ${positionals.length}.`)
  if (chart !== null && !charts.includes(chart)) refuse(`There is no chart ${chart}.`)

  /** Undefined if the option was not given. */
  const numberIn = (
    option: string,
    value: string | undefined,
    isValid: (number: number) => boolean,
    what: string,
  ) => {
    if (value === undefined) return undefined
    const number = Number(value)
    const isGood = value.trim() !== '' && Number.isFinite(number) && isValid(number)
    return isGood ? number : refuse(`--${option} ${value} is no ${what}.`)
  }
  return { values, chart, refuse, numberIn }
}

/** Null for wrong arguments, after printing what is wrong. */
export function optionsOrNull<Options>(read: () => Options): Options | null {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error
    console.error(error.message)
    return null
  }
}

function sentenceOf(error: unknown, args: readonly string[], config: OptionsConfig): string {
  const ambiguous = args.find(
    (arg, index) => config[nameOf(arg)]?.type === 'string' && args[index + 1]?.startsWith('-'),
  )
  if (ambiguous !== undefined) return `${ambiguous} needs a value; a negative one is written ${ambiguous}=-1.`
  const unknown = args.find((arg) => arg.startsWith('-') && !(nameOf(arg) in config))
  if (unknown !== undefined) return `There is no option ${unknown}.`
  return error instanceof Error ? error.message : String(error)
}

const nameOf = (arg: string) => arg.replace(/^-+/, '').replace(/=.*$/, '')
