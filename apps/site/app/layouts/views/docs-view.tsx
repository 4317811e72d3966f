import type { ApiOverview } from '#shared/api-description.ts';
import { siteLocaleCodes } from '#shared/locales/locale.ts';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { docsPath } from '~/features/docs-viewer/addresses';
import { DocsViewer } from '~/features/docs-viewer/docs-viewer';
import { DocsLayout } from '../frames/docs-layout';
import { languageLinks } from '../languages';

export function DocsView({ overview }: { overview: ApiOverview | null }) {
	return (
		<DocsLayout
			shared={useSharedContent()}
			languages={languageLinks(
				siteLocaleCodes().map((locale) => ({ locale, href: docsPath(locale) })),
			)}
		>
			<DocsViewer overview={overview} />
		</DocsLayout>
	);
}
