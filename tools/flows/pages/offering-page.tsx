import { useId, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

import type { Membership } from '#domain/people/membership.ts'
import type { Plan } from '#domain/requests/facts.ts'
import { Card } from '#ui/primitives/card.tsx'
import { Checkbox } from '#ui/primitives/checkbox.tsx'
import { FieldFrame } from '#ui/primitives/field-frame.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { Select } from '#ui/primitives/select.tsx'

import type { DocumentRow } from '../describe/rules.ts'
import {
  type Difference,
  differencesBetween,
  type RulesOfPerson,
  rulesOfPerson,
} from '../rules/differences.ts'
import * as css from './pages.css.ts'
import { ACTIVE, PENSIONER, personQuery, ROW, rulesPath } from './paths.ts'
import { RowName } from './row-name.tsx'
import { DocumentTable, useRules, useTypes } from './rules-pages.tsx'
import * as texts from './rules-texts.ts'
import { TableCard } from './table-card.tsx'

const CATEGORIES = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => ({ value: `${id}`, label: `${id}` }))
const SITUATIONS = ['7', '8', '14'].map((id) => ({ value: id, label: id }))
const NOW = 'agora'
const BEFORE = 'antes'
const PERMISSION = 'resgate'

/** The request types that a made-up participant is offered by the rules of the portal. The URL contains the participant. */
export function Component() {
  const { tables, offering, forms, documents } = useRules()
  const { plans } = tables
  const typesOf = useTypes()
  const [query, setQuery] = useSearchParams()
  const set = (key: string, value: string) => {
    const next = new URLSearchParams(query)
    // Otherwise each answer would move the focus to the marked row again.
    next.delete(ROW)
    if (value === '') next.delete(key)
    else next.set(key, value)
    setQuery(next, { replace: true })
  }
  const memberships = plans.flatMap((plan) => membershipOf(plan, query))
  const withdrawalAllowed = query.get(PERMISSION) === 'S'
  const [first] = plans
  const comparedPlans = plans.filter(({ id }) =>
    memberships.length === 0 ? id === first?.id : memberships.some(({ planId }) => planId === id),
  )
  const compared = texts.compared(comparedPlans.map(({ name }) => name).join(' e '))
  const mine = useRulesOf(memberships, withdrawalAllowed)
  const others = useRulesOf(
    comparedPlans.flatMap((plan) => membershipOf(plan, new URLSearchParams(activeIn(plan)))),
    true,
  )
  const dependent = new Set(
    forms.flatMap(({ type, fields }) =>
      fields
        .filter(({ shown, required, filled }) =>
          [shown, required, filled].some((words) => texts.dependsOnPlan.test(words)),
        )
        .map(({ path }) => `${type} ${path}`),
    ),
  )
  const dependentDocuments = documents.filter(
    ({ plan, asked }) => plan !== null || texts.dependsOnPlan.test(asked),
  )
  const isDependent = ({ name, of, regra, types }: DocumentRow) =>
    dependentDocuments.some(
      (row) =>
        row.name === name &&
        row.of === of &&
        row.regra === regra &&
        row.types.some((type) => types.includes(type)),
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
          checked={withdrawalAllowed}
          onChange={(checked) => set(PERMISSION, checked ? 'S' : '')}
        />
      </Card>
      <Card title={texts.changesFor}>
        <Differences differences={differencesBetween(mine, others)} compared={compared} />
      </Card>
      <TableCard
        caption={texts.offeringCaption}
        rows={offering}
        keyOf={({ type }) => type}
        columns={[
          {
            header: texts.type,
            namesRow: true,
            cell: ({ type }) => <RowName id={`${type}`}>{typesOf([type])}</RowName>,
          },
          {
            header: texts.thisPerson,
            cell: ({ type }) => {
              const result = mine.results.get(type) ?? 'notOffered'
              return result === others.results.get(type) ? (
                texts.results[result]
              ) : (
                <strong>
                  {texts.results[result]} ({texts.differs})
                </strong>
              )
            },
          },
          {
            header: compared,
            cell: ({ type }) => texts.results[others.results.get(type) ?? 'notOffered'],
          },
          { header: texts.ruleColumn, cell: ({ offered }) => offered },
          { header: texts.startColumn, cell: ({ start }) => start },
        ]}
      />
      <TableCard
        caption={texts.dependentCaption}
        rows={mine.fields.filter(
          ({ type, path, shown, filled }) =>
            dependent.has(`${type} ${path}`) && (shown !== texts.never || filled !== texts.never),
        )}
        keyOf={({ type, path }) => `${type} ${path}`}
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
      <DocumentTable
        caption={texts.dependentDocumentsCaption}
        documents={mine.documents.filter(isDependent)}
      />
    </>
  )
}

function useRulesOf(memberships: readonly Membership[], withdrawalAllowed: boolean): RulesOfPerson {
  const { tables } = useRules()
  // Running all rules takes some tenths of a second.
  const key = JSON.stringify({ memberships, withdrawalAllowed })
  return useMemo(() => rulesOfPerson(tables, JSON.parse(key)), [tables, key])
}

type DifferencesProps = { differences: readonly Difference[]; compared: string }

/** What differs for the participant, in sentences. */
function Differences({ differences, compared }: DifferencesProps) {
  const typesOf = useTypes()
  const inWords = (difference: Difference) => {
    const type = typesOf([difference.type])
    switch (difference.kind) {
      case 'type':
        return texts.typeDiffers(type, difference.results, compared)
      case 'field':
        return texts.fieldDiffers(type, difference.label, difference.what, difference.words, compared)
      case 'document':
        return texts.documentDiffers(type, difference.name, difference.isAsked)
    }
  }
  const same = texts.sameFor(new Set(differences.map(({ kind }) => kind)))
  return (
    <>
      <p>{texts.comparedWith(compared)}</p>
      <ul className={css.list}>
        {differences.map((difference) => (
          <li key={JSON.stringify(difference)} className={css.item}>
            {inWords(difference)}
          </li>
        ))}
        {same !== null && <li className={css.item}>{same}</li>}
      </ul>
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
