import { sql } from 'kysely'

/**
 * Who did it, as the participant reads it: their own name, 'Fundo' for the staff and the system, '' for rows from before
 * this was recorded (P-701). A column for queries over the table.
 */
export const authorIn = (table: 'request_status' | 'request_message') => sql<string>`coalesce(
  (select person.name from request join person on person.id = request.person_id
    where request.id = ${sql.ref(`${table}.request_id`)} and person.id = ${sql.ref(`${table}.by_id`)}),
  case when ${sql.ref(`${table}.by_id`)} is null and not ${sql.ref(`${table}.by_system`)} then '' else 'Fundo' end
)`
