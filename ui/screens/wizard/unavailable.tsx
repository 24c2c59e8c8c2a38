import { messages } from '#domain/messages.ts'
import type { WizardView } from '#machines/wizard/index.ts'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { narrow } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'

const reasons: Record<NonNullable<WizardView['unavailable']>, string> = {
  participantArea: 'Este requerimento é feito na área do participante, no menu Cadastro/Recadastramento.',
  withdrawalNotAllowed: messages.withdrawalNotAllowed,
  notYet:
    'Este formulário ainda não está disponível neste portal. Para pedir agora, fale com o atendimento do fundo.',
  other: 'Este tipo de requerimento não está disponível para você neste portal.',
}

/** An address that would open a form that may not be opened (D-28, D-29). */
export function Unavailable({ reason }: { reason: WizardView['unavailable'] }) {
  return (
    <div className={narrow}>
      <PageTitle>Tipo não disponível</PageTitle>
      <Card>
        <p>{reasons[reason ?? 'other']}</p>
        <ActionBar>
          <ButtonLink to="/tiposreq">Ver os tipos de requerimento</ButtonLink>
        </ActionBar>
      </Card>
    </div>
  )
}
