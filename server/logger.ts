import { type Logger, pino } from 'pino'

/** What must never be read in a log, wherever an object carries it. */
const SECRET_NAMES = [
  'cpf',
  'usuario',
  'senha',
  'password',
  'token',
  'authorization',
  'email_pessoal',
  'email_extra',
]

const anywhere = (name: string) => [name, `*.${name}`, `*.*.${name}`]

/** Structured lines on standard output. A database error names its parameters in `detail`, which stays out. */
export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: null,
    redact: {
      paths: [...SECRET_NAMES.flatMap(anywhere), 'err.detail', 'err.where', 'err.parameters'],
      remove: true,
    },
  })
