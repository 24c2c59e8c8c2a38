import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'

import type { Membership } from '#domain/people/membership.ts'
import { offeredTypes, startRefusal } from '#domain/request-kinds/offering.ts'
import type { Plan } from '#domain/requests/facts.ts'
import type { RequestType } from '#domain/requests/reference.ts'
import { Card } from '#ui/primitives/card.tsx'
import { Checkbox } from '#ui/primitives/checkbox.tsx'
import { FieldFrame } from '#ui/primitives/field-frame.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { Table } from '#ui/primitives/table.tsx'

import * as css from './pages.css.ts'
import { ACTIVE, PENSIONER, personQuery, rulesPath } from './paths.ts'
import { DocumentTable, useRules, useTypes } from './rules-pages.tsx'
import * as texts from './rules-texts.ts'

const CATEGORIES = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => ({ value: `${id}`, label: `${id}` }))
const SITUATIONS = ['7', '8', '14'].map((id) => ({ value: id, label: id }))
const NOW = 'agora'
const BEFORE = 'antes'
const PERMISSION = 'resgate'

/** The request types that a made-up participant is offered by the rules of the portal. The URL contains the participant. */
export function Component() {
  const { types, plans, offering, forms, documents } = useRules()
  const typesOf = useTypes()
  const [query, setQuery] = useSearchParams()
  const set = (key: string, value: string) => {
    const next = new URLSearchParams(query)
    if (value === '') next.delete(key)
    else next.set(key, value)
    setQuery(next, { replace: true })
  }
  const person = {
    memberships: plans.flatMap((plan) => membershipOf(plan, query)),
    withdrawalAllowed: query.get(PERMISSION) === 'S',
  }
  const [first] = plans
  const compared = {
    memberships: first ? membershipOf(first, new URLSearchParams(activeIn(first))) : [],
    withdrawalAllowed: true,
  }
  const dependent = forms.flatMap(({ type, fields }) =>
    fields
      .filter(({ shown, required, filled }) =>
        [shown, required, filled].some((words) => texts.dependsOnPlan.test(words)),
      )
      .map((field) => ({ ...field, type })),
  )
  const dependentDocuments = documents.filter(
    ({ plan, asked }) => plan !== null || texts.dependsOnPlan.test(asked),
  )
  return (
    <>
      <PageTitle lead={texts.leads.oferta}>{texts.offering}</PageTitle>
      <Card title={texts.person}>
        <ul className={css.tabs}>
          {first && (
            <>
              <li>
                <Link to={`${rulesPath('oferta')}?${activeIn(first)}`}>{texts.active(first.name)}</Link>
              </li>
              <li>
                <Link to={`${rulesPath('oferta')}?${pensionerIn(first)}`}>{texts.pensioner(first.name)}</Link>
              </li>
            </>
          )}
          <li>
            <Link to={rulesPath('oferta')}>{texts.withoutPlan}</Link>
          </li>
        </ul>
        {plans.map((plan) => (
          <PlanFields key={plan.id} plan={plan} query={query} set={set} />
        ))}
        <Checkbox
          id={PERMISSION}
          label={texts.permission}
          checked={person.withdrawalAllowed}
          onChange={(checked) => set(PERMISSION, checked ? 'S' : '')}
        />
      </Card>
      <Card>
        <Table
          caption={texts.offeringCaption}
          captionShown
          rows={offering}
          keyOf={({ type }) => type}
          empty={texts.none}
          columns={[
            { header: texts.type, namesRow: true, cell: ({ type }) => typesOf([type]) },
            {
              header: texts.thisPerson,
              cell: ({ type }) => {
                const result = resultOf(type, types, person)
                return result === resultOf(type, types, compared) ? (
                  texts.results[result]
                ) : (
                  <strong>
                    {texts.results[result]} ({texts.differs})
                  </strong>
                )
              },
            },
            {
              header: texts.compared(first?.name ?? ''),
              cell: ({ type }) => texts.results[resultOf(type, types, compared)],
            },
            { header: texts.ruleColumn, cell: ({ offered }) => offered },
            { header: texts.startColumn, cell: ({ start }) => start },
          ]}
        />
      </Card>
      <Card>
        <Table
          caption={texts.dependentCaption}
          captionShown
          rows={dependent}
          keyOf={({ type, path }) => `${type} ${path}`}
          empty={texts.none}
          columns={[
            {
              header: texts.field,
              namesRow: true,
              cell: ({ label, type }) => <Link to={rulesPath(`campos/${type}`)}>{label}</Link>,
            },
            { header: texts.type, cell: ({ type }) => typesOf([type]) },
            { header: texts.shown, cell: ({ shown }) => shown },
            { header: texts.required, cell: ({ required }) => texts.requiredIn(required) },
            { header: texts.filled, cell: ({ filled }) => (filled === texts.never ? texts.nothing : filled) },
          ]}
        />
      </Card>
      <Card>
        <DocumentTable caption={texts.dependentDocumentsCaption} documents={dependentDocuments} />
      </Card>
    </>
  )
}

