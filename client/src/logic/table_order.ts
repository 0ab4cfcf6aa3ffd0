// The order of tables in a list.
import type { TableInfo } from "../wire";

/** What still wants to be played comes before what is over; the order is kept otherwise. */
export function inOrder(tables: readonly TableInfo[]): TableInfo[] {
  const isDone = ({ over, goes_on }: TableInfo) => over && !goes_on;
  return [...tables.filter((one) => !isDone(one)), ...tables.filter(isDone)];
}
