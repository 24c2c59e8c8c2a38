import { attachBeneficiaryDocument, attachDocument, newDocument } from '#api/contract/documents.ts'

import { cloudDocuments } from '../../support/asking.ts'
import { pdf } from '../../support/files.ts'
import { follow } from '../../support/follow.ts'
import { expect } from '../../support/journey.ts'
import { marina } from '../../support/people.ts'
import { openFilePicker, sendFile } from '../../support/wizard.ts'
import type { Row, Stage } from '../row.ts'
import { seeList } from './list.ts'
import { CHILD, newRequest } from './prepared.ts'

/** An upload may take long, but there must be a way out. */
export async function outlastUpload({ page, pass }: Stage): Promise<void> {
  await expect(page.getByRole('button', { name: 'Cancelar o envio' })).toBeEnabled()
  await pass(45_000)
}

const fileName = ({ text }: Stage) => `${text}.pdf`

async function attach(stage: Stage, clip: RegExp): Promise<void> {
  const { page } = stage
  await openFilePicker(page, page.getByRole('button', { name: clip }).first())
  await sendFile(page, pdf(fileName(stage)))
}

function uploadRow(
  one: Pick<Row, 'name' | 'call' | 'waits' | 'kind' | 'outlast' | 'effects'>,
  clip: RegExp,
): Row {
  return {
    ...one,
    who: marina,
    prepare: async (stage) => (await newRequest(stage)).requerimento.id,
    open: async (stage) => {
      await seeList(stage)
      await follow(stage.page, `/requerimento01/${stage.id}/1/3`)
    },
    trigger: (stage) => attach(stage, clip),
    works: (stage) => stage.page.getByRole('button', { name: `Ver ${fileName(stage)}` }).waitFor(),
    back: async () => {},
  }
}

export const rows: readonly Row[] = [
  uploadRow(
    {
      name: 'the upload',
      call: newDocument,
      waits: 'upload.sendFile',
      kind: 'upload',
      outlast: outlastUpload,
      effects: async (stage) => (await cloudDocuments(await stage.self())).length,
    },
    /^(Anexar|Trocar) (?!vários)/,
  ),
  uploadRow(
    { name: 'the upload', call: attachDocument, waits: 'upload.attachDocument', kind: 'link' },
    /^(Anexar|Trocar) (?!vários)/,
  ),
  uploadRow(
    {
      name: "a dependant's upload",
      call: attachBeneficiaryDocument,
      waits: 'upload.attachDocument',
      kind: 'link',
    },
    new RegExp(`^(Anexar|Trocar) .*${CHILD}`),
  ),
]
