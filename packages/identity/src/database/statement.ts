import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database } from './database.ts';
import { type RowOf, rowReader, type Selection } from './rows.ts';

type Values = Record<string, unknown>;

/**
 * A statement that every connection plans once, under its name. What differs from run to run are `sql.placeholder`s.
 *
 * @example
 * const ofDay = prepareStatement<{ id: string }>(db, 'identity_of_day', sql`select id from t where day = ${sql.placeholder('day')}`);
 * const rows = await ofDay({ day: '2026-09-01' });
 */
export function prepareStatement<Row extends object>(
  db: Database,
  name: string,
  statement: SQL,
): (values: Values) => Promise<Row[]> {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return async (values) => {
    const query = { name, text, values: fillPlaceholders(params, values) };
    return (await db.$client.query<Row>(query)).rows;
  };
}

/**
 * The same for a question whose rows hold whole tables: `statement` selects {@link valuesOf} the selection first of all.
 * What is asked again and again is read here for a fraction of what drizzle's own reader takes, which looks at the kind
 * of every column anew for every row.
 *
 * @example
 * const one = { thing: things };
 * const byName = prepareSelect(db, 'identity_thing', one, sql`select ${valuesOf(one)} from ${things} where name = ${sql.placeholder('name')}`);
 * const [found] = await byName({ name: 'kettle' });
 */
export function prepareSelect<S extends Selection>(
  db: Database,
  name: string,
  selection: S,
  statement: SQL,
): (values: Values) => Promise<RowOf<S>[]> {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  const toRow = rowReader(selection);
  return async (values) => {
    const query = { name, text, types, rowMode: 'array' as const, values: fillPlaceholders(params, values) };
    return (await db.$client.query<unknown[]>(query)).rows.map(toRow);
  };
}

const asText = (value: string) => value;
/** Drizzle's columns read instants themselves. */
const types = {
  getTypeParser: ((oid, format) =>
    oid === pg.types.builtins.TIMESTAMPTZ
      ? asText
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
