import type { Page } from '@playwright/test'

import { demandedRequest, participant } from './asking.ts'
import { follow } from './follow.ts'
import { beatriz, openList } from './people.ts'

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
