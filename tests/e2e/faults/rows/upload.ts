import { listCloud } from '#api/contract/cloud.ts'
import { attachBeneficiaryDocument, attachDocument, newDocument } from '#api/contract/documents.ts'

import { pdf } from '../../support/files.ts'
import { follow } from '../../support/follow.ts'
import { expect } from '../../support/journey.ts'
import { marina } from '../../support/people.ts'
import { openFilePicker } from '../../support/wizard.ts'
import type { Row, Stage } from '../row.ts'
import { seeList } from './list.ts'
import { CHILD, newRequest } from './prepared.ts'

const fileName = ({ text }: Stage) => `${text}.pdf`

const documentsOf = async (stage: Stage) => {
  const self = await stage.self()
  const { body } = await self.server.call(listCloud, {
    token: self.token,
    params: { id_nuvem: self.cloudId },
  })
  return (body as { readonly documentos: readonly unknown[] }).documentos.length
}

/** Sends a file to the row with that paperclip; where one was refused, another one. */
async function attach(stage: Stage, clip: RegExp): Promise<void> {
  const { page } = stage
  const picker = page.getByLabel('Arquivo', { exact: true })
  if ((await picker.count()) === 0)
    await openFilePicker(page, page.getByRole('button', { name: clip }).first())
  await picker.setInputFiles(pdf(fileName(stage)))
  await page.getByRole('button', { name: 'Prosseguir' }).click()
}

function uploadRow(one: Pick<Row, 'name' | 'call' | 'waits' | 'outlast' | 'effects'>, clip: RegExp): Row {
  let id = 0
  return {
    ...one,
    who: marina,
    kind: 'upload',
    begins: 'inside',
    prepare: async (stage) => {
      id = (await newRequest(stage)).requerimento.id
    },
    open: async (stage) => {
      await seeList(stage)
      await follow(stage.page, `/requerimento01/${id}/1/3`)
    },
    trigger: (stage) => attach(stage, clip),
    works: (stage) => stage.page.getByRole('cell', { name: fileName(stage) }).waitFor(),
    back: async () => {},
  }
}

export const upload: readonly Row[] = [
  uploadRow(
    {
      name: 'the upload',
      call: newDocument,
      waits: 'uploadChooser.uploadDocument',
      // It may take its time, but not without a way out.
      outlast: async ({ page, pass }) => {
        await expect(
          page.getByText('O envio está demorando. Você pode esperar mais um pouco ou cancelar.'),
        ).toBeVisible()
        await expect(page.getByRole('button', { name: 'Cancelar', exact: true })).toBeEnabled()
        await pass(105_000)
      },
      effects: documentsOf,
    },
    /^Anexar /,
  ),
  uploadRow({ name: 'the upload', call: attachDocument, waits: 'uploadChooser.attachDocument' }, /^Anexar /),
  uploadRow(
    { name: "a dependant's upload", call: attachBeneficiaryDocument, waits: 'uploadChooser.attachDocument' },
    new RegExp(`^Anexar .*${CHILD}`),
  ),
]
