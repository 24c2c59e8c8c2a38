/** A step of the database's history: its statements, in order. A step that was released is never changed. */
export type Statements = readonly string[]
