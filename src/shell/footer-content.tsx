import { Snippets } from '../features/content/snippets';
import { contentComponents } from './content-components';

/** What operators say at the foot of every page; loaded once the first screen stands. */
export default function FooterContent() {
  return <Snippets category="footer-content" components={contentComponents} />;
}
