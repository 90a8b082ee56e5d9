import type { TableModel } from "./table";

/** One value for each table, made when it is first asked for and dropped with the table. */
export function perTable<T>(make: (table: TableModel) => T): (table: TableModel) => T {
  const made = new WeakMap<TableModel, T>();
  return (table) => {
    let value = made.get(table);
    if (value === undefined) {
      value = make(table);
      made.set(table, value);
    }
    return value;
  };
}
