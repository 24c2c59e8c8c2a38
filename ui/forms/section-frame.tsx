import type { ReactNode } from 'react'

import type { Section } from '#domain/forms/form.ts'
import { sectionId } from '#domain/forms/section-id.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { Fieldset } from './fieldset.tsx'
import { type Fold, FoldingSection } from './folding-section.tsx'

export type SectionProps<Kind extends Section = Section> = {
  actor: FormEditorActor
  section: Kind
  /** Undefined if the section is a step of its own, which is never folded. */
  fold?: Fold | undefined
}

type Props = SectionProps & { help?: string | undefined; describedBy?: string; children: ReactNode }

/** The title of a section and its notices, around its questions. */
export function SectionFrame({ actor, section, fold, ...rest }: Props) {
  if (fold) return <FoldingSection actor={actor} section={section} fold={fold} {...rest} />
  return <Fieldset id={sectionId(section)} title={section.title} {...rest} />
}
