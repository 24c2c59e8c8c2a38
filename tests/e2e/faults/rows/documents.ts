import type { Locator } from '@playwright/test'

import { downloadDocument } from '#api/contract/cloud.ts'
import { demandedRequest } from '../../support/asking.ts'
import { follow } from '../../support/follow.ts'
import { expect } from '../../support/journey.ts'
import { beatriz } from '../../support/people.ts'
import type { Row, Stage } from '../row.ts'
import { seeList } from './list.ts'

const viewer = ({ page }: Stage) => page.getByRole('dialog').filter({ hasText: '.png' })

const close = async (stage: Stage) => {
  await viewer(stage).getByRole('button', { name: 'Fechar' }).click()
  await expect(viewer(stage)).toHaveCount(0)
}

const openTab = async ({ page }: Stage) => {
  await page.getByRole('tab', { name: 'Documentos' }).click()
  await page.getByRole('table', { name: 'Seus documentos' }).waitFor()
}

/** A document that a button opens in the viewer. */
export function readerRow(
  one: Pick<Row, 'name' | 'call' | 'who' | 'prepare' | 'open' | 'reopen'>,
  opener: (stage: Stage) => Locator,
): Row {
  return {
    ...one,
    waits: 'documentReader.fetchDocument',
    kind: 'document',
    trigger: async (stage) => {
      if ((await viewer(stage).count()) > 0) await close(stage)
      await opener(stage).click()
    },
    works: (stage) => viewer(stage).getByRole('img').waitFor(),
    back: close,
    // It may take long, but there must be a way out.
    outlast: async (stage) => {
      await expect(viewer(stage).getByText('Abrindo o documento…')).toBeVisible()
      await expect(viewer(stage).getByRole('button', { name: 'Fechar' })).toBeEnabled()
      await stage.pass(105_000)
    },
  }
}

export const rows: readonly Row[] = [
  readerRow(
    {
      name: 'a document of a request',
      call: downloadDocument,
      who: beatriz,
      open: async (stage) => {
        const id = await demandedRequest(await stage.self())
        await seeList(stage)
        await follow(stage.page, `/ver/${id}`)
        await openTab(stage)
      },
      reopen: openTab,
    },
    ({ page }) => page.getByRole('button', { name: /^Ver .*\.png$/ }).first(),
  ),
]
