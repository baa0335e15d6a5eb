import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** Without padding the content reaches the edges: a picture, a table. */
  isPadded?: boolean;
}

/** The class of a list or a grid of cards. */
export const cardList = styles.cards;

/** The class of the link that covers a card. */
export const cardLink = styles.link;

/** A surface one step above the page. */
export function Card({ as: Element = 'div', isPadded = true, className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(styles.card, isPadded && styles.padded, className)} />;
}
