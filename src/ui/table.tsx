import type { Key, ReactNode } from 'react';
import { classNames } from './class-names';
import { VisuallyHidden } from './visually-hidden';
import styles from './table.module.css';

export interface TableColumn<Row> {
  key: string;
  title: string;
  /** Figures stand at the end, in digits of one width. */
  isFigure?: boolean;
  /** The column that names the row: its cells are row headings, and the title of the card on a phone. */
  isName?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  caption: string;
  columns: TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Marks one row, the player's own in a leaderboard for example. */
  isMarked?: (row: Row) => boolean;
  /** Few and narrow columns: it stays a table on a phone. */
  isCompact?: boolean;
}

/** A table; on a phone every row becomes a card that repeats the titles of its columns, unless it is compact. */
export function Table<Row>({ caption, columns, rows, rowKey, isMarked, isCompact = false }: TableProps<Row>) {
  return (
    <table className={classNames(styles.table, isCompact ? styles.compact : styles.cards)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={column.isFigure ? styles.figure : undefined}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={isMarked?.(row) ? styles.marked : undefined}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const className = classNames(column.isFigure && styles.figure, column.isFigure && 'tabular', column.isName && styles.name);
  if (column.isName) {
    return (
      <th scope="row" className={className}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td className={className} data-title={column.title}>
      {column.cell(row)}
    </td>
  );
}
