import type { Logger } from 'pino'

import { hashToken } from '#server/kernel/tokens.ts'
import { consume, countingFailures, type Limits } from '#server/limits/limits.ts'
import { LOCK } from '#server/limits/rules.ts'

import { pseudonymOf } from './installation.ts'
import type { CodeOutcome } from './second-factor.ts'

export type LoginSource = {
  readonly cpf: string
  readonly address: string
  /** A device with an earlier login, counted separately; null: counted by CPF and address. */
  readonly device: string | null
}

/** What was found of an attempt; a code is looked at only after the right password. */
export type LoginOutcome = CodeOutcome | 'wrongPassword'

type Needs = {
  readonly limits: Limits
  readonly logger: Logger
  readonly secret: string
}

const accountKey = (cpf: string) => `cpf ${hashToken(cpf)}`
const keyOf = ({ cpf, device }: LoginSource) =>
  device === null ? accountKey(cpf) : `device ${hashToken(device)}`

/** Of an address, failures alone are counted: a whole company may share it. */
const countedOfAddress = ({ device }: LoginSource) =>
  device === null ? (['loginFailuresOfMinute', 'loginFailuresOfHour'] as const) : []

/**
 * One attempt with a password. It is counted before `look` is called, so that of any number
 * of concurrent attempts, on any number of processes, five are verified; the last wrong one locks. Returns the
 * result of `look`. Throws `tooMany` without calling it where the limit is reached, whether or not a person has
 * the CPF. A right password without the code that it needs is no failure, but stays counted until the login
 * succeeds: otherwise it would reset the count of wrong codes.
 */
export async function tryPassword(
  needs: Needs,
  source: LoginSource,
  look: () => Promise<LoginOutcome>,
): Promise<LoginOutcome> {
  const { limits, logger } = needs
  const account = pseudonymOf(needs, source.cpf)
  const tryOfAccount = async () => {
    const tries = await count(limits, source)
    return { outcome: await verify(limits, source, look), tries }
  }
  const { outcome, tries } = await countingFailures(
    countedOfAddress(source).map((name) => limits[name]),
    source.address,
    tryOfAccount,
    (tried) => isFailure(tried.outcome),
  ).catch((error: unknown) => {
    logger.warn({ account }, 'login put off')
    throw error
  })
  if (outcome === 'right') {
    await forget(limits, keyOf(source))
    logger.info({ account }, 'login succeeded')
  }
  if (!isFailure(outcome)) return outcome
  logger.warn({ account, outcome }, 'login failed')
  if (tries === limits.loginTries.points) {
    await lock(limits, keyOf(source))
    logger.warn({ account }, 'login locked')
  }
  return outcome
}

const isFailure = (outcome: LoginOutcome) => outcome === 'wrongPassword' || outcome === 'wrongCode'

/** Returns the number of attempts, including this one. */
async function count(limits: Limits, source: LoginSource): Promise<number> {
  const tries = await consume(limits.loginTries, keyOf(source))
  await consume(limits.loginTriesOfDay, keyOf(source))
  return tries
}

/** A password that could not be verified does not count as an attempt. */
async function verify(
  limits: Limits,
  source: LoginSource,
  look: () => Promise<LoginOutcome>,
): Promise<LoginOutcome> {
  try {
    return await look()
  } catch (error) {
    await limits.loginTries.reward(keyOf(source))
    await limits.loginTriesOfDay.reward(keyOf(source))
    throw error
  }
}

async function lock({ loginTries, loginLocks }: Limits, key: string): Promise<void> {
  const before = (await loginLocks.get(key))?.consumedPoints ?? 0
  const seconds = Math.min(LOCK.first * 2 ** before, LOCK.longest)
  await loginTries.block(key, seconds)
  await loginLocks.set(key, before + 1, seconds + loginLocks.duration)
}

async function forget({ loginTries, loginTriesOfDay, loginLocks }: Limits, key: string): Promise<void> {
  for (const limiter of [loginTries, loginTriesOfDay, loginLocks]) await limiter.delete(key)
}

/** Resets the attempts of a CPF after a successful login. Not to be called inside a transaction. */
export const forgetTries = ({ limits }: Pick<Needs, 'limits'>, cpf: string): Promise<void> =>
  forget(limits, accountKey(cpf))
