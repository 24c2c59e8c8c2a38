import { newComplementaryDocument } from '#api/contract/complementary.ts'
import { showRequest } from '#api/contract/requests.ts'
import { newComplementaryPath } from '#domain/navigation/paths.ts'

import { pdf } from '../../support/files.ts'
import { follow } from '../../support/follow.ts'
import { marina } from '../../support/people.ts'
import type { Row, Stage } from '../row.ts'
import { seeList, visiting } from './list.ts'
import { newRequest } from './prepared.ts'
import { outlastUpload } from './upload.ts'

const save = ({ page }: Stage) => page.getByRole('button', { name: 'Gravar' })
const seeForm = (stage: Stage) => save(stage).waitFor()

async function openForm(stage: Stage): Promise<void> {
  await seeList(stage)
  await follow(stage.page, newComplementaryPath(stage.id))
  await seeForm(stage)
}

const sending = {
  name: 'a document that is sent',
  who: marina,
  prepare: async (stage) => (await newRequest(stage)).requerimento.id,
} as const satisfies Partial<Row>

export const rows: readonly Row[] = [
  {
    ...sending,
    call: showRequest,
    waits: 'newDocument.readRequest',
    kind: 'read',
    ...visiting(({ id }) => newComplementaryPath(id)),
    works: seeForm,
  },
  {
    ...sending,
    call: newComplementaryDocument,
    waits: 'upload.sendFile',
    kind: 'upload',
    outlast: outlastUpload,
    open: openForm,
    // The type, the file and Gravar; a refused file is replaced by the next one.
    trigger: async (stage) => {
      await stage.page.getByRole('radio', { name: 'Contracheque' }).check()
      await stage.page.getByLabel('Arquivo', { exact: true }).setInputFiles(pdf(`${stage.text}.pdf`))
      await save(stage).click()
    },
    works: ({ page }) => page.getByRole('heading', { name: 'Documentos necessários' }).waitFor(),
    back: async (stage) => {
      await follow(stage.page, '/')
      await openForm(stage)
    },
    effects: async (stage) => {
      const { body } = await (await stage.self()).show(stage.id)
      return (body.documentos_complementares as readonly unknown[]).length
    },
  },
]
