import { localeCodes } from '@website/contracts/locales';
import { useMessages } from '~/i18n/context';
import { localizedPath } from '~/i18n/locale';
import { DocsLayout } from './docs-layout';
import { languageLinks } from './languages';
import { useSharedContent } from './shared-content';

/** The docs pages in their layout; they exist in every language. */
export function DocsView() {
	const messages = useMessages();
	return (
		<DocsLayout
			shared={useSharedContent()}
			languages={languageLinks(
				localeCodes.map((locale) => ({ locale, href: localizedPath(locale, '/docs') })),
			)}
		>
			<h1>{messages.docsTitle}</h1>
		</DocsLayout>
	);
}
