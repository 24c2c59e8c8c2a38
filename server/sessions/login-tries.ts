import type { Logger } from 'pino'

import { hashToken } from '#server/kernel/tokens.ts'
import { countingFailures, type Limits, spend } from '#server/limits/limits.ts'
import { LOCK } from '#server/limits/rules.ts'

import { pseudonymOf } from './installation.ts'

/** The source of a login attempt. */
export type Trier = {
  readonly cpf: string
  readonly address: string
  /** A device on which the person logged in before, counted separately; null: counted for the CPF and the address. */
  readonly device: string | null
}

type Needs = {
  readonly limits: Limits
  readonly logger: Logger
  readonly secret: string
}

const accountKey = (cpf: string) => `cpf ${hashToken(cpf)}`
const keyOf = ({ cpf, device }: Trier) => (device === null ? accountKey(cpf) : `device ${hashToken(device)}`)

/** Of an address, failures alone are counted: a whole company may share it. */
const countedOfAddress = ({ device }: Trier) =>
  device === null ? (['loginFailuresOfMinute', 'loginFailuresOfHour'] as const) : []

/**
 * One attempt with a password. It is counted before `isRight` is called, so that of any number
 * of concurrent attempts, on any number of processes, five are verified; the last wrong one locks. Returns the
 * result of `isRight`. Throws `tooMany` without calling it where the limit is reached, whether or not a person has
 * the CPF.
 */
export async function tryPassword(
  needs: Needs,
  trier: Trier,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const { limits, logger } = needs
  const account = pseudonymOf(needs, trier.cpf)
  const tryOfAccount = async () => {
    const tries = await count(limits, trier)
    return { isGood: await looked(limits, trier, isRight), tries }
  }
  const { isGood, tries } = await countingFailures(
    countedOfAddress(trier).map((name) => limits[name]),
    trier.address,
    tryOfAccount,
    (tried) => !tried.isGood,
  ).catch((error: unknown) => {
    logger.warn({ account }, 'login put off')
    throw error
  })
  if (isGood) {
    await forget(limits, keyOf(trier))
    logger.info({ account }, 'login succeeded')
    return true
  }
  logger.warn({ account }, 'login failed')
  if (tries === limits.loginTries.points) {
    await lock(limits, keyOf(trier))
    logger.warn({ account }, 'login locked')
  }
  return false
}

/** Returns the number of attempts, including this one. */
async function count(limits: Limits, trier: Trier): Promise<number> {
  const tries = await spend(limits.loginTries, keyOf(trier))
  await spend(limits.loginTriesOfDay, keyOf(trier))
  return tries
}

/** A password that could not be verified does not count as an attempt. */
async function looked(limits: Limits, trier: Trier, isRight: () => Promise<boolean>): Promise<boolean> {
  try {
    return await isRight()
  } catch (error) {
    await limits.loginTries.reward(keyOf(trier))
    await limits.loginTriesOfDay.reward(keyOf(trier))
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

/** Resets the attempts of a CPF, as a successful login does. Not to be called inside a transaction. */
export const forgetTries = ({ limits }: Pick<Needs, 'limits'>, cpf: string): Promise<void> =>
  forget(limits, accountKey(cpf))
