import Inbox from 'lucide-react/icons/inbox';
import { Badge, type Tone } from '../../src/ui/badge';
import { Button } from '../../src/ui/button';
import { EmptyState } from '../../src/ui/empty-state';
import { Message } from '../../src/ui/message';
import { Skeleton } from '../../src/ui/skeleton';
import { SkeletonRows } from '../../src/ui/skeleton-rows';
import { Spinner } from '../../src/ui/spinner';
import { dismissToasts, toast } from '../../src/ui/toast';
import { Toaster } from '../../src/ui/toaster';
import { Section, State } from '../state';
import type { Words } from '../words';

const tones: readonly Tone[] = ['neutral', 'info', 'special', 'success', 'warning', 'danger'];
const messageTones = ['info', 'success', 'warning', 'danger'] as const;

/** Messages, and placeholders for content that's still loading. */
export function Feedback({ words }: { words: Words }) {
  return (
    <>
      <Section title="Message">
        {messageTones.map((tone) => (
          <State key={tone} name={tone}>
            <Message tone={tone} title={words.title} action={<Button size="small">{words.action}</Button>}>
              {words.text}
            </Message>
          </State>
        ))}
        <State name="without a title">
          <Message>{words.text}</Message>
        </State>
      </Section>
      <Section title="Toaster">
        {messageTones.map((tone) => (
          <State key={tone} name={tone}>
            <Button
              onClick={() => toast({ tone, title: words.title, text: words.text, action: { text: words.action, run: () => undefined } })}
            >
              Show
            </Button>
          </State>
        ))}
        <State name="all away">
          <Button onClick={dismissToasts}>Dismiss</Button>
        </State>
        <Toaster label="Notices" closeText="Close" />
      </Section>
      <Section title="Badge">
        {tones.map((tone) => (
          <State key={tone} name={tone}>
            <Badge tone={tone}>{words.state}</Badge>
          </State>
        ))}
        <State name="with an icon">
          <Badge icon={<Inbox aria-hidden="true" size={14} />}>{words.state}</Badge>
        </State>
      </Section>
      <Section title="EmptyState">
        <State name="whole">
          <EmptyState icon={<Inbox aria-hidden="true" />} title={words.title} action={<Button>{words.action}</Button>}>
            {words.text}
          </EmptyState>
        </State>
        <State name="title alone">
          <EmptyState title={words.title} />
        </State>
      </Section>
      <Section title="Skeleton, SkeletonRows, Spinner" note="Loading.">
        {(['text', 'title', 'block', 'tile', 'wide-tile'] as const).map((shape) => (
          <State key={shape} name={shape}>
            <Skeleton shape={shape} {...(shape === 'block' && { height: '6rem' })} />
          </State>
        ))}
        <State name="rows">
          <SkeletonRows count={3} />
        </State>
        <State name="spinner">
          <Spinner />
          <Spinner size={40} />
        </State>
      </Section>
    </>
  );
}
