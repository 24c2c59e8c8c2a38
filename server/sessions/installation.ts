import { createHmac } from 'node:crypto'

import type { Queries } from '#server/database/connect.ts'

type Needs = { readonly secret: string }

export async function installationSecret(db: Queries): Promise<string> {
  const { secret } = await db.selectFrom('installation').select('secret').executeTakeFirstOrThrow()
  return secret
}

/** A signature of these parts with the installation's secret, as base64url. */
export const sign = ({ secret }: Needs, parts: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')

const PSEUDONYM_LENGTH = 12

/** The pseudonym of a CPF in the log: the same in every line, and not reversible without the secret. */
export const pseudonymOf = (needs: Needs, cpf: string): string =>
  sign(needs, ['log', cpf]).slice(0, PSEUDONYM_LENGTH)

/** Likewise of an internet address. */
export const addressPseudonymOf = (needs: Needs, address: string): string =>
  sign(needs, ['log', 'address', address]).slice(0, PSEUDONYM_LENGTH)
