import { localeCodes } from '@website/contracts/locales';
import { useMessages } from '~/i18n/context';
import { localizedPath } from '~/i18n/locale';
import { docsTitle } from '~/seo/docs-meta';
import { PageShell } from './page-shell';

/** The docs pages in their layout. */
export function DocsView() {
	const messages = useMessages();
	return (
		<PageShell
			layout="docs"
			translations={localeCodes.map((locale) => ({
				id: `docs-${locale}`,
				locale,
				href: localizedPath(locale, '/docs'),
				post_title: docsTitle,
			}))}
		>
			<h1>{messages.docsTitle}</h1>
		</PageShell>
	);
}
