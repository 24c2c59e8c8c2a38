import { useSelector } from '@xstate/react'

import { messages } from '#domain/messages.ts'
import type { WizardActor, WizardSnapshot } from '#machines/wizard/index.ts'

import * as css from './postal-code-news.css.ts'

const news = ({ context }: WizardSnapshot) => context.postalCodeNews

const texts = {
  unknown: messages.unknownPostalCode,
  unavailable: 'Não foi possível consultar o CEP. Preencha o endereço.',
} as const

/** How the lookup of the postal code ended, where it filled nothing in. Always in the page, so that it is read. */
export function PostalCodeNews({ actor }: { actor: WizardActor }) {
  const said = useSelector(actor, news)
  return (
    <p role="status" className={css.news}>
      {said && texts[said]}
    </p>
  )
}
