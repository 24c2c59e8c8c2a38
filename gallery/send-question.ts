import type { RequiredDocument } from '#domain/documents/required.ts'
import { wizardMachine } from '#machines/wizard/index.ts'

import { loadedWith } from '../model-tests/support/load-port.ts'
import { cases } from '../model-tests/wizard/wizard.cases.ts'
import { traitOf } from '../model-tests/wizard/wizard.models.ts'
import { attachedIdentity, letter, loaded, visit } from '../model-tests/wizard/wizard.samples.ts'
import { driven, type Model } from './driven.ts'
import { reference } from './reference.ts'

/** Of the fund's own types, the longest names first, under what scanners and telephones call their files. */
const attached: readonly RequiredDocument[] = [...reference.documentTypes]
  .sort((a, b) => b.name.length - a.name.length)
  .slice(0, 14)
  .map(({ id, name }, index) => ({
    ...attachedIdentity,
    id: attachedIdentity.id + index,
    typeId: id,
    typeName: name,
    fileName: `digitalizacao_frente_e_verso_20261121_1742${index + 10}.pdf`,
  }))

const ana = { dependantId: 60, name: 'Ana Beatriz Duarte de Albuquerque', documents: attached.slice(9) }

/** Before so much is sent that the question is longer than a phone. */
export const sendQuestionModel = (): Model =>
  driven(wizardMachine, {
    input: visit({ step: 3, reference }),
    cases: {
      'chega um rascunho com quinze documentos': {
        type: 'xstate.done.actor.loadRequest',
        output: loadedWith(
          loaded({ documents: attached.slice(0, 9), people: [ana], complementary: [letter] }),
        ),
      },
      'clica em Finalizar requerimento': cases['clica em Finalizar requerimento'],
    },
    trait: traitOf,
  })
