import { at } from './graph.ts'

/** The sum of coefficient · variable over the columns is at least the lower bound. */
export interface Constraint {
  readonly columns: readonly number[]
  readonly coefficients: readonly number[]
  readonly lowerBound: number
}

/** Values below this are rounding errors. */
const TOLERANCE = 1e-9
const ZERO = 1e-12

/** The number of multiplications still allowed. Several programs can share one budget. */
export interface Budget {
  remaining: number
}

/**
 * Minimizes the cost of non-negative variables subject to constraints, with the dual simplex method. Costs
 * must not be negative. Constraints can be added after solving. `bound` is a lower bound of the optimum after
 * every return of `solve`.
 */
export class LinearProgram {
  private constraints: Constraint[] = []
  /** Each basic variable is the sum of `tableau[row][column]` · nonbasic variable, plus a constant. */
  private tableau: Float64Array[] = []
  private constants: number[] = []
  private basis: number[] = []
  private nonbasic: number[]
  private reducedCosts: Float64Array
  /** The column of a nonbasic variable, -1 - row of a basic one. Slack variables follow the others. */
  private position: number[]

  private readonly costs: readonly number[]
  private readonly budget: Budget

  constructor(costs: readonly number[], budget: Budget) {
    this.costs = costs
    this.budget = budget
    this.nonbasic = costs.map((_, column) => column)
    this.position = [...this.nonbasic]
    this.reducedCosts = Float64Array.from(costs)
  }

  copy(): LinearProgram {
    const copy = new LinearProgram(this.costs, this.budget)
    copy.constraints = [...this.constraints]
    copy.tableau = this.tableau.map((row) => row.slice())
    copy.constants = [...this.constants]
    copy.basis = [...this.basis]
    copy.nonbasic = [...this.nonbasic]
    copy.reducedCosts = this.reducedCosts.slice()
    copy.position = [...this.position]
    this.budget.remaining -= this.tableau.length * this.costs.length
    return copy
  }

  add(constraint: Constraint): void {
    const terms = new Float64Array(this.costs.length)
    let constant = -constraint.lowerBound
    constraint.columns.forEach((column, index) => {
      const coefficient = at(constraint.coefficients, index)
      const position = at(this.position, column)
      if (position >= 0) terms[position] = at(terms, position) + coefficient
      else {
        const basic = at(this.tableau, -1 - position)
        basic.forEach((value, other) => {
          terms[other] = at(terms, other) + coefficient * value
        })
        constant += coefficient * at(this.constants, -1 - position)
      }
    })
    this.budget.remaining -= this.costs.length
    this.position.push(-1 - this.tableau.length)
    this.basis.push(this.costs.length + this.constraints.length)
    this.constraints.push(constraint)
    this.tableau.push(terms)
    this.constants.push(constant)
  }

  get size(): number {
    return this.tableau.length
  }

  /** Drops the constraints that are not tight, except the first ones: few of them become tight again. */
  dropSlack(first: number): void {
    const kept = this.basis.flatMap((variable, row) =>
      variable >= this.costs.length + first && at(this.constants, row) > TOLERANCE ? [] : row,
    )
    this.tableau = kept.map((row) => at(this.tableau, row))
    this.constants = kept.map((row) => at(this.constants, row))
    this.basis = kept.map((row) => at(this.basis, row))
    this.basis.forEach((variable, row) => {
      this.position[variable] = -1 - row
    })
  }

  /** 'stopped' if the budget was used up. */
  solve(): 'solved' | 'infeasible' | 'stopped' {
    for (;;) {
      const row = this.leavingRow()
      if (row === -1) return 'solved'
      const column = this.enteringColumn(row)
      if (column === -1) return 'infeasible'
      if (this.budget.remaining <= 0) return 'stopped'
      this.pivot(row, column)
    }
  }

  values(): number[] {
    return this.costs.map((_, column) => {
      const position = at(this.position, column)
      return position >= 0 ? 0 : Math.max(0, at(this.constants, -1 - position))
    })
  }

  /** Computed from the constraints and not from the tableau, so that rounding errors cannot raise it. */
  bound(): number {
    const duals = this.constraints.map((_, row) => {
      const position = at(this.position, this.costs.length + row)
      return position >= 0 ? Math.max(0, at(this.reducedCosts, position)) : 0
    })
    const sums = new Float64Array(this.costs.length)
    let total = 0
    this.constraints.forEach(({ columns, coefficients, lowerBound }, row) => {
      total += at(duals, row) * lowerBound
      columns.forEach((column, index) => {
        sums[column] = at(sums, column) + at(duals, row) * at(coefficients, index)
      })
    })
    return (
      this.costs.reduce((scale, cost, column) => {
        const sum = at(sums, column)
        return sum > cost ? Math.min(scale, cost / sum) : scale
      }, 1) * total
    )
  }

  private leavingRow(): number {
    let found = -1
    let least = -TOLERANCE
    this.constants.forEach((value, row) => {
      if (value >= least) return
      least = value
      found = row
    })
    return found
  }

  /** The smallest ratio of reduced cost to coefficient; of equal ratios, the largest coefficient. */
  private enteringColumn(row: number): number {
    let found = -1
    let least = Number.POSITIVE_INFINITY
    let coefficient = 0
    const terms = at(this.tableau, row)
    for (let column = 0; column < terms.length; column += 1) {
      const value = terms[column] as number
      if (value <= TOLERANCE) continue
      const ratio = Math.max(0, at(this.reducedCosts, column)) / value
      if (ratio > least + TOLERANCE || (ratio > least - TOLERANCE && value <= coefficient)) continue
      least = Math.min(least, ratio)
      coefficient = value
      found = column
    }
    return found
  }

  private pivot(row: number, column: number): void {
    const terms = at(this.tableau, row)
    const pivotElement = at(terms, column)
    const nonzero: number[] = []
    for (let other = 0; other < terms.length; other += 1) {
      const value = terms[other] as number
      if (value === 0 || other === column) continue
      terms[other] = -value / pivotElement
      nonzero.push(other)
    }
    terms[column] = 1 / pivotElement
    this.constants[row] = -at(this.constants, row) / pivotElement

    const coefficients = Float64Array.from(nonzero, (other) => at(terms, other))
    const eliminate = (changed: Float64Array) => {
      const multiplier = at(changed, column)
      if (multiplier === 0) return 0
      // Most of the time is spent here, so it calls no function.
      for (let index = 0; index < nonzero.length; index += 1) {
        const other = nonzero[index] as number
        const value = (changed[other] as number) + multiplier * (coefficients[index] as number)
        changed[other] = value < ZERO && value > -ZERO ? 0 : value
      }
      changed[column] = multiplier * at(terms, column)
      this.budget.remaining -= nonzero.length
      return multiplier
    }
    for (let index = 0; index < this.tableau.length; index += 1) {
      if (index === row) continue
      const multiplier = eliminate(at(this.tableau, index))
      if (multiplier !== 0)
        this.constants[index] = at(this.constants, index) + multiplier * at(this.constants, row)
    }
    this.budget.remaining -= this.tableau.length + this.costs.length
    eliminate(this.reducedCosts)

    const leaving = at(this.basis, row)
    const entering = at(this.nonbasic, column)
    this.basis[row] = entering
    this.nonbasic[column] = leaving
    this.position[entering] = -1 - row
    this.position[leaving] = column
  }
}
