import { Column, type GetColumnData, getTableColumns, is, SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

type Columns = Record<string, Column>;

/** What each row of an answer holds under which name: all columns of a table, or some, as one object, or a single value. */
export type Selection = Record<string, PgTable | Columns | SQL>;

export type RowOf<S extends Selection> = {
  [Name in keyof S]: S[Name] extends PgTable
    ? S[Name]['$inferSelect']
    : S[Name] extends SQL<infer Value>
      ? Value
      : S[Name] extends Columns
        ? { [Key in keyof S[Name]]: GetColumnData<S[Name][Key]> }
        : never;
};

/** Some of a table's columns, for a {@link Selection}. */
export const columnsNamed = <Table extends PgTable, const Key extends keyof Table['_']['columns'] & string>(
  table: Table,
  ...keys: Key[]
): Pick<Table['_']['columns'], Key> =>
  Object.fromEntries(keys.map((key) => [key, getTableColumns(table)[key]])) as Pick<
    Table['_']['columns'],
    Key
  >;

/** The columns that make an object; nothing for a single value. */
function columnsIn(part: PgTable | Columns | SQL): Columns | undefined {
  if (is(part, SQL)) return undefined;
  return is(part, PgTable) ? getTableColumns(part) : part;
}

/** What to write after `select` for a selection. */
export const valuesOf = (selection: Selection): SQL =>
  sql.join(
    Object.values(selection).flatMap((part) => {
      const columns = columnsIn(part);
      return columns ? Object.values(columns).map((column) => sql`${column}`) : [part];
    }),
    sql`, `,
  );

/** A name for each of the values, such as `"session.endsAt"`, for where the columns of several tables would be mixed up. */
export const namesOf = (selection: Selection): SQL =>
  sql.join(
    Object.entries(selection).flatMap(([name, part]) => {
      const columns = columnsIn(part);
      if (!columns) return [sql`${sql.identifier(name)}`];
      return Object.keys(columns).map((key) => sql`${sql.identifier(`${name}.${key}`)}`);
    }),
    sql`, `,
  );

/** The columns of a table by name, as an `insert` lists them, or `of` another name that stands for its rows. */
export const columnsOf = (table: PgTable, of?: string): SQL =>
  sql.join(
    Object.values(getTableColumns(table)).map(({ name }) =>
      of ? sql`${sql.identifier(of)}.${sql.identifier(name)}` : sql`${sql.identifier(name)}`,
    ),
    sql`, `,
  );

/** A whole row under the names of its columns, for `json_populate_record`. */
export const toJsonRow = <Table extends PgTable>(table: Table, row: Table['$inferSelect']): object =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, { name }]) => [name, row[key as keyof typeof row]]),
  );

type Decode = (value: unknown) => unknown;
type Read = (values: readonly unknown[], at: number) => unknown;

/** Makes the reader of rows that come as lists of values, in the order in which they were selected. */
export function rowReader<S extends Selection>(selection: S): (values: readonly unknown[]) => RowOf<S> {
  const parts: { name: string; at: number; read: Read }[] = [];
  let width = 0;
  for (const [name, part] of Object.entries(selection)) {
    const columns = columnsIn(part);
    const entries = columns && Object.entries(columns);
    parts.push({
      name,
      at: width,
      read: entries ? recordReader(entries) : valueReader(decoderOf(part as SQL)),
    });
    width += entries?.length ?? 1;
  }
  return (values) => {
    const row: Record<string, unknown> = {};
    for (const { name, at, read } of parts) row[name] = read(values, at);
    return row as RowOf<S>;
  };
}

function recordReader(columns: [string, Column][]): Read {
  const cells = columns.map(([key, column]) => ({ key, read: valueReader(decoderOf(column)) }));
  return (values, at) => {
    const record: Record<string, unknown> = {};
    for (let index = 0; index < cells.length; index += 1) {
      const cell = cells[index];
      if (cell) record[cell.key] = cell.read(values, at + index);
    }
    return record;
  };
}

const valueReader =
  (decode: Decode | undefined): Read =>
  (values, at) => {
    const value = values[at];
    return decode === undefined || value === null ? value : decode(value);
  };

/** Nothing where a value stays as the driver gives it, which is so for most columns. */
function decoderOf(source: Column | SQL): Decode | undefined {
  const decoder = is(source, Column) ? source : (source as unknown as { decoder: Column }).decoder;
  if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return undefined;
  return (value) => decoder.mapFromDriverValue(value);
}
