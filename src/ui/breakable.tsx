import { Fragment } from 'react';

const address = /(\S+@\S+)/;
const part = /(?<=[@._+-])/;

/** A text whose email addresses break after their signs where they're too long for a line, and not amid a word. */
export function Breakable({ text }: { text: string }) {
  return text.split(address).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <span key={at} translate="no">
        {piece.split(part).map((bit, of) => (
          <Fragment key={of}>
            {of > 0 && <wbr />}
            {bit}
          </Fragment>
        ))}
      </span>
    ),
  );
}
