import { mdiRefresh } from '@mdi/js'
import { useSelector } from '@xstate/react'

import type { FormStep } from '#domain/forms/form.ts'
import { type BeneficiariesActor, hasFailed } from '#machines/form/beneficiaries/index.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { FormSection } from '#ui/forms/form-section.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/wizard.ts'

import type { FormView } from './form-view.ts'
import * as css from './wizard.css.ts'

type Props = {
  actor: FormEditorActor
  step: FormStep | null
  state: FormView['beneficiaries']
}

/** Step 2: which beneficiaries on record are declared (D-50). */
export function DeclarationStep({ actor, step, state }: Props) {
  const consultation = useSelector(actor, (snapshot) => snapshot.children.beneficiaries)
  if (state === 'consulting') return consultation && <Consultation actor={consultation} />
  return step?.sections.map((section) => <FormSection key={section.title} actor={actor} section={section} />)
}

function Consultation({ actor }: { actor: BeneficiariesActor }) {
  const failed = useSelector(actor, hasFailed)
  if (!failed) {
    return (
      <Card>
        <Skeleton lines={3} label={texts.consulting} />
      </Card>
    )
  }
  return (
    <Card>
      <Alert tone="error">{texts.consultationFailed}</Alert>
      <div className={css.retry}>
        <Button
          variant="secondary"
          icon={mdiRefresh}
          onClick={() => actor.send({ type: 'beneficiaries.retried' })}
        >
          {common.retry}
        </Button>
      </div>
    </Card>
  )
}
