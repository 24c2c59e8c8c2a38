import { useSelector } from '@xstate/react'
import { isPartlyOpen } from '#domain/filled-requests/fields.ts'
import type { FormStep } from '#domain/forms/form.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import * as folding from '#ui/forms/folding-section.css.ts'
import { FormSection } from '#ui/forms/form-section.tsx'
import { MissingLists } from '#ui/forms/missing-lists.tsx'
import { SectionIndex } from '#ui/forms/section-index.tsx'
import { StepNotices } from '#ui/forms/step-notices.tsx'
import { useFolds } from '#ui/forms/use-folds.ts'
import * as texts from '#ui/texts/wizard.ts'

import * as css from './wizard.css.ts'

/** Step 1: the sections of the type's form. */
export function DataStep({ actor, step }: { actor: FormEditorActor; step: FormStep | null }) {
  const isClosedInPart = useSelector(actor, (snapshot) =>
    isPartlyOpen(snapshot.context.filled, step?.sections ?? []),
  )
  return (
    <>
      <MissingLists actor={actor} />
      {step?.notices && <StepNotices notices={step.notices} />}
      {isClosedInPart && <p className={css.legend}>{texts.closedLegend}</p>}
      {step && <Sections actor={actor} step={step} />}
    </>
  )
}

function Sections({ actor, step }: { actor: FormEditorActor; step: FormStep }) {
  const folds = useFolds(actor, step)
  return (
    <SectionIndex actor={actor} step={step} folds={folds}>
      <div className={folding.sections} ref={unfoldForPrinting}>
        {step.sections.map((section, index) => (
          <FormSection key={section.title} actor={actor} section={section} fold={folds[index]} />
        ))}
      </div>
    </SectionIndex>
  )
}

/* Folded sections would be missing on paper. */
function unfoldForPrinting(sections: HTMLElement | null) {
  if (!sections) return
  const unfold = () => {
    for (const details of sections.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.open = true
    }
  }
  window.addEventListener('beforeprint', unfold)
  return () => window.removeEventListener('beforeprint', unfold)
}
