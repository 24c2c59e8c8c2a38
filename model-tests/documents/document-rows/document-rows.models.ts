import { documentRowsMachine } from '#machines/documents/document-rows/index.ts'
import { built, type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import { cases, input } from './document-rows.cases.ts'

const modelOf = <const Name extends keyof typeof cases>(...names: readonly Name[]) =>
  define(documentRowsMachine, {
    input,
    cases: Object.fromEntries(names.map((name) => [name, cases[name]])) as Pick<typeof cases, Name>,
    trait: ({ context }) =>
      [context.complementary.length, context.removalRefusal, context.pendingUploads.length].join(' '),
  })

export const models = {
  'anexar e excluir': () =>
    modelOf(
      'os documentos podem mudar',
      'a gravação começa',
      'clica no clipe',
      'pede para trocar um documento conferido',
      'solta um arquivo na linha',
      'solta um arquivo sobre um documento conferido',
      'termina de anexar',
      'escolhe vários arquivos',
      'não escolhe arquivo algum',
      'termina de anexar vários',
      'clica em Excluir',
      'pede para excluir um documento que não está no requerimento',
      'desiste de excluir',
      'a exclusão dá certo',
      'a exclusão é recusada',
      'a exclusão é recusada sem dizer por quê',
    ),
  'o que os documentos ouvem': () =>
    modelOf(
      'chega aos documentos',
      'um arquivo está a caminho',
      'um arquivo de outro requerimento está a caminho',
      'nada mais está a caminho',
      'o documento é anexado',
      'um documento de outro requerimento é anexado',
      'a gravação pede só o que já foi anexado',
    ),
  'a volta no navegador': () =>
    modelOf(
      'sai dos documentos',
      'clica no clipe',
      'escolhe vários arquivos',
      'clica em Excluir',
      'desiste de excluir',
      'a exclusão é recusada',
    ),
}

export const row: ChartModels = { chart: 'document-rows', models: built(models) }
