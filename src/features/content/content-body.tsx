import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Award } from '#contract/fields/content';
import { type ContentComponent, partsOf } from '#rules/content/placeholders';
import { logFailure } from '../../platform/log';
import { textWithBoxes } from '../../ui/checkbox';
import { classNames } from '../../ui/class-names';
import { Awards } from './awards';
import { useCheckedByHash } from './checked-by-hash';
import { cleanHtml } from './clean-html';
import styles from './content.module.css';
import { FileList } from './file-list';

/** The components of placeholders that belong to other domains. */
export type ContentComponents = {
  [Name in Exclude<ContentComponent['name'], 'awards' | 'file-list'>]: ComponentType<Extract<ContentComponent, { name: Name }>['props']>;
};

interface BodyProps {
  html: string;
  awards: readonly Award[];
  components: ContentComponents;
}

/** Handles content links within the app; those to other places, with a modifier key or to a file, are left to the browser. */
function useOwnLinks(body: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = body.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!href?.startsWith('/') || href.startsWith('/cms-files/') || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      void navigate({ href });
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [body, navigate]);
}

/** The text of a page, with its components (CMS-003). */
export function ContentBody({ html, awards, components }: BodyProps) {
  const parts = useMemo(() => partsOf(html).map((part) => (part.kind === 'html' ? { ...part, html: cleanHtml(part.html) } : part)), [html]);
  const body = useRef<HTMLDivElement>(null);
  useOwnLinks(body);
  useCheckedByHash(body);
  useEffect(() => {
    for (const part of parts)
      if (part.kind === 'problem') logFailure('STATIC_PAGE_BLOCKS_JSON_DATA_METHODS_ERROR', new TypeError(part.text));
  }, [parts]);
  return (
    <div ref={body} className={styles.body}>
      {parts.map((part, at) => {
        if (part.kind === 'problem') return null;
        if (part.kind === 'html')
          return <div key={at} className={classNames(styles.text, textWithBoxes)} dangerouslySetInnerHTML={{ __html: part.html }} />;
        if (part.name === 'awards') return <Awards key={at} awards={awards} />;
        if (part.name === 'file-list') return <FileList key={at} {...part.props} />;
        const Component = components[part.name] as ComponentType<object>;
        return <Component key={at} {...part.props} />;
      })}
    </div>
  );
}
