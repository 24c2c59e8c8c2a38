import { listCloud, listCloudOfType } from '#api/contract/cloud.ts'
import { attachComplementaryDocument } from '#api/contract/complementary.ts'
import { attachBeneficiaryDocument, attachDocument } from '#api/contract/documents.ts'
import { showRequest } from '#api/contract/requests.ts'
import { cloudPickerPath, complementaryPickerPath, type RowKey } from '#domain/navigation/paths.ts'
import { documentsPath } from '#domain/navigation/request-paths.ts'

import type { Saved } from '../../../server/support/participant.ts'
import { dependantRow, firstRow } from '../../support/asking.ts'
import { follow } from '../../support/follow.ts'
import { paulo } from '../../support/people.ts'
import type { Row, Stage } from '../row.ts'
import { seeList } from './list.ts'
import { newRequest } from './prepared.ts'

const RETIREMENT = 1
/** Of Paulo, whose rows these are. */
const PLAN = 2

const choices = ({ page }: Stage) => page.getByRole('button', { name: /^Anexar (?!vários)/ })
const seeChoices = (stage: Stage) => choices(stage).first().waitFor()

const toPicker = ({ page }: Stage, row: RowKey | null, requestId: number) =>
  follow(page, row ? cloudPickerPath(row, RETIREMENT) : complementaryPickerPath(requestId))

/** The picker for a row; every cell that attaches a document has a new request. */
function pickerRow(
  one: Pick<Row, 'name' | 'call' | 'waits'> & Partial<Row>,
  rowOf: ((saved: Saved) => RowKey) | null,
  chooses = one.call.effect === 'write',
): Row {
  let id = 0
  let row: RowKey | null = null
  const begin = async (stage: Stage) => {
    const saved = await newRequest(stage, PLAN)
    id = saved.requerimento.id
    row = rowOf?.(saved) ?? null
    return row?.documentTypeId ?? firstRow(saved).documentTypeId
  }
  const openPicker = async (stage: Stage) => {
    await seeList(stage)
    await toPicker(stage, row, id)
    await seeChoices(stage)
  }
  return {
    kind: chooses ? 'attachment' : 'read',
    ...one,
    // A person may send 60 files an hour, and Marina sends those of other rows.
    who: paulo,
    prepare: async (stage) => {
      const typeId = await begin(stage)
      await (await stage.self()).newDocument(typeId)
    },
    open: chooses ? openPicker : seeList,
    trigger: (stage) => (chooses ? choices(stage).first().click() : toPicker(stage, row, id)),
    works: chooses
      ? async ({ page }) => {
          await page.getByRole('heading', { name: 'Documentos necessários' }).waitFor()
        }
      : seeChoices,
    back: async (stage) => {
      await follow(stage.page, '/')
      if (!chooses) return seeList(stage)
      await begin(stage)
      await openPicker(stage)
    },
  }
}

/**
 * After a refused attachment the request is loaded again, which may fail silently, as the refusal is shown.
 */
function rereadingRow(): Row {
  const row = pickerRow(
    {
      name: 'the cloud, after a refusal',
      call: showRequest,
      waits: 'cloudPicker.reread',
      kind: 'silentRead',
    },
    firstRow,
    true,
  )
  return {
    ...row,
    prepare: async (stage) => {
      await row.prepare?.(stage)
      await stage.page.route('**/api/requerimento/atualizadocumento', (route) =>
        route.fulfill({ status: 409, json: { codigo: 'erro', message: 'Não pode ser anexado agora.' } }),
      )
    },
    works: ({ page }) => page.getByText('Não pode ser anexado agora.').waitFor(),
    reopen: seeChoices,
  }
}

const wayOut = ({ page }: Stage) => page.getByRole('dialog').getByRole('button', { name: 'Cancelar' })

async function openDialog(stage: Stage): Promise<void> {
  await choices(stage).first().click()
  await wayOut(stage).waitFor()
}

/**
 * The newest documents of the cloud in the dialog over the rows; if they cannot be loaded, the picker's
 * screen still lists all.
 */
const offering: Row = {
  name: 'the cloud, beside a file',
  call: listCloudOfType,
  waits: 'attachDialog.loadDocuments',
  who: paulo,
  kind: 'silentRead',
  prepare: async (stage) => (await newRequest(stage, PLAN)).requerimento.id,
  open: async (stage) => {
    await seeList(stage)
    await follow(stage.page, documentsPath(stage.id, RETIREMENT))
    await openDialog(stage)
  },
  // Not check(): it would wait for a radio that the reply may have removed.
  trigger: ({ page }) => page.getByRole('radio', { name: 'Escolher em Meus documentos' }).click(),
  works: ({ page }) => page.getByRole('button', { name: 'Ver todos os documentos deste tipo' }).waitFor(),
  back: async (stage) => {
    await wayOut(stage).click()
    await openDialog(stage)
  },
  reopen: openDialog,
}

export const rows: readonly Row[] = [
  rereadingRow(),
  offering,
  pickerRow(
    { name: 'the cloud, for a document', call: listCloudOfType, waits: 'cloudPicker.loadDocuments' },
    firstRow,
  ),
  pickerRow({ name: 'the whole cloud', call: listCloud, waits: 'cloudPicker.loadDocuments' }, null),
  pickerRow({ name: 'the cloud', call: showRequest, waits: 'cloudPicker.loadRequest' }, firstRow),
  pickerRow({ name: 'the cloud', call: attachDocument, waits: 'cloudPicker.attachDocument' }, firstRow),
  pickerRow(
    {
      name: "the cloud, for a dependant's document",
      call: attachBeneficiaryDocument,
      waits: 'cloudPicker.attachDocument',
    },
    dependantRow,
  ),
  pickerRow(
    { name: 'the whole cloud', call: attachComplementaryDocument, waits: 'cloudPicker.attachDocument' },
    null,
  ),
]
