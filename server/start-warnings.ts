import { type Config, DEMO_AREA, DEMO_CONTACT } from './config.ts'
import { requiresTls } from './mail/smtp-mailer.ts'
import { NO_CONTACT } from './process/environment.ts'
import { isPlain, PLAIN_PORTAL } from './process/plain-portal.ts'
import { isWeakCost } from './sessions/passwords.ts'
import type { RunningServer } from './start.ts'

/** What a start on PostgreSQL warns of; the names are in the log line of the start. */
export type StartWarning =
  | 'mailOff'
  | 'noMail'
  | 'plainMail'
  | 'mailNeedsTls'
  | 'plainPortal'
  | 'noScanner'
  | 'plainStore'
  | 'weakPasswords'
  | 'noPeople'
  | 'noContact'
  | 'inventedContact'
  | 'inventedArea'
  | 'demonstration'

export const WARNINGS: Readonly<Record<StartWarning, string>> = {
  mailOff:
    'MAIL=off: nenhum e-mail sai, nem códigos de confirmação. Os avisos ficam na fila do banco de dados e saem quando o ' +
    'servidor iniciar sem MAIL=off.',
  noMail:
    'SMTP_URL não está definido: nenhum e-mail sai. Avisos e códigos de confirmação ficam em arquivos de DATA_DIR.',
  plainMail:
    'MAIL_WITHOUT_TLS=1: se o servidor de e-mail não oferecer TLS, os e-mails vão sem criptografia, com os códigos de ' +
    'confirmação.',
  mailNeedsTls:
    'SMTP_URL começa com smtp://: se o servidor de e-mail não oferecer TLS, nenhum e-mail sai. Com smtps:// o TLS é ' +
    'desde o início; um servidor sem TLS e sem senha é aceito com MAIL_WITHOUT_TLS=1.',
  plainPortal: PLAIN_PORTAL,
  noScanner: 'CLAMD_URL não está definido: os documentos não passam por antivírus.',
  plainStore: 'S3_URL começa com http://: os documentos vão para o armazenamento sem criptografia.',
  weakPasswords:
    'ARGON2_MEMORY_KIB e ARGON2_PASSES estão abaixo do mínimo recomendado (19456 com 2, ou 47104 com 1): senhas novas ' +
    'ficam fáceis de descobrir.',
  noPeople:
    'O banco de dados não tem nenhuma pessoa e ninguém consegue entrar: as pessoas vêm dos arquivos do fundo, por ' +
    'npm run fund -- import (para experimentar com pessoas inventadas, inicie com SEED_DEMO=1).',
  noContact: NO_CONTACT,
  inventedContact: 'CONTACT não está definido: as telas mostram um telefone inventado.',
  inventedArea: 'AREA_URL não está definido: as telas levam a um endereço inventado.',
  demonstration:
    'Há pessoas inventadas (de SEED_DEMO=1) no banco de dados, e todos conhecem a senha delas. Nunca em produção.',
}

/** Whether the setting lets mail go in clear. */
const isPlainMail = ({ smtpUrl, mailWithoutTls }: Config) =>
  smtpUrl !== null && requiresTls(smtpUrl, false) && !requiresTls(smtpUrl, mailWithoutTls)

/** Whether all mail is refused by a server that does not offer STARTTLS. */
const needsStartTls = ({ smtpUrl, mailWithoutTls }: Config) =>
  smtpUrl?.startsWith('smtp:') === true && requiresTls(smtpUrl, mailWithoutTls)

/**
 * What is unusual in production. The embedded database is for trying out, where only missing mail, contact and
 * people count.
 */
export function startWarnings(
  config: Config,
  { isEmpty, isDemo }: Pick<RunningServer, 'isEmpty' | 'isDemo'>,
): readonly StartWarning[] {
  const { databaseUrl, s3, contact, participantArea } = config
  const isProduction = databaseUrl !== null
  const warned: readonly (readonly [StartWarning, boolean])[] = [
    ['mailOff', !config.sendsMail],
    ['noMail', isProduction && config.sendsMail && config.smtpUrl === null],
    ['plainMail', config.sendsMail && isPlainMail(config)],
    ['mailNeedsTls', config.sendsMail && needsStartTls(config)],
    ['plainPortal', isPlain(config)],
    ['noScanner', isProduction && config.clamd === null],
    ['plainStore', isProduction && s3?.endpoint.startsWith('http://') === true],
    ['weakPasswords', isProduction && isWeakCost(config.passwordCost)],
    ['demonstration', isProduction && isDemo],
    ['noPeople', isEmpty],
    ['noContact', contact === ''],
    ['inventedContact', isProduction && contact === DEMO_CONTACT],
    ['inventedArea', isProduction && participantArea === DEMO_AREA],
  ]
  return warned.flatMap(([warning, applies]) => (applies ? [warning] : []))
}
