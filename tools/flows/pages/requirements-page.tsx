import { useLoaderData, useSearchParams } from 'react-router-dom'

import { Alert } from '#ui/primitives/alert.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'

import type { RequirementRow } from '../describe/requirements.ts'
import { readRequirements } from './data.ts'
import * as css from './pages.css.ts'
import { REQUIREMENT, requirementPath, rulesPath } from './paths.ts'
import { RequirementTable } from './requirement-table.tsx'
import * as texts from './rules-texts.ts'

export const loader = readRequirements

/** The requirements, or the one in the URL, with the states and tests that follow it. */
export function Component() {
  const rows = useLoaderData<readonly RequirementRow[]>()
  const [query] = useSearchParams()
  const wanted = query.get(REQUIREMENT)
  const shown = wanted === null ? rows : rows.filter(({ id }) => id === wanted)
  const contradicted = rows.filter(isContradicted)
  return (
    <>
      <PageTitle lead={texts.leads.requisitos}>{texts.requirements}</PageTitle>
      {wanted !== null && (
        <p className={css.ways}>
          <Link to={rulesPath('requisitos')}>{texts.allRequirements}</Link>
        </p>
      )}
      {contradicted.length === 0 ? (
        <p>{texts.noContradiction}</p>
      ) : (
        <Alert tone="error">
          {texts.contradicted}{' '}
          {contradicted.map(({ id }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={requirementPath(id)}>{id}</Link>
            </span>
          ))}
        </Alert>
      )}
      <RequirementTable rows={shown} />
    </>
  )
}

const isContradicted = ({ unsaid, verdict }: RequirementRow) => unsaid.length > 0 || verdict === 'failed'
