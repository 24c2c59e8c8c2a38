import type { AnyMachineSnapshot } from 'xstate'
import { type CloudPickerInput, cloudPickerMachine } from '#machines/documents/cloud-picker/index.ts'
import { built, type ChartModels, define } from '#tools/chart-paths/chart-model.ts'

import { type CaseName, cases, visit } from './cloud-picker.cases.ts'

/** What has been loaded, and which part of it is shown. */
export function traitOf({ context: { documents, request, page, refusal } }: AnyMachineSnapshot): string {
  const traits = [
    documents && `${documents.length} documentos`,
    request?.summary.status,
    page > 0 && `página ${page + 1}`,
    refusal !== null && 'anexação recusada',
  ]
  return traits.filter(Boolean).join(', ')
}

function modelOf<Name extends CaseName>(input: CloudPickerInput, names: readonly Name[]) {
  const chosen = Object.fromEntries(names.map((name) => [name, cases[name]])) as Pick<typeof cases, Name>
  return define(cloudPickerMachine, {
    input,
    cases: chosen,
    trait: traitOf,
    // The document is on the first page.
    isPossible: ({ context: { page } }, { type }) => type !== 'document.chosen' || page === 0,
  })
}

/* One model per URL: all paths of a model share the chart's input. */
const models = {
  'um documento do titular': () =>
    modelOf(visit(), [
      'chegam doze documentos',
      'a nuvem está vazia',
      'chega o requerimento em elaboração',
      'chega o requerimento em análise',
      'chega o requerimento com o documento conferido',
      'chega o requerimento sem esse documento',
      'o requerimento não existe',
      'é relido, ainda em elaboração',
      'é relido, já em análise',
      'é relido, com o documento conferido',
      'é relido, sem esse documento',
      'a conexão cai ao reler',
      'a sessão expira ao reler',
      'vai à próxima página',
      'volta à página anterior',
      'anexa o último que enviou',
      'a anexação dá certo',
      'a anexação é recusada',
      'a anexação é recusada sem dizer por quê',
    ]),
  'um documento complementar': () =>
    modelOf(visit({ row: null }), [
      'chegam doze documentos',
      'a nuvem está vazia',
      'chega o requerimento em elaboração',
      'chega o requerimento em análise',
      'o requerimento não existe',
      'anexa o último que enviou',
      'a anexação dá certo',
      'a anexação é recusada',
      'é relido, ainda em elaboração',
      'é relido, já em análise',
    ]),
  'a nuvem só para ver': () =>
    modelOf(visit({ row: null, requestId: null }), [
      'não há requerimento a esperar',
      'chegam doze documentos',
      'a nuvem está vazia',
      'vai à próxima página',
    ]),
}

export const row: ChartModels = { chart: 'cloud-picker', models: built(models) }