type PlanFieldsProps = {
  plan: Plan
  query: URLSearchParams
  set: (key: string, value: string) => void
}

function PlanFields({ plan: { id, name }, query, set }: PlanFieldsProps) {
  const base = useId()
  const isMember = query.has(`plano${id}`)
  return (
    <div className={css.fields}>
      <FieldFrame id={`${base}plan`} label={texts.inPlan(name)}>
        {(control) => (
          <Select
            {...control}
            placeholder={texts.notInPlan}
            value={query.get(`plano${id}`) ?? ''}
            choices={[
              { value: NOW, label: texts.isInPlan },
              { value: BEFORE, label: texts.wasInPlan },
            ]}
            onChange={(event) => set(`plano${id}`, event.target.value)}
          />
        )}
      </FieldFrame>
      {isMember && (
        <>
          <FieldFrame id={`${base}category`} label={texts.category(name)} hint={texts.categoryHint}>
            {(control) => (
              <Select
                {...control}
                placeholder="1"
                value={query.get(`categoria${id}`) ?? ''}
                choices={CATEGORIES.slice(1)}
                onChange={(event) => set(`categoria${id}`, event.target.value)}
              />
            )}
          </FieldFrame>
          <FieldFrame id={`${base}situation`} label={texts.situation(name)}>
            {(control) => (
              <Select
                {...control}
                placeholder={texts.otherSituation}
                value={query.get(`situacao${id}`) ?? ''}
                choices={SITUATIONS}
                onChange={(event) => set(`situacao${id}`, event.target.value)}
              />
            )}
          </FieldFrame>
        </>
      )}
    </div>
  )
}

const activeIn = ({ id }: Plan) => personQuery(id, ACTIVE)
const pensionerIn = ({ id }: Plan) => personQuery(id, PENSIONER)

function membershipOf({ id }: Plan, query: URLSearchParams): readonly Membership[] {
  const when = query.get(`plano${id}`)
  if (when === null) return []
  return [
    {
      planId: id,
      categoryId: Number(query.get(`categoria${id}`) ?? 1),
      situationId: Number(query.get(`situacao${id}`)) || null,
      startedOn: '1990-01-31',
      endedOn: when === BEFORE ? '2020-01-31' : null,
      variablePercent: null,
    },
  ]
}

type Person = { readonly memberships: readonly Membership[]; readonly withdrawalAllowed: boolean }

function resultOf(typeId: number, types: readonly RequestType[], person: Person): keyof typeof texts.results {
  const isOffered = offeredTypes(types, person.memberships).some(({ id }) => id === typeId)
  const refusal = startRefusal(typeId, { types, ...person })
  if (!isOffered) return refusal === null ? 'byLink' : 'notOffered'
  if (refusal === 'withdrawalNotAllowed') return 'needsPermission'
  return refusal === 'unavailable' ? 'unavailable' : 'offered'
}
