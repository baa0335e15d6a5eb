import type { Key, ReactNode } from 'react';
import { classNames } from './class-names';
import { VisuallyHidden } from './visually-hidden';
import styles from './table.module.css';

export interface TableColumn<Row> {
  key: string;
  title: string;
  /** Figures are right-aligned, with tabular digits. */
  isFigure?: boolean;
  /** The column that names the row: its cells are row headings, and it takes the remaining width. */
  isName?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
  caption: string;
  columns: TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Highlights one row, the player's own in a leaderboard for example. */
  isMarked?: (row: Row) => boolean;
}

/** A table of few and narrow columns, which a phone shows unchanged; anything larger is a list. */
export function Table<Row>({ caption, columns, rows, rowKey, isMarked }: TableProps<Row>) {
  return (
    <div className={styles.place}>
      <table className={styles.table}>
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
    </div>
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
  return <td className={className}>{column.cell(row)}</td>;
}
