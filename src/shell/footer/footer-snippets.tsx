import { Snippets } from '../../features/content/snippets';
import { contentComponents } from '../pages/content-components';

/** The operators' content in the footer of every page; loaded after the first screen. */
export default function FooterSnippets() {
  return <Snippets category="footer-content" components={contentComponents} />;
}
