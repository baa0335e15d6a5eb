import { useState } from 'react';
import { Button } from '../../src/ui/button';
import { Sheet } from '../../src/ui/sheet';
import { Section, State } from '../state';
import type { Words } from '../words';

const sizes = ['small', 'medium', 'large'] as const;

/** What comes over the page. */
export function Layers({ words }: { words: Words }) {
  const [size, setSize] = useState<(typeof sizes)[number]>('small');
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="Sheet">
      {sizes.map((name) => (
        <State key={name} name={name}>
          <Button
            onClick={() => {
              setSize(name);
              setOpen(true);
            }}
          >
            Open
          </Button>
        </State>
      ))}
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        description={words.hint}
        closeText="Close"
        size={size}
        footer={<Button isWide>{words.action}</Button>}
      >
        <p>{words.text}</p>
      </Sheet>
    </Section>
  );
}
