import { at } from './graph.ts'

/** The sum of factor · value over some columns is at least so much. */
export interface Row {
  readonly columns: readonly number[]
  readonly factors: readonly number[]
  readonly least: number
}

/** Values below this are rounding errors. */
const TOLERANCE = 1e-9
const NOTHING = 1e-12

/** The multiplications that are left; several programs can share them. */
export interface Work {
  left: number
}

/**
 * Values from 0 up that keep to rows and cost as little as possible, found by the dual simplex method. Rows
 * can be added later. Costs are not negative. Whenever it stops, `bound` is a cost that no such values are
 * below.
 */
export class LinearProgram {
  private rows: Row[] = []
  /** Each basic variable as a sum over the others, `table[row][column]`, and a constant. */
  private table: Float64Array[] = []
  private constant: number[] = []
  private basic: number[] = []
  private other: number[]
  private price: Float64Array
  /** Of a variable: its column, or -1 - row where it is basic. Rows follow the columns. */
  private place: number[]

  private readonly costs: readonly number[]
  private readonly work: Work

  constructor(costs: readonly number[], work: Work) {
    this.costs = costs
    this.work = work
    this.other = costs.map((_, column) => column)
    this.place = [...this.other]
    this.price = Float64Array.from(costs)
  }

  copy(): LinearProgram {
    const other = new LinearProgram(this.costs, this.work)
    other.rows = [...this.rows]
    other.table = this.table.map((row) => row.slice())
    other.constant = [...this.constant]
    other.basic = [...this.basic]
    other.other = [...this.other]
    other.price = this.price.slice()
    other.place = [...this.place]
    this.work.left -= this.table.length * this.costs.length
    return other
  }

  add(row: Row): void {
    const terms = new Float64Array(this.costs.length)
    let constant = -row.least
    row.columns.forEach((column, index) => {
      const factor = at(row.factors, index)
      const place = at(this.place, column)
      if (place >= 0) terms[place] = at(terms, place) + factor
      else {
        const known = at(this.table, -1 - place)
        known.forEach((value, other) => {
          terms[other] = at(terms, other) + factor * value
        })
        constant += factor * at(this.constant, -1 - place)
      }
    })
    this.work.left -= this.costs.length
    this.place.push(-1 - this.table.length)
    this.basic.push(this.costs.length + this.rows.length)
    this.rows.push(row)
    this.table.push(terms)
    this.constant.push(constant)
  }

  get size(): number {
    return this.table.length
  }

  /** Forgets rows after the first ones that the solution more than keeps to: few of them matter again. */
  forgetIdle(first: number): void {
    const kept = this.basic.flatMap((variable, row) =>
      variable >= this.costs.length + first && at(this.constant, row) > TOLERANCE ? [] : row,
    )
    this.table = kept.map((row) => at(this.table, row))
    this.constant = kept.map((row) => at(this.constant, row))
    this.basic = kept.map((row) => at(this.basic, row))
    this.basic.forEach((variable, row) => {
      this.place[variable] = -1 - row
    })
  }

  /** 'impossible' if no values keep to all rows, 'stopped' if the work that was left did not suffice. */
  solve(): 'solved' | 'impossible' | 'stopped' {
    for (;;) {
      const row = this.mostViolated()
      if (row === -1) return 'solved'
      const column = this.cheapestRepair(row)
      if (column === -1) return 'impossible'
      if (this.work.left <= 0) return 'stopped'
      this.exchange(row, column)
    }
  }

  values(): number[] {
    return this.costs.map((_, column) => {
      const place = at(this.place, column)
      return place >= 0 ? 0 : Math.max(0, at(this.constant, -1 - place))
    })
  }

  /** Computed from the rows as they were added, so that rounding errors of the table cannot raise it. */
  bound(): number {
    const weights = this.rows.map((_, row) => {
      const place = at(this.place, this.costs.length + row)
      return place >= 0 ? Math.max(0, at(this.price, place)) : 0
    })
    const paid = new Float64Array(this.costs.length)
    let total = 0
    this.rows.forEach(({ columns, factors, least }, row) => {
      total += at(weights, row) * least
      columns.forEach((column, index) => {
        paid[column] = at(paid, column) + at(weights, row) * at(factors, index)
      })
    })
    return (
      this.costs.reduce((share, cost, column) => {
        const excess = at(paid, column)
        return excess > cost ? Math.min(share, cost / excess) : share
      }, 1) * total
    )
  }

  private mostViolated(): number {
    let found = -1
    let least = -TOLERANCE
    this.constant.forEach((value, row) => {
      if (value >= least) return
      least = value
      found = row
    })
    return found
  }

  /** The column that can raise the row with the least change of prices; of several the largest factor. */
  private cheapestRepair(row: number): number {
    let found = -1
    let least = Number.POSITIVE_INFINITY
    let factor = 0
    const terms = at(this.table, row)
    for (let column = 0; column < terms.length; column += 1) {
      const value = terms[column] as number
      if (value <= TOLERANCE) continue
      const ratio = Math.max(0, at(this.price, column)) / value
      if (ratio > least + TOLERANCE || (ratio > least - TOLERANCE && value <= factor)) continue
      least = Math.min(least, ratio)
      factor = value
      found = column
    }
    return found
  }

  /** The basic variable of the row and the other one of the column change places. */
  private exchange(row: number, column: number): void {
    const terms = at(this.table, row)
    const factor = at(terms, column)
    const used: number[] = []
    for (let other = 0; other < terms.length; other += 1) {
      const value = terms[other] as number
      if (value === 0 || other === column) continue
      terms[other] = -value / factor
      used.push(other)
    }
    terms[column] = 1 / factor
    this.constant[row] = -at(this.constant, row) / factor

    const factors = Float64Array.from(used, (other) => at(terms, other))
    const replace = (changed: Float64Array) => {
      const share = at(changed, column)
      if (share === 0) return 0
      // Most of the time is spent here: no calls.
      for (let index = 0; index < used.length; index += 1) {
        const other = used[index] as number
        const value = (changed[other] as number) + share * (factors[index] as number)
        changed[other] = value < NOTHING && value > -NOTHING ? 0 : value
      }
      changed[column] = share * at(terms, column)
      this.work.left -= used.length
      return share
    }
    for (let index = 0; index < this.table.length; index += 1) {
      if (index === row) continue
      const share = replace(at(this.table, index))
      if (share !== 0) this.constant[index] = at(this.constant, index) + share * at(this.constant, row)
    }
    this.work.left -= this.table.length + this.costs.length
    replace(this.price)

    const leaving = at(this.basic, row)
    const entering = at(this.other, column)
    this.basic[row] = entering
    this.other[column] = leaving
    this.place[entering] = -1 - row
    this.place[leaving] = column
  }
}
