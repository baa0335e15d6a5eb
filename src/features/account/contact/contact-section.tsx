import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContactKind } from '#contract/fields/contact';
import { useText } from '../../../platform/i18n';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { useSession } from '../../../platform/session';
import { Breakable } from '../../../ui/breakable';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import forms from '../forms.module.css';
import profile from '../profile/profile.module.css';
import { ReadFailure } from '../read-failure';
import { contactKindsShown } from './contact-kinds';
import { contactQuery } from './contact-query';
import { PendingContact } from './pending-contact';

const ContactSheet = lazyPart(async () => (await import('./contact-sheet')).default);

/** The account's email or phone on the security page: confirm it by code, change it, cancel. */
export function ContactSection({ kind }: { kind: ContactKind }) {
  const t = useText();
  const { player } = useSession();
  const contact = useQuery(contactQuery());
  const [isAsked, setAsked] = useState(false);
  const shown = contactKindsShown[kind];
  const state = contact.data?.[kind];
  const value = (kind === 'email' ? player?.email : player?.mobile_phone) ?? null;
  // An existing number can be confirmed as it is; an email can only be changed here.
  const toConfirm = kind === 'phone' && state?.is_confirmed === false && !state.pending ? value : null;
  const action = state?.pending ? shown.other : toConfirm ? shown.confirm : shown.start;
  return (
    <Card as="section" className={profile.section} aria-labelledby={`security-${kind}`}>
      <h2 id={`security-${kind}`}>{t(shown.title)}</h2>
      <p className={forms.contact}>
        <span>{value ? <Breakable text={value} /> : t(shown.none)}</span>
        {value && state && (
          <Badge tone={state.is_confirmed ? 'success' : 'neutral'}>{t(state.is_confirmed ? shown.confirmed : shown.unconfirmed)}</Badge>
        )}
      </p>
      {state?.pending && <PendingContact key={state.pending.requested_at} kind={kind} pending={state.pending} />}
      <ReadFailure query={contact} />
      <Button className={profile.start} onClick={() => setAsked(true)}>
        {t(action)}
      </Button>
      {isAsked && <ContactSheet kind={kind} title={t(action)} known={toConfirm ?? ''} onClose={() => setAsked(false)} />}
    </Card>
  );
}
