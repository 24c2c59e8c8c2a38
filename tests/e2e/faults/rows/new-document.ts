import { newComplementaryDocument } from '#api/contract/complementary.ts'
import { showRequest } from '#api/contract/requests.ts'
import { newComplementaryPath } from '#domain/navigation/paths.ts'

import { pdf } from '../../support/files.ts'
import { follow } from '../../support/follow.ts'
import { marina } from '../../support/people.ts'
import type { Row, Stage } from '../row.ts'
import { seeList } from './list.ts'
import { newRequest } from './prepared.ts'
import { outlastUpload } from './upload.ts'

const fileField = ({ page }: Stage) => page.getByLabel('Arquivo', { exact: true })
const save = ({ page }: Stage) => page.getByRole('button', { name: 'Gravar' })
const seeForm = (stage: Stage) => save(stage).waitFor()

const extraDocuments = async (stage: Stage, id: number) => {
  const { body } = await (await stage.self()).show(id)
  return (body.documentos_complementares as readonly unknown[]).length
}

/** The type, the file and Gravar; a refused file is replaced by the next one. */
async function sendFile(stage: Stage): Promise<void> {
  await stage.page.getByRole('radio', { name: 'Contracheque' }).check()
  await fileField(stage).setInputFiles(pdf(`${stage.text}.pdf`))
  await save(stage).click()
}

function newDocumentRow(one: Pick<Row, 'name' | 'call' | 'waits' | 'kind' | 'outlast'>): Row {
  const isWrite = one.call.effect === 'write'
  let id = 0
  const openForm = (stage: Stage) => follow(stage.page, newComplementaryPath(id))
  const open = async (stage: Stage) => {
    await seeList(stage)
    if (!isWrite) return
    await openForm(stage)
    await seeForm(stage)
  }
  return {
    ...one,
    who: marina,
    prepare: async (stage) => {
      id = (await newRequest(stage)).requerimento.id
    },
    open,
    trigger: isWrite ? sendFile : openForm,
    works: isWrite
      ? async ({ page }) => {
          await page.getByRole('heading', { name: 'Documentos necessários' }).waitFor()
        }
      : seeForm,
    back: async (stage) => {
      await follow(stage.page, '/')
      await open(stage)
    },
    ...(isWrite && { effects: (stage: Stage) => extraDocuments(stage, id) }),
  }
}

export const rows: readonly Row[] = [
  newDocumentRow({
    name: 'a document that is sent',
    call: showRequest,
    waits: 'newDocument.readRequest',
    kind: 'read',
  }),
  newDocumentRow({
    name: 'a document that is sent',
    call: newComplementaryDocument,
    waits: 'upload.sendFile',
    kind: 'upload',
    outlast: outlastUpload,
  }),
]
