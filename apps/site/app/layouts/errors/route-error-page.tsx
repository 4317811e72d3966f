import { useLocation } from 'react-router';
import { localizedPath, siteLocaleCodes } from '#shared/locales/locale.ts';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { useMessages } from '~/i18n/context';
import { PageLayout } from '../frames/page-layout';
import { languageLinks } from '../languages';
import { describeError } from './describe-error';
import { ErrorPage } from './error-page';

/** An error has no translations; every language leads to its home. */
const homes = () =>
	siteLocaleCodes().map((locale) => ({ locale, href: localizedPath(locale, '/') }));

/** The page shown for any error, inside the site's own header and footer where those could be read. */
export function RouteErrorPage({ error }: { error: unknown }) {
	const { pathname } = useLocation();
	const { status, statusMessage, description, temporary } = describeError(
		error,
		useMessages(),
		pathname,
	);
	return (
		<PageLayout layout="simple" shared={useSharedContent()} languages={languageLinks(homes())}>
			<title>{`${status} ${statusMessage}`}</title>
			<meta name="robots" content="noindex" />
			<ErrorPage
				status={status}
				statusMessage={statusMessage}
				description={description}
				{...(temporary ? { retryHref: pathname } : {})}
			/>
		</PageLayout>
	);
}
