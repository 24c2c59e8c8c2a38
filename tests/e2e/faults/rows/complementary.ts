import { listCloud } from '#api/contract/cloud.ts'
import { attachComplementaryDocument, removeComplementaryDocument } from '#api/contract/complementary.ts'

import { follow } from '../../support/follow.ts'
import { beatriz } from '../../support/people.ts'
import { FAULTS } from '../fault.ts'
import type { Row, Stage } from '../row.ts'
import { seeList } from './list.ts'
import { newRequest } from './prepared.ts'

type CloudDocument = { readonly id: number; readonly id_tipo_documento: number }
type Shown = { readonly documentos_complementares: readonly unknown[] }

const removals = ({ page }: Stage) => page.getByRole('button', { name: /^Excluir / })

async function addDocuments(stage: Stage, requestId: number, many: number): Promise<void> {
  const { server, token, cloudId } = await stage.self()
  const { body } = await server.call(listCloud, { token, params: { id_nuvem: cloudId } })
  const { documentos } = body as { readonly documentos: readonly CloudDocument[] }
  for (const { id, id_tipo_documento } of documentos.slice(0, many)) {
    await server.call(attachComplementaryDocument, {
      token,
      body: {
        id_requerimento: requestId,
        id_documento: id,
        id_tipo_documento,
        usuario: '',
        id_nuvem: cloudId,
      },
    })
  }
}

function removalRow(): Row {
  let id = 0
  let removed = ''
  return {
    name: 'the complementary documents',
    call: removeComplementaryDocument,
    waits: 'documentRemoval.removeDocument',
    who: beatriz,
    kind: 'attachment',
    prepare: async (stage) => {
      id = (await newRequest(stage)).requerimento.id
      await addDocuments(stage, id, FAULTS.length + 1)
    },
    open: async (stage) => {
      await seeList(stage)
      await follow(stage.page, `/requerimento01/${id}/1/3`)
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
      const { body } = await (await stage.self()).show(id)
      return FAULTS.length + 1 - (body as Shown).documentos_complementares.length
    },
  }
}

export const rows: readonly Row[] = [removalRow()]
