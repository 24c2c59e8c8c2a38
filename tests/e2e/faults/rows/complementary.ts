import { removeComplementaryDocument } from '#api/contract/complementary.ts'

import { cloudDocuments } from '../../support/asking.ts'
import { follow } from '../../support/follow.ts'
import { beatriz } from '../../support/people.ts'
import { FAULTS } from '../fault.ts'
import type { Row, Stage } from '../row.ts'
import { seeList } from './list.ts'
import { newRequest } from './prepared.ts'

type Shown = { readonly documentos_complementares: readonly unknown[] }

const removals = ({ page }: Stage) => page.getByRole('button', { name: /^Excluir / })

async function addDocuments(stage: Stage, requestId: number, many: number): Promise<void> {
  const self = await stage.self()
  const documents = await cloudDocuments(self)
  for (const { id, id_tipo_documento } of documents.slice(0, many))
    await self.addDocument(requestId, id, id_tipo_documento)
}

function removalRow(): Row {
  let removed = ''
  return {
    name: 'the complementary documents',
    call: removeComplementaryDocument,
    waits: 'documentRemoval.removeDocument',
    who: beatriz,
    kind: 'attachment',
    prepare: async (stage) => {
      const { id } = (await newRequest(stage)).requerimento
      await addDocuments(stage, id, FAULTS.length + 1)
      return id
    },
    open: async (stage) => {
      await seeList(stage)
      await follow(stage.page, `/requerimento01/${stage.id}/1/3`)
      await removals(stage).first().waitFor()
    },
    trigger: async (stage) => {
      const removal = removals(stage).first()
      removed = (await removal.getAttribute('aria-label')) ?? ''
      await removal.click()
      await stage.page.getByRole('button', { name: 'Sim, excluir' }).click()
    },
    // By label: elements behind a dialog have no role.
    works: (stage) => stage.page.getByLabel(removed, { exact: true }).waitFor({ state: 'detached' }),
    back: async () => {},
    effects: async (stage) => {
      const { body } = await (await stage.self()).show(stage.id)
      return FAULTS.length + 1 - (body as Shown).documentos_complementares.length
    },
  }
}

export const rows: readonly Row[] = [removalRow()]
