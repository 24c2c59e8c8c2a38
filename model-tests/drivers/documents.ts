import type { Locator, Page } from '@playwright/test'

import { cloudDocuments, participant } from '../../tests/e2e/support/asking.ts'
import { expect } from '../../tests/e2e/support/journey.ts'
import { marina } from '../../tests/e2e/support/people.ts'
import type { DocumentRow, Participant } from '../../tests/server/support/participant.ts'
import { retirement } from '../../tests/server/support/retirement.ts'
import type { Stage } from './stage.ts'

/** The documents of a draft on the screen. */
export type Documents = {
  /** The rows without a document, in the order of the screen. */
  readonly missing: readonly DocumentRow[]
  /** What they ask for. */
  readonly titles: readonly string[]
  /** Their buttons. */
  readonly clip: (index: number) => Locator
}

const missingClips = (page: Page) => page.getByRole('button', { name: /^Anexar (?!vários)/ })

/**
 * Finds the id of a document 'documento.pdf' of a type, which an earlier path sent or this one sends: a person
 * may send sixty documents an hour.
 */
export const documentBy = (self: Participant) => async (typeId: number) => {
  const found = (await cloudDocuments(self)).find(
    ({ id_tipo_documento, arquivo }) => id_tipo_documento === typeId && arquivo === 'documento.pdf',
  )
  return found?.id ?? (await self.newDocument(typeId))
}

/**
 * Opens a new draft at its documents. `missing` of them are not attached; `uploaded`: the cloud has a document
 * 'documento.pdf' of each type that is missing.
 */
export async function openDocuments(
  { page, serverUrl, lendSession }: Stage,
  { missing, uploaded = false }: { readonly missing: number; readonly uploaded?: boolean },
): Promise<Documents> {
  const self = await participant(serverUrl, marina)
  const saved = await self.saved(retirement(self.cloudId))
  const { requerimento, documentos } = saved
  const left = documentos.slice(0, missing)
  await self.attachAll({ ...saved, documentos: documentos.slice(missing) }, documentBy(self))
  if (uploaded) for (const row of left) await documentBy(self)(row.id_tipo_documento)
  await lendSession(marina)
  await page.goto(`/requerimento01/${requerimento.id}/1/3`)
  await page.getByRole('heading', { name: 'Documentos necessários' }).waitFor()
  await expect(missingClips(page)).toHaveCount(missing)
  const labels = await missingClips(page).evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel))
  const titles = labels.map((label) => label?.replace(/^Anexar /, '') ?? '')
  return {
    missing: left,
    titles,
    clip: (index) => page.getByRole('button', { name: `Anexar ${titles[index]}`, exact: true }),
  }
}
