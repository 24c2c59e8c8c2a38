import type { Page } from '@playwright/test'

import { listRequests } from '#api/contract/requests.ts'

import type { Participant } from '../../server/support/participant.ts'
import { participant } from './asking.ts'
import { follow } from './follow.ts'
import { beatriz, openList } from './people.ts'

type Listed = { readonly id: number; readonly situacao: string }

/** The participant's oldest request in E; newer ones may be filed meanwhile. */
export async function demandedRequest({ server, token, cloudId }: Participant): Promise<number> {
  const { body } = await server.call(listRequests, { token, params: { id_nuvem: cloudId } })
  const { requerimentos } = body as { readonly requerimentos: readonly Listed[] }
  const demanded = requerimentos.filter(({ situacao }) => situacao === 'E').map(({ id }) => id)
  if (demanded.length === 0) throw new Error('There is no request in E')
  return Math.min(...demanded)
}

/** Logs Beatriz in and opens her request in E, to read it or to answer. */
export async function openDemanded(
  page: Page,
  serverUrl: string,
  screen: 'ver' | 'requerimento01',
): Promise<void> {
  const id = await demandedRequest(await participant(serverUrl, beatriz))
  await openList(page, beatriz)
  await follow(page, `/${screen}/${id}`)
}
