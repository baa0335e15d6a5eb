import Inbox from 'lucide-react/icons/inbox';
import { Breakable } from '../../src/ui/breakable';
import { Button } from '../../src/ui/button';
import { Card } from '../../src/ui/card';
import { LinkCard, LinkCards } from '../../src/ui/link-card';
import { PageHeading } from '../../src/ui/page-heading';
import { VisuallyHidden } from '../../src/ui/visually-hidden';
import { Section, State } from '../state';
import type { Words } from '../words';

/** What holds something else. */
export function Surfaces({ words }: { words: Words }) {
  return (
    <>
      <Section title="Card">
        <State name="padded">
          <Card>{words.text}</Card>
        </State>
        <State name="to the edges">
          <Card isPadded={false}>{words.text}</Card>
        </State>
      </Section>
      <Section title="LinkCards, LinkCard">
        <State name="a list" isWide>
          <LinkCards>
            {words.items.map((item) => (
              <LinkCard key={item} mark={<Inbox />} link={<a href="#card">{item}</a>} text={words.text}>
                {words.hint}
              </LinkCard>
            ))}
          </LinkCards>
        </State>
      </Section>
      <Section title="PageHeading">
        <State name="whole" isWide>
          <PageHeading
            title={words.title}
            lead={words.text}
            back={<a href="#back">{words.items[0]}</a>}
            action={<Button>{words.action}</Button>}
          />
        </State>
      </Section>
      <Section title="Breakable">
        <State name="a long address">
          <Breakable text={`${words.title}: a.rather-long_name+of.somebody@a-long-subdomain.perigee.example`} />
        </State>
      </Section>
      <Section title="VisuallyHidden">
        <State name="read, not seen">
          <VisuallyHidden>{words.text}</VisuallyHidden>
        </State>
      </Section>
    </>
  );
}
