import { type ReactNode, useId } from 'react'

import * as css from './fieldset.css.ts'

type Props = {
  title: string
  /** The id of the heading, as a target of links. */
  id?: string
  help?: string | undefined
  /** The id of a further description of the group. */
  describedBy?: string
  /** A group within a group, such as one dependant. */
  inner?: boolean
  children: ReactNode
}

/** A group of fields: a fieldset for screen readers, drawn as a card. */
export function Fieldset({ title, id, help, describedBy, inner = false, children }: Props) {
  const helpId = useId()
  const described = [help && helpId, describedBy].filter(Boolean).join(' ')
  const Heading = inner ? 'h3' : 'h2'
  return (
    <fieldset className={inner ? css.inner : css.outer} {...(described && { 'aria-describedby': described })}>
      <legend className={inner ? css.innerLegend : css.outerLegend}>
        <Heading className={css.heading} {...(id !== undefined && { id, tabIndex: -1 })}>
          {title}
        </Heading>
      </legend>
      <div className={inner ? css.innerContent : css.outerContent}>
        {help && (
          <p id={helpId} className={css.help}>
            {help}
          </p>
        )}
        {children}
      </div>
    </fieldset>
  )
}
