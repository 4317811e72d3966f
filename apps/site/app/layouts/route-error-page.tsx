import { useLocation } from 'react-router';
import { useMessages } from '~/i18n/context';
import { describeError } from './describe-error';
import { ErrorPage } from './error-page';
import { languageLinks } from './languages';
import { PageLayout } from './page-layout';
import { useSharedContent } from './shared-content';

/** The page shown for any error, inside the site's own header and footer where those could be read. */
export function RouteErrorPage({ error }: { error: unknown }) {
	const { pathname } = useLocation();
	const { status, statusMessage, description, temporary } = describeError(error, useMessages());
	return (
		<PageLayout layout="simple" shared={useSharedContent()} languages={languageLinks([])}>
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
