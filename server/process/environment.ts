import * as v from 'valibot'

/** All problems of the environment as one pt-BR list, thrown before anything starts. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export type Variables = Readonly<Record<string, string | undefined>>

export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'deve ser um número inteiro'),
    v.transform(Number),
    v.minValue(least, `deve ser no mínimo ${least}`),
    v.maxValue(most, `deve ser no máximo ${most}`),
  )

export const url = (...schemes: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => schemes.some((scheme) => text.startsWith(`${scheme}://`)),
      `deve começar com ${schemes.map((scheme) => `${scheme}://`).join(' ou ')}`,
    ),
    v.check((text) => URL.canParse(text), 'não é um endereço válido'),
  )

export const host = v.pipe(
  url('https', 'http'),
  v.transform((text) => text.replace(/\/+$/, '')),
)

export const text = v.pipe(v.string(), v.nonEmpty('não pode ser vazio'))

/** A short single-line text that is displayed unchanged. */
const remark = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(120, 'deve ter no máximo 120 caracteres'),
  v.regex(/^[^\p{C}<>]*$/u, 'deve ser texto simples, em uma linha'),
)

export const flag = v.optional(v.picklist(['0', '1'], 'deve ser 0 ou 1'), '0')

export const listening = {
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(text, '127.0.0.1'),
  PORTAL_DIR: v.optional(text, 'dist/portal'),
  /** URL of the participant area with the placeholder `{codigo}` (D-47). */
  AREA_URL: v.optional(
    v.pipe(
      url('https', 'http'),
      v.check((template) => template.includes('{codigo}'), 'deve conter {codigo}'),
    ),
  ),
  /** How participants contact the fund; default: a reference to their statement of account. */
  CONTACT: v.optional(remark),
  /** 1: this server runs behind a reverse proxy, whose X-Forwarded headers are trusted. */
  TRUST_PROXY: flag,
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'deve ser fatal, error, warn, info, debug ou silent',
    ),
    'info',
  ),
}

/** Printed at the start when `CONTACT` is not set. */
export const NO_CONTACT =
  'CONTACT não está definido: as telas mandam procurar os telefones no extrato. Diga nele como falar com o fundo, ' +
  'por exemplo CONTACT="0800 000 0000, de segunda a sexta, das 8h às 18h".'

/**
 * Parses the variables; an empty one counts as not set. Throws `ConfigError` with the first problem of each.
 */
export function readEnvironment<const Schema extends v.GenericSchema>(
  schema: Schema,
  variables: Variables,
): v.InferOutput<Schema> {
  const set = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = v.safeParse(schema, set, { abortPipeEarly: true })
  if (result.success) return result.output
  const lines = result.issues.map((issue) => `  - ${v.getDotPath(issue)}: ${issue.message}`)
  throw new ConfigError(['A configuração do servidor tem problemas:', ...lines].join('\n'))
}
