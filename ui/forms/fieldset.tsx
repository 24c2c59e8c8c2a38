import { type ReactNode, useId } from 'react'

import * as css from './fieldset.css.ts'

type Props = {
  title: string
  /** Of the heading: links lead to it. */
  id?: string
  help?: string | undefined
  /** The id of more that is said about the group. */
  describedBy?: string
  /** A group within a group, such as one dependant. */
  inner?: boolean
  children: ReactNode
}

/** Fields that belong together: a group for who hears the page, a card for who sees it. */
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
