import Heart from 'lucide-react/icons/heart';
import { useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from '../../src/ui/button';
import { Chip, ChipRow } from '../../src/ui/chip';
import { IconButton } from '../../src/ui/icon-button';
import { Section, State } from '../state';
import type { Words } from '../words';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const sizes: readonly ButtonSize[] = ['small', 'medium', 'large'];

/** What is pressed. */
export function Actions({ words }: { words: Words }) {
  const [chosen, choose] = useState(words.items[0]);
  return (
    <>
      <Section title="Button">
        {variants.map((variant) => (
          <State key={variant} name={variant}>
            <Button variant={variant}>{words.action}</Button>
          </State>
        ))}
        {variants.map((variant) => (
          <State key={variant} name={`${variant}, disabled`}>
            <Button variant={variant} disabled>
              {words.action}
            </Button>
          </State>
        ))}
        {variants.map((variant) => (
          <State key={variant} name={`${variant}, loading`}>
            <Button variant={variant} isBusy>
              {words.action}
            </Button>
          </State>
        ))}
        {sizes.map((size) => (
          <State key={size} name={`${size}, with an icon`}>
            <Button size={size} icon={<Heart aria-hidden="true" />}>
              {words.action}
            </Button>
          </State>
        ))}
        <State name="wide">
          <Button isWide>{words.action}</Button>
        </State>
        <State name="a link">
          <Button render={<a href="#link">{words.action}</a>}>{words.action}</Button>
        </State>
      </Section>
      <Section title="IconButton">
        <State name="default">
          <IconButton label={words.action}>
            <Heart aria-hidden="true" />
          </IconButton>
        </State>
        <State name="filled, with a count">
          <IconButton label={words.action} isFilled count="99+">
            <Heart aria-hidden="true" />
          </IconButton>
        </State>
        <State name="disabled">
          <IconButton label={words.action} disabled>
            <Heart aria-hidden="true" />
          </IconButton>
        </State>
      </Section>
      <Section title="Chip">
        <State name="default">
          <Chip>{words.items[1]}</Chip>
        </State>
        <State name="selected">
          <Chip isSelected>{words.items[1]}</Chip>
        </State>
        <State name="disabled">
          <Chip disabled>{words.items[1]}</Chip>
        </State>
        <State name="with an icon">
          <Chip icon={<Heart aria-hidden="true" size={16} />}>{words.items[1]}</Chip>
        </State>
        <State name="a row of links" isWide>
          <ChipRow label={words.title} current={chosen}>
            {[...words.items, ...words.items].map((item, at) => (
              <Chip key={at} isSelected={chosen === item} onClick={() => choose(item)} render={<a href="#chips">{item}</a>}>
                {item}
              </Chip>
            ))}
          </ChipRow>
        </State>
      </Section>
    </>
  );
}
