import { createHmac } from 'node:crypto'

import type { Queries } from '#server/database/connect.ts'
import type { Services } from '#server/http/services.ts'

/** The secret that all processes of this installation share and no other one has. */
export async function installationSecret(db: Queries): Promise<string> {
  const { secret } = await db.selectFrom('installation').select('secret').executeTakeFirstOrThrow()
  return secret
}

/** What only this installation can make of these parts, and always the same, as base64url. */
export const sign = ({ secret }: Pick<Services, 'secret'>, parts: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url')

const PSEUDONYM_LENGTH = 12

/** What the log calls a CPF: the same in every line, and nobody's who has the log alone (security S9). */
export const pseudonymOf = (needs: Pick<Services, 'secret'>, cpf: string): string =>
  sign(needs, ['log', cpf]).slice(0, PSEUDONYM_LENGTH)
