/** The country a form starts with, under its id in the fund's list of countries (ADDRESS-02). */
export const BRAZIL = { id: 31, name: 'Brasil' } as const
