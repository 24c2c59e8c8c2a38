import { answersOf } from '#domain/forms/answers.ts'
import { wizardMachine } from '#machines/wizard/index.ts'

import { loadedWith } from '../model-tests/support/load-port.ts'
import { cases } from '../model-tests/wizard/wizard.cases.ts'
import { traitOf } from '../model-tests/wizard/wizard.models.ts'
import { identity, loaded, visit } from '../model-tests/wizard/wizard.samples.ts'
import { answersByType } from '../tests/domain/support/request-answers.ts'
import { driven, type Model } from './driven.ts'
import { reference } from './reference.ts'

const arrives = (output: ReturnType<typeof loaded>) =>
  ({ type: 'xstate.done.actor.loadRequest', output: loadedWith(output) }) as const

/** The form of every type: answered, with nothing answered yet, with all that is missing said, and on its way out. */
export const formModels = (): readonly Model[] =>
  Object.entries(answersByType).map(([id, answers]) => {
    const typeId = Number(id)
    const request = { typeId, typeName: reference.types.find((type) => type.id === typeId)?.name ?? '' }
    return driven(wizardMachine, {
      input: visit({ typeId, step: 1, reference }),
      cases: {
        'chega respondido': arrives(loaded({ request, answers, documents: [identity] })),
        'chega em branco': arrives(loaded({ request, answers: answersOf({}), documents: [identity] })),
        'clica em Próximo': cases['clica em Próximo'],
        'vai à etapa 3': cases['vai à etapa 3'],
      },
      trait: traitOf,
    })
  })
